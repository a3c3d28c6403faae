// Keeps the last page that was seen, so that it opens without a connection.
"use strict";

const KEPT = "page";
const PARTS = ["./", "page.css", "page.js", "sealed.js", "icon.svg", "manifest.json", "cards"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(PARTS)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || request.url.endsWith("/news")) return;
  event.respondWith(answered(request));
});

// The newest where there is a connection, else the last that was kept: by its address
// alone, as browsers ask for one page with several sets of headers.
async function answered(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request.url, answer.clone());
    return answer;
  } catch (error) {
    const last = await kept.match(request.url);
    if (last) return last;
    throw error;
  }
}
