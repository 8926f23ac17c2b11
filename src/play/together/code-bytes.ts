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

export const bytesOfHex = (hex: string): number[] =>
  (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

export const hexOf = (bytes: readonly number[]): string =>
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

/*
 * What browsers tell each other to meet is a long text, most of it the same for all. Here are the few parts
 * that differ, and the text made of them again. A browser's own text is never changed before it takes it.
 */

/** An address of a device in its own network, and the port that waits there. */
export interface Address {
  /** IPv4, IPv6, or a name that only the network around can resolve. */
  readonly host: string;
  readonly port: number;
}

/** What differs from one connection to the next. */
export interface SdpFacts {
  /** The SHA-256 of the certificate: 32 bytes. */
  readonly print: readonly number[];
  readonly ufrag: string;
  readonly pwd: string;
  readonly addresses: readonly Address[];
}

export const PRINT_LENGTH = 32;

/** The parts of a browser's text; nothing where it lacks one. */
export function readSdp(text: string): SdpFacts | undefined {
  const field = (name: string) => new RegExp(`^a=${name}:(.+?)\\s*$`, 'm').exec(text)?.[1];
  const [ufrag, pwd] = [field('ice-ufrag'), field('ice-pwd')];
  const print = field('fingerprint')
    ?.replace(/^sha-256 /i, '')
    .split(':')
    .map((byte) => Number.parseInt(byte, 16));
  if (!ufrag || !pwd || print?.length !== PRINT_LENGTH) return undefined;
  const candidates = text.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim);
  const addresses = [...candidates].map(([, host, port]) => ({ host, port: Number(port) }));
  return { print, ufrag, pwd, addresses };
}

/**
 * The text that a browser takes as the other's.
 *
 * @param role `actpass` for a table's, which offers; `active` for a guest's, which answers
 */
export function sdpOf(
  { print, ufrag, pwd, addresses }: SdpFacts,
  role: 'actpass' | 'active',
): string {
  const told = print.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');
  return [
    ...['v=0', 'o=- 1 1 IN IP4 0.0.0.0', 's=-', 't=0 0', 'a=group:BUNDLE 0'],
    ...['m=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0'],
    ...addresses.map(
      ({ host, port }, n) =>
        `a=candidate:${n + 1} 1 udp ${2122260223 - 256 * n} ${host} ${port} typ host`,
    ),
    ...[`a=ice-ufrag:${ufrag}`, `a=ice-pwd:${pwd}`, `a=fingerprint:sha-256 ${told}`],
    ...[`a=setup:${role}`, 'a=mid:0', 'a=sctp-port:5000', 'a=max-message-size:262144'],
    '',
  ].join('\r\n');
}

const HOME = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/;
const MOST_ADDRESSES = 3;

/** The addresses worth telling: those of a home network first, IPv6 where there is nothing else. */
export function bestOf<A extends { readonly host: string }>(all: readonly A[]): readonly A[] {
  const home = all.filter(({ host }) => HOME.test(host));
  const names = all.filter(({ host }) => host.endsWith('.local'));
  const best = home.length > 0 ? home : names.length > 0 ? names : all;
  return best.slice(0, MOST_ADDRESSES);
}
