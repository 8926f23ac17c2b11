/*
 * Codes as bytes, and bytes as text: digits in a picture, where three take ten bits, and letters in a message.
 */

const LETTERS = /^[A-Za-z0-9+/]*$/;
const HEX = /^([0-9a-f]{2})+$/;
/** How a short text is packed: base64 as 6 bits a letter, hex as 4, anything else as it is. */
const BASE64 = 0;
const HEXADECIMAL = 1;
const PLAIN = 2;
const LONGEST_TEXT = 63;

/** Writes a code byte by byte. */
export class CodeWriter {
  readonly bytes: number[] = [];

  byte(...values: readonly number[]): this {
    this.bytes.push(...values.map((value) => value & 255));
    return this;
  }

  pair(value: number): this {
    return this.byte(value >> 8, value);
  }

  hex(digits: string): this {
    return this.byte(...bytesOfHex(digits));
  }

  /** @throws RangeError where it is longer than any browser's */
  text(text: string): this {
    const [kind, bytes] = packed(text);
    if (bytes.length > LONGEST_TEXT) throw new RangeError('a text too long for a code');
    return this.byte((kind << 6) | bytes.length, ...bytes);
  }
}

function packed(text: string): [kind: number, bytes: number[]] {
  if (HEX.test(text)) return [HEXADECIMAL, bytesOfHex(text)];
  if (text.length % 4 === 0 && LETTERS.test(text)) return [BASE64, charCodes(atob(text))];
  return [PLAIN, charCodes(text)];
}

const charCodes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

const bytesOfHex = (hex: string): number[] =>
  (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Reads a code byte by byte. */
export class CodeReader {
  private at = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get isDone(): boolean {
    return this.at >= this.bytes.length;
  }

  /** @throws RangeError where the code ends too early, as all of these */
  byte(): number {
    if (this.isDone) throw new RangeError('the code ends too early');
    return this.bytes[this.at++];
  }

  pair(): number {
    return (this.byte() << 8) | this.byte();
  }

  many(count: number): number[] {
    return Array.from({ length: count }, () => this.byte());
  }

  hex(bytes: number): string {
    return hexOf(this.many(bytes));
  }

  text(): string {
    const head = this.byte();
    const bytes = this.many(head & LONGEST_TEXT);
    const kind = head >> 6;
    if (kind === HEXADECIMAL) return hexOf(bytes);
    const text = String.fromCharCode(...bytes);
    const told = kind === BASE64 ? btoa(text) : text;
    if (!/^[\w+/-]+$/.test(told)) throw new RangeError('no text of a code');
    return told;
  }
}

const LONGEST_DIGITS = 3000;

export const digitsOf = (bytes: Uint8Array): string =>
  BigInt(`0x01${hexOf([...bytes])}`).toString();

export const lettersOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The bytes of a code in either writing; nothing where it is neither. */
export function bytesIn(text: string): Uint8Array | undefined {
  if (text.length > LONGEST_DIGITS) return undefined;
  if (/^\d+$/.test(text)) {
    const hex = BigInt(text).toString(16);
    return hex.startsWith('1') && hex.length % 2 === 1
      ? Uint8Array.from(bytesOfHex(hex.slice(1)))
      : undefined;
  }
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined;
  return Uint8Array.from(charCodes(atob(text.replaceAll('-', '+').replaceAll('_', '/'))));
}
