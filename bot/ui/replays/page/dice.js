// The dice of Waykeeper once more, written from docs/dice.md and from nothing else, so that a page can check them by
// itself: SHA-256, HMAC, BLAKE2b and the draws made of it. No library, no network.
//
//   Dice.check({commitment, seed, words, draws}, onProgress) -> Promise<{ok, at, why, seal}>
//   Dice.draw(seedBytes, {stream, first, kind, n, count, salt}) -> {result, after}
//
// Numbers that JavaScript cannot hold exactly come and go as strings of digits.
"use strict";

const Dice = (() => {
  const utf8 = new TextEncoder();

  const fromHex = (hex) => {
    if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new Error("not hexadecimal");
    return Uint8Array.from(hex.match(/../g) || [], (pair) => parseInt(pair, 16));
  };
  const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const joined = (...parts) => {
    const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  };

  // ------------------------------------------------------------------ SHA-256 (FIPS 180-4)

  const primes = (count) => {
    const found = [];
    for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n);
    return found;
  };
  // the first 32 bits of the fractional parts of roots of primes, by whole numbers so that no digit is lost
  const root = (power, prime) => {
    const scaled = BigInt(prime) << BigInt(32 * power);
    let low = 0n;
    let high = 1n << 40n;
    while (low < high) {
      const middle = (low + high + 1n) >> 1n;
      if (middle ** BigInt(power) <= scaled) low = middle;
      else high = middle - 1n;
    }
    return Number(low & 0xffffffffn);
  };
  const K256 = primes(64).map((p) => root(3, p));
  const H256 = primes(8).map((p) => root(2, p));

  const sha256 = (message) => {
    const bits = BigInt(message.length) * 8n;
    const length = ((message.length + 8) >> 6) * 64 + 64;
    const padded = new Uint8Array(length);
    padded.set(message);
    padded[message.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setBigUint64(length - 8, bits);
    const h = Uint32Array.from(H256);
    const w = new Uint32Array(64);
    const turn = (x, n) => (x >>> n) | (x << (32 - n));
    for (let begin = 0; begin < length; begin += 64) {
      for (let i = 0; i < 16; i++) w[i] = view.getUint32(begin + 4 * i);
      for (let i = 16; i < 64; i++) {
        const a = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
        const b = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
        w[i] = w[i - 16] + a + w[i - 7] + b;
      }
      let [a, b, c, d, e, f, g, k] = h;
      for (let i = 0; i < 64; i++) {
        const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
        const one = (k + s1 + ((e & f) ^ (~e & g)) + K256[i] + w[i]) | 0;
        const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
        const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [k, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
      }
      [a, b, c, d, e, f, g, k].forEach((value, i) => (h[i] += value));
    }
    const out = new DataView(new ArrayBuffer(32));
    h.forEach((word, i) => out.setUint32(4 * i, word));
    return new Uint8Array(out.buffer);
  };

  const hmac = (key, message) => {
    const block = new Uint8Array(64);
    block.set(key.length > 64 ? sha256(key) : key);
    const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
    return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
  };

  // ------------------------------------------------------------------ BLAKE2b (RFC 7693), words as pairs of 32 bits

  const IV = [
    0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a,
    0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19,
  ];
  const SIGMA = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
    [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
    [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
  ];
  const v = new Uint32Array(32);

  const add = (a, b) => {
    const low = v[a] + v[b];
    v[a + 1] = v[a + 1] + v[b + 1] + (low >= 0x100000000 ? 1 : 0);
    v[a] = low;
  };
  const addWord = (a, low, high) => {
    const sum = v[a] + low;
    v[a + 1] = v[a + 1] + high + (sum >= 0x100000000 ? 1 : 0);
    v[a] = sum;
  };
  const mixTurn = (d, a, n) => {
    const low = v[d] ^ v[a];
    const high = v[d + 1] ^ v[a + 1];
    if (n === 32) {
      v[d] = high;
      v[d + 1] = low;
    } else if (n === 63) {
      v[d] = (low << 1) | (high >>> 31);
      v[d + 1] = (high << 1) | (low >>> 31);
    } else {
      v[d] = (low >>> n) | (high << (32 - n));
      v[d + 1] = (high >>> n) | (low << (32 - n));
    }
  };
  const quarter = (a, b, c, d, m, x, y) => {
    [a, b, c, d] = [2 * a, 2 * b, 2 * c, 2 * d];
    add(a, b);
    addWord(a, m[2 * x], m[2 * x + 1]);
    mixTurn(d, a, 32);
    add(c, d);
    mixTurn(b, c, 24);
    add(a, b);
    addWord(a, m[2 * y], m[2 * y + 1]);
    mixTurn(d, a, 16);
    add(c, d);
    mixTurn(b, c, 63);
  };
  const compress = (h, block, count, isLast) => {
    const view = new DataView(block.buffer, block.byteOffset, 128);
    const m = new Uint32Array(32);
    for (let i = 0; i < 32; i++) m[i] = view.getUint32(4 * i, true);
    for (let i = 0; i < 16; i++) {
      v[i] = h[i];
      v[16 + i] = IV[i];
    }
    v[24] ^= count;
    v[25] ^= Math.floor(count / 0x100000000);
    if (isLast) {
      v[28] = ~v[28];
      v[29] = ~v[29];
    }
    for (let round = 0; round < 12; round++) {
      const s = SIGMA[round % 10];
      quarter(0, 4, 8, 12, m, s[0], s[1]);
      quarter(1, 5, 9, 13, m, s[2], s[3]);
      quarter(2, 6, 10, 14, m, s[4], s[5]);
      quarter(3, 7, 11, 15, m, s[6], s[7]);
      quarter(0, 5, 10, 15, m, s[8], s[9]);
      quarter(1, 6, 11, 12, m, s[10], s[11]);
      quarter(2, 7, 8, 13, m, s[12], s[13]);
      quarter(3, 4, 9, 14, m, s[14], s[15]);
    }
    for (let i = 0; i < 16; i++) h[i] ^= v[i] ^ v[16 + i];
  };
  const blake2b = (key, message) => {
    const h = Uint32Array.from(IV);
    h[0] ^= 0x01010040 ^ (key.length << 8); // 64 bytes out, one leaf
    const first = new Uint8Array(key.length ? 128 : 0);
    first.set(key);
    const whole = joined(first, message);
    const blocks = Math.max(1, Math.ceil(whole.length / 128));
    const padded = new Uint8Array(128 * blocks);
    padded.set(whole);
    for (let i = 0; i < blocks; i++) {
      const isLast = i === blocks - 1;
      compress(h, padded.subarray(128 * i, 128 * i + 128), isLast ? whole.length : 128 * (i + 1), isLast);
    }
    return new Uint8Array(h.buffer);
  };

  // ------------------------------------------------------------------ draws

  const SPACE = 1n << 64n;
  const little = (number) => {
    const bytes = new DataView(new ArrayBuffer(8));
    bytes.setBigUint64(0, BigInt(number), true);
    return new Uint8Array(bytes.buffer);
  };

  // lone halves of surrogate pairs are written as they stand, as Python's "surrogatepass" does
  const words8 = (text) => {
    const out = [];
    for (const sign of text) {
      const code = sign.codePointAt(0);
      if (code >= 0xd800 && code <= 0xdfff) out.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
      else out.push(...utf8.encode(sign));
    }
    return Uint8Array.from(out);
  };

  const tableSeed = (serverSeed, words) => {
    const parts = [utf8.encode("waykeeper table seed 1")];
    for (const word of words) {
      const bytes = words8(word);
      const length = new DataView(new ArrayBuffer(4));
      length.setUint32(0, bytes.length);
      parts.push(new Uint8Array(length.buffer), bytes);
    }
    return hmac(serverSeed, joined(...parts));
  };

  // a stream of 64-bit words from word `at` on
  class Words {
    constructor(seed, stream, salt, at) {
      this.seed = seed;
      this.head = joined(utf8.encode(stream), little(salt));
      this.at = at;
      this.block = -1;
    }
    next() {
      const block = Math.floor(this.at / 8);
      if (block !== this.block) {
        this.view = new DataView(blake2b(this.seed, joined(this.head, little(block))).buffer);
        this.block = block;
      }
      return this.view.getBigUint64(8 * (this.at++ % 8), true);
    }
    below(n) {
      const most = BigInt(n);
      const limit = SPACE - (SPACE % most);
      let word;
      do word = this.next();
      while (word >= limit);
      return word % most;
    }
  }

  const plain = (big) => (big <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(big) : String(big));

  const draw = (seed, { stream, first, kind, n, count, salt }) => {
    const words = new Words(seed, stream, salt, first);
    const swap = (list, a, b) => ([list[a], list[b]] = [list[b], list[a]]);
    const places = () => Array.from({ length: Number(n) }, (_, i) => i);
    let result;
    if (kind === "below" || kind === "pick") result = plain(words.below(n));
    else if (kind === "die") result = plain(words.below(n) + 1n);
    else if (kind === "dice") result = Array.from({ length: count }, () => plain(words.below(n) + 1n));
    else if (kind === "shuffle") {
      result = places();
      for (let i = result.length - 1; i > 0; i--) swap(result, i, Number(words.below(i + 1)));
    } else if (kind === "sample") {
      const list = places();
      for (let i = 0; i < count; i++) swap(list, i, i + Number(words.below(list.length - i)));
      result = list.slice(0, count);
    } else throw new Error("unknown kind of draw: " + kind);
    return { result, after: words.at };
  };

  const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

  // Every draw must be the one that had to come, where its stream stood: none left out, none made twice.
  const check = async ({ commitment, seed, words, draws }, onProgress = () => {}) => {
    const serverSeed = fromHex(seed);
    const seal = toHex(sha256(serverSeed));
    if (seal !== commitment) return { ok: false, at: -1, why: "seal", seal };
    const own = tableSeed(serverSeed, words);
    const counters = new Map();
    let salt = 0;
    for (let i = 0; i < draws.length; i++) {
      const [stream, first, kind, n, count, now, result] = draws[i];
      if (first !== (counters.get(stream) || 0)) return { ok: false, at: i, why: "place", seal };
      if (now < salt) return { ok: false, at: i, why: "salt", seal };
      salt = now;
      const made = draw(own, { stream, first, kind, n, count, salt });
      if (!same(made.result, result)) return { ok: false, at: i, why: "result", due: made.result, seal };
      counters.set(stream, made.after);
      if (i % 200 === 199) {
        onProgress(i + 1);
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
    return { ok: true, at: draws.length, seal };
  };

  return { check, draw, tableSeed, sha256, hmac, blake2b, fromHex, toHex };
})();

if (typeof module !== "undefined") module.exports = Dice;
