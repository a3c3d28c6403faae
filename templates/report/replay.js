// Steps through the evening: every act has a frame, which names what each section shows.
"use strict";

const PAUSE = 1500; // milliseconds between two frames that play
const stages = [...document.querySelectorAll("article")].map(stage).filter((one) => one.steps.length);
const last = stages.length ? stages[0].steps.length - 1 : 0;
let at = 0;
let playing = 0;
const opened = new Map(); // what the reader has opened and closed, by section and summary

// What there is of a replay in one language.
function stage(article) {
  const sections = [...article.querySelectorAll(".grid > section[data-shows]")];
  const contents = new Map();
  for (const one of article.querySelectorAll("template")) contents.set(one.dataset.number, one.content);
  for (const one of sections) {
    const content = document.createDocumentFragment();
    content.append(...[...one.childNodes].map((node) => node.cloneNode(true)));
    if (one.dataset.shows !== "-") contents.set(one.dataset.shows, content);
  }
  const find = (path) => article.querySelector(path);
  return {
    article, sections, contents,
    steps: [...article.querySelectorAll(".step")],
    turns: [...article.querySelectorAll("div.turn")],
    marks: [...article.querySelectorAll(".turns a")],
    controls: find(".controls"), slider: find("input"), play: find("[data-go=play]"),
    place: find(".place"), panel: find(".this"), told: find("[role=status]"),
  };
}

// What the reader has opened stays open.
function put(section, shows, contents) {
  if (section.dataset.shows === shows) return;
  for (const one of section.querySelectorAll("details")) opened.set(name(section, one), one.open);
  section.dataset.shows = shows;
  section.hidden = shows === "-";
  section.replaceChildren(...(section.hidden ? [] : [contents.get(shows).cloneNode(true)]));
  for (const one of section.querySelectorAll("details")) one.open = opened.get(name(section, one)) ?? false;
}

function name(section, details) {
  return `${section.closest("article").lang} ${section.className} ${details.querySelector("summary").textContent}`;
}

function show(one) {
  const step = one.steps[at];
  const { entry, turn, shows } = step.dataset;
  shows.split(" ").forEach((number, n) => put(one.sections[n], number, one.contents));
  one.steps.forEach((each, n) => {
    each.hidden = n > at;
    if (n === at) each.setAttribute("aria-current", "step");
    else each.removeAttribute("aria-current");
  });
  one.turns.forEach((each, n) => {
    const here = each.contains(step);
    each.hidden = each.querySelector(".step").hidden;
    if (here) one.marks[n].setAttribute("aria-current", "true");
    else one.marks[n].removeAttribute("aria-current");
  });
  one.told.replaceChildren(...[...step.childNodes].map((node) => node.cloneNode(true)));
  one.place.textContent = one.article.dataset.place.replace("{entry}", entry).replace("{turn}", turn);
  one.slider.value = at;
  one.slider.setAttribute("aria-valuetext", one.place.textContent);
}

function go(to) {
  at = Math.max(0, Math.min(last, to));
  stages.forEach(show);
  if (at === last) stop();
}

function stop() {
  clearInterval(playing);
  playing = 0;
  for (const one of stages) one.play.textContent = one.article.dataset.play;
}

function play() {
  if (playing) {
    stop();
    return;
  }
  if (at === last) go(0);
  if (at === last) return;
  playing = setInterval(() => go(at + 1), PAUSE);
  for (const one of stages) one.play.textContent = one.article.dataset.stop;
}

// Whoever steps by hand takes over from what plays.
const GO = {
  first: () => { stop(); go(0); },
  back: () => { stop(); go(at - 1); },
  on: () => { stop(); go(at + 1); },
  last: () => { stop(); go(last); },
  play,
};
const KEYS = { Home: "first", ArrowLeft: "back", ArrowRight: "on", End: "last", " ": "play" };

function pressed(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const own = event.target.closest("button, summary");
  const wide = event.target.closest(".wide");
  if (!(event.key in KEYS) || (own && event.key === " ")) return;
  if (wide && wide.scrollWidth > wide.clientWidth && event.key !== " ") return; // they move the picture
  event.preventDefault();
  GO[KEYS[event.key]]();
}

function speak(lang) {
  for (const one of stages) one.article.hidden = one.article.lang !== lang;
  document.documentElement.lang = lang;
}

for (const one of stages) {
  one.slider.max = last;
  one.controls.hidden = one.panel.hidden = false;
  one.slider.addEventListener("input", () => { stop(); go(Number(one.slider.value)); });
  for (const button of one.controls.querySelectorAll("[data-go]")) {
    button.addEventListener("click", GO[button.dataset.go]);
  }
  for (const button of one.controls.querySelectorAll("[data-language]")) {
    button.addEventListener("click", () => speak(button.dataset.language));
  }
  one.marks.forEach((mark, n) => mark.addEventListener("click", (event) => {
    event.preventDefault();
    stop();
    go(one.steps.indexOf(one.turns[n].querySelector(".step")));
  }));
}
if (stages.length) {
  speak(stages[0].article.lang);
  document.addEventListener("keydown", pressed);
  go(0);
}
