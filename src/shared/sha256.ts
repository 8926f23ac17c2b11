/*
 * SHA-256 (FIPS 180-4), for marks and seals that are needed at once: what browsers offer answers later.
 */

/** The first bits of the broken parts of roots of the first primes, as the standard has them. */
function rootBits(): readonly [starts: readonly number[], rounds: readonly number[]] {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  const bits = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
  return [
    primes.slice(0, 8).map((prime) => bits(Math.sqrt(prime))),
    primes.map((prime) => bits(Math.cbrt(prime))),
  ];
}

const [STARTS, ROUNDS] = rootBits();

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with its closing bit, and its length at the end of the last block of 64 bytes. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, bytes.length * 8);
  return view;
}

/** The 64 hexadecimal digits of a text in UTF-8. */
export function sha256(text: string): string {
  const message = padded(text);
  const sums = [...STARTS];
  const words = new Int32Array(64);
  for (let block = 0; block < message.byteLength; block += 64) {
    for (let at = 0; at < 64; at++) {
      if (at < 16) {
        words[at] = message.getInt32(block + at * 4);
        continue;
      }
      const [two, seven, fifteen, sixteen] = [2, 7, 15, 16].map(
        (back) => words[at - back] ?? 0,
      ) as [number, number, number, number];
      const low = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3);
      const high = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
      words[at] = sixteen + low + seven + high;
    }
    let [a, b, c, d, e, f, g, h] = sums as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let at = 0; at < 64; at++) {
      const choice = (e & f) ^ (~e & g);
      const most = (a & b) ^ (a & c) ^ (b & c);
      const one =
        h +
        (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
        choice +
        (ROUNDS[at] ?? 0) +
        (words[at] ?? 0);
      const other = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((sum, at) => {
      sums[at] = ((sums[at] ?? 0) + sum) | 0;
    });
  }
  return sums.map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('');
}
