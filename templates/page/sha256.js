// SHA-256 (FIPS 180-4). What browsers bring along works only where there is a certificate.
"use strict";

const primes = [];
for (let number = 2; primes.length < 64; number += 1) {
  if (primes.every((prime) => number % prime)) primes.push(number);
}
const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

// The hash of a text in UTF-8, in 64 digits of base 16.
function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  const room = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  room.set(bytes);
  room[bytes.length] = 0x80;
  const words = new DataView(room.buffer);
  words.setUint32(room.length - 8, Math.floor(bytes.length / 2 ** 29));
  words.setUint32(room.length - 4, bytes.length << 3);
  const sum = [...START];
  for (let at = 0; at < room.length; at += 64) block(words, at, sum);
  return sum.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function block(words, at, sum) {
  const turned = (word, by) => (word >>> by) | (word << (32 - by));
  const w = [];
  let [a, b, c, d, e, f, g, h] = sum;
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) {
      w[i] = words.getInt32(at + 4 * i);
    } else {
      const [x, y] = [w[i - 15], w[i - 2]];
      const low = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const high = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      w[i] = (w[i - 16] + low + w[i - 7] + high) | 0;
    }
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const more = (h + high + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const most = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + more) | 0, c, b, a, (more + most) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    sum[i] = (sum[i] + word) | 0;
  });
}
