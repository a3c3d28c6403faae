// Follows the campaign: fetches the page's live part after every action.
"use strict";

const live = document.getElementById("live");
const state = document.getElementById("state");
const { away, live: here } = document.body.dataset;
let latest = live.innerHTML.trim();
let asked = false; // whether something new was announced while a fetch was under way
let busy = false;

let since = new Date(document.body.dataset.at); // when this page was true

function connected() {
  since = new Date();
  keepPage();
  state.className = "live";
  state.textContent = here;
}

function lost() {
  if (state.className === "away") return;
  state.className = "away";
  const at = since.toLocaleTimeString(document.documentElement.lang);
  state.textContent = away.replace("{at}", at);
}

// The page as it is now opens without a connection, where a browser keeps pages at all.
let keeping = 0;
let saved = Promise.resolve(); // one after the other, so that an older page never comes last

function keepPage() {
  if (!("caches" in window) || !navigator.serviceWorker?.controller) return;
  clearTimeout(keeping);
  keeping = setTimeout(() => {
    saved = saved.then(() => caches.open("page")).then((pages) => pages.add("./")).catch(() => {});
  }, 500);
}

// Puts the new page in place; what the reader has opened or closed stays so.
function put(text) {
  if (text.trim() === latest) return;
  latest = text.trim();
  const seen = new Set([...live.querySelectorAll(".acts .entry")].map((one) => one.textContent));
  const open = new Map([...live.querySelectorAll("details")].map((one) => [name(one), one.open]));
  const [x, y] = [window.scrollX, window.scrollY];
  document.dispatchEvent(new Event("putting"));
  live.innerHTML = text;
  for (const one of live.querySelectorAll("details")) {
    if (open.has(name(one))) one.open = open.get(name(one));
  }
  for (const one of live.querySelectorAll(".acts .act")) {
    if (!seen.has(one.querySelector(".entry").textContent)) one.classList.add("fresh");
  }
  window.scrollTo(x, y);
  document.dispatchEvent(new Event("put"));
}

function name(details) {
  return details.querySelector("summary").textContent;
}

async function fetched() {
  if (busy) {
    asked = true;
    return;
  }
  busy = true;
  try {
    do {
      asked = false;
      const answer = await fetch("live");
      if (!answer.ok) throw new Error(answer.statusText);
      put(await answer.text());
      connected();
    } while (asked);
  } catch {
    lost();
    setTimeout(fetched, 1000);
  } finally {
    busy = false;
  }
}

// The server shows every 15 seconds that it is still there.
const SILENCE = 40_000;
let news;
let silent;

function follow() {
  news?.close();
  news = new EventSource("news");
  news.onmessage = () => {
    heard();
    fetched();
  };
  news.addEventListener("here", heard);
  news.onerror = () => {
    lost();
    if (news.readyState === EventSource.CLOSED) setTimeout(follow, 1000);
  };
  heard();
}

function heard() {
  clearTimeout(silent);
  silent = setTimeout(() => {
    lost();
    follow();
  }, SILENCE);
}

addEventListener("offline", lost);
addEventListener("online", follow);

follow();
// With a certificate, or on this computer, the last state is also there offline.
if ("serviceWorker" in navigator) navigator.serviceWorker.register("worker.js").catch(() => {});
