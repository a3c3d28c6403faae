// Seals the answers of whoever has this page. Until a round is closed, nothing but a hash
// leaves the phone: the answer and its code stay here.
"use strict";

const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const AGAIN = 2000; // milliseconds until something is sent once more
const typed = new Map(); // what stands in a field while the page is put anew
const sending = new Map(); // what is being sent, by round
const told = new Map(); // what went wrong, by round
const opened = new Set(); // what has been opened from here
let within = {}; // where is being typed: the round, and the selection

const placeOf = (slip) => `sealed/${slip.under}/${slip.round}/${slip.key}`;

// All that was sealed in this round, newest last: the table may still hold an older one.
function kept(slip) {
  try {
    return JSON.parse(localStorage.getItem(placeOf(slip))) ?? [];
  } catch {
    return [];
  }
}

function keep(slip, every) {
  try {
    localStorage.setItem(placeOf(slip), JSON.stringify(every));
    return true;
  } catch {
    return false;
  }
}

function mark(slip, hash, mark) {
  keep(slip, kept(slip).map((one) => (one.hash === hash ? { ...one, [mark]: true } : one)));
}

// 16 signs of 5 bits each: nobody finds the answer by trying.
function fresh() {
  const drawn = crypto.getRandomValues(new Uint8Array(16));
  return [...drawn].map((byte) => SIGNS[byte & 31]).join("");
}

function sealed(slip, value, code) {
  return sha256(["intendant-sealed-1", slip.under, slip.round, slip.key, value, code].join("|"));
}

// The answer in its one form; null where it is none. What cannot be seen is left out, as
// the signs that join two pictures into one: nobody could type it at the table.
function answered(slip, field) {
  const text = field.value.normalize("NFC").replace(/(?!\s)\p{C}/gu, "").trim().split(/\s+/).join(" ");
  if (slip.kind !== "number") return text || null;
  return /^\d{1,5}$/.test(text) ? String(Number(text)) : null;
}

async function send(slip, what) {
  if (sending.has(slip.round)) return;
  sending.set(slip.round, true);
  let again = false;
  try {
    const body = JSON.stringify({ round: Number(slip.round), ...what });
    const headers = { "content-type": "application/json" };
    const answer = await fetch("sealed", { method: "POST", headers, body });
    again = answer.status >= 500 || answer.status === 429;
    told.set(slip.round, again ? "unsent" : answer.ok ? "" : "refused");
    if (what.hash && !again) mark(slip, what.hash, answer.ok ? "sent" : "refused");
    if (what.code && !again) opened.add(placeOf(slip));
  } catch {
    again = true;
    told.set(slip.round, "unsent");
  }
  sending.delete(slip.round);
  if (again) setTimeout(show, AGAIN);
  else show();
}

function commit(form) {
  const slip = form.dataset;
  const value = answered(slip, form.querySelector("[data-answer]"));
  const wrong = slip.kind === "number" ? "wrong" : "empty";
  told.set(slip.round, value === null ? wrong : "");
  if (value !== null) {
    const code = fresh();
    const one = { value, code, hash: sealed(slip, value, code) };
    typed.delete(slip.round);
    if (!keep(slip, [...kept(slip), one])) told.set(slip.round, "forgetful");
  }
  show();
}

// What is to be sent now, if anything.
function next(slip, every) {
  const last = every.at(-1);
  if (slip.state === "open") {
    const waits = last && !last.sent && !last.refused && slip.mine !== last.hash;
    return waits ? { hash: last.hash } : null;
  }
  const mine = every.find((one) => one.hash === slip.mine);
  return mine && !opened.has(placeOf(slip)) ? { value: mine.value, code: mine.code } : null;
}

// What the owner is told, as the name of a sentence; "" for nothing.
function saying(slip, every) {
  if (told.get(slip.round)) return told.get(slip.round);
  const there = every.some((one) => one.hash === slip.mine);
  if (slip.state === "closed") return there ? "" : "lost";
  if (sending.has(slip.round)) return "sending";
  const foreign = slip.mine ? every.length && !there : every.some((one) => one.seen);
  return foreign ? "other" : "";
}

function display(form) {
  const slip = form.dataset;
  if (slip.mine) mark(slip, slip.mine, "seen");
  const every = kept(slip);
  const what = next(slip, every);
  const mine = every.find((one) => one.hash === slip.mine && !what?.hash) ?? every.at(-1);
  form.hidden = false;
  form.querySelector(".ask").hidden = slip.state !== "open";
  form.querySelector(".kept").replaceChildren(...(mine ? receipt(form, mine) : []));
  if (what) send(slip, what);
  const said = saying(slip, every);
  form.querySelector(".said").textContent = said ? slip[said] : "";
}

// What was sealed, and its code, which stays on one line.
function receipt(form, mine) {
  const code = document.createElement("code");
  code.textContent = mine.code.match(/.{4}/g).join("-");
  const [before, after] = form.dataset.kept.split("{code}");
  return [before.replace("{value}", () => shown(form, mine.value)), code, after];
}

// An answer as its field shows it.
function shown(form, value) {
  const options = [...(form.querySelector("[data-answer]").options ?? [])];
  return options.find((one) => one.value === value)?.textContent ?? value;
}

function show() {
  for (const form of document.querySelectorAll(".slip")) display(form);
}

// What could not be sent is sent as soon as the phone is on the net again.
addEventListener("online", show);

const formOf = (event) => event.target.closest?.(".slip");

document.addEventListener("click", (event) => {
  if (event.target.closest?.(".slip button")) commit(formOf(event));
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.target.matches?.(".slip input")) commit(formOf(event));
});
document.addEventListener("input", (event) => {
  const form = formOf(event);
  if (!form) return;
  typed.set(form.dataset.round, event.target.value);
  told.delete(form.dataset.round);
});

// The page is put anew after every action; what is being typed stays.
document.addEventListener("putting", () => {
  const field = document.activeElement?.closest(".slip [data-answer]");
  const { selectionStart: from, selectionEnd: to } = field ?? {};
  within = { round: field?.closest(".slip").dataset.round, from, to };
});
document.addEventListener("put", () => {
  show();
  for (const form of document.querySelectorAll(".slip")) {
    const field = form.querySelector("[data-answer]");
    if (typed.has(form.dataset.round)) field.value = typed.get(form.dataset.round);
    if (form.dataset.round !== within.round) continue;
    field.focus({ preventScroll: true });
    if (field.setSelectionRange) field.setSelectionRange(within.from, within.to);
  }
});

show();
