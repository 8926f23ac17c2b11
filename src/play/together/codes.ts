import { bytesIn, CodeReader, CodeWriter } from './code-bytes.ts';

/*
 * The two codes that are carried by hand. A table's tells its certificate, its addresses, and of each free
 * place the name and word of a connection and its ports. A guest's tells the same of one; of its address
 * nothing, which the table learns from the first packet, unless the table itself told only names.
 */

const OF_TABLE = 1;
const OF_GUEST = 2;
/** The place of somebody who only watches. */
export const WATCHER = 255;

/** A place at a table that a guest may take, and what a browser is told to get there. */
interface OpenPlace {
  readonly seat: number;
  readonly sdp: string;
}

export interface TableCode {
  /** Which game; see {@link gameByte}. */
  readonly game: number;
  /** What a guest's code must say to be meant for this table. */
  readonly check: number;
  readonly places: readonly OpenPlace[];
  /** Whether it told names only, or nothing: then a guest tells where it is. */
  readonly isNamed: boolean;
}

interface GuestCode {
  readonly seat: number;
  readonly check: number;
  readonly sdp: string;
}

/** What all bytes of a code come to; one that was changed on the way most often comes to something else. */
const byteChecksum = (bytes: Iterable<number>): number => {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum ^ (sum >>> 8) ^ (sum >>> 16) ^ (sum >>> 24)) & 255;
};

/** A game in a code: no list of games is needed to tell two apart. */
export const gameByte = (id: string): number => byteChecksum(new TextEncoder().encode(id));

/** What a guest's code says of the table it is for. */
export const checkOf = (sdp: string): number => byteChecksum(readSdp(sdp)?.print ?? []);

/**
 * A table's code. A place whose connection has other addresses than the first is left out: one code tells
 * them once.
 *
 * @throws RangeError where a browser's text lacks something
 */
export function tableCode(game: number, places: readonly OpenPlace[]): Uint8Array {
  const told = places.map(({ seat, sdp }) => ({ seat, ...toldIn(sdp) }));
  const [first] = told;
  if (!first) throw new RangeError('a table without a free place');
  const hosts = bestOf(first.addresses).map(({ host }) => host);
  const same = told.filter(({ addresses }) =>
    hosts.every((host) => addresses.some((address) => address.host === host)),
  );
  const code = new CodeWriter().byte(OF_TABLE, game, ...first.print);
  code.byte((hosts.length << 4) | same.length);
  for (const host of hosts) writeHost(code, host);
  for (const { seat, ufrag, pwd, addresses } of same) {
    code.byte(seat).text(ufrag).text(pwd);
    for (const host of hosts) code.pair(portAt(addresses, host));
  }
  return summed(code);
}

const portAt = (addresses: readonly Address[], host: string): number =>
  addresses.find((address) => address.host === host)?.port ?? 0;

/** @param isNamed whether the table told names only, and must be told where the guest is */
export function guestCode(
  { seat, sdp }: OpenPlace,
  { check, isNamed }: Pick<TableCode, 'check' | 'isNamed'>,
): Uint8Array {
  const { print, ufrag, pwd, addresses } = toldIn(sdp);
  const code = new CodeWriter()
    .byte(OF_GUEST, seat, check, ...print)
    .text(ufrag)
    .text(pwd);
  for (const { host, port } of isNamed ? bestOf(addresses) : []) {
    writeHost(code, host);
    code.pair(port);
  }
  return summed(code);
}

/** A table's code out of its text; nothing where it is damaged or something else. */
export const readTableCode = (text: string): TableCode | undefined =>
  reading(text, OF_TABLE, (code) => {
    const game = code.byte();
    const print = code.many(PRINT_LENGTH);
    const counts = code.byte();
    const hosts = Array.from({ length: counts >> 4 }, () => hostIn(code));
    const places = Array.from({ length: counts & 15 }, () => {
      const [seat, ufrag, pwd] = [code.byte(), code.text(), code.text()];
      const addresses = hosts.map((host) => ({ host, port: code.pair() }));
      return { seat, sdp: sdpOf({ print, ufrag, pwd, addresses }, 'actpass') };
    });
    if (!code.isDone || places.length === 0) return undefined;
    const isNamed = hosts.every((host) => host.endsWith('.local'));
    return { game, check: byteChecksum(print), places, isNamed };
  });

/** A guest's code out of its text; nothing where it is damaged or something else. */
export const readGuest = (text: string): GuestCode | undefined =>
  reading(text, OF_GUEST, (code) => {
    const [seat, check] = [code.byte(), code.byte()];
    const [print, ufrag, pwd] = [code.many(PRINT_LENGTH), code.text(), code.text()];
    const addresses: Address[] = [];
    while (!code.isDone) addresses.push({ host: hostIn(code), port: code.pair() });
    return { seat, check, sdp: sdpOf({ print, ufrag, pwd, addresses }, 'active') };
  });

function summed({ bytes }: CodeWriter): Uint8Array {
  return Uint8Array.from([...bytes, byteChecksum(bytes)]);
}

function reading<Read>(
  text: string,
  kind: number,
  read: (code: CodeReader) => Read | undefined,
): Read | undefined {
  const bytes = bytesIn(text.replace(/\s/g, ''));
  if (!bytes || bytes[0] !== kind || byteChecksum(bytes.slice(0, -1)) !== bytes.at(-1))
    return undefined;
  try {
    return read(new CodeReader(bytes.slice(1, -1)));
  } catch {
    return undefined;
  }
}

function toldIn(sdp: string): SdpFacts {
  const told = readSdp(sdp);
  if (!told) throw new RangeError('a browser told too little');
  return told;
}

const IPV4 = 0;
const IPV6 = 1;
const NAME = 2;
const ADDRESS_BYTES = [4, 16, 16];

function writeHost(code: CodeWriter, host: string): void {
  const name = /^([0-9a-f-]{36})\.local$/.exec(host)?.[1];
  if (name) code.byte(NAME).hex(name.replaceAll('-', ''));
  else if (host.includes(':')) code.byte(IPV6, ...bytesOfIpv6(host));
  else code.byte(IPV4, ...host.split('.').map(Number));
}

function hostIn(code: CodeReader): string {
  const kind = code.byte();
  const length = ADDRESS_BYTES[kind];
  if (length === undefined) throw new RangeError('no such address');
  if (kind === IPV4) return code.many(length).join('.');
  const hex = code.hex(length);
  if (kind === IPV6) return (hex.match(/..../g) ?? []).join(':');
  const cuts = [0, 8, 12, 16, 20, 32];
  return `${cuts
    .slice(1)
    .map((cut, n) => hex.slice(cuts[n], cut))
    .join('-')}.local`;
}

function bytesOfIpv6(host: string): number[] {
  const [start, end] = host.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const gap = end === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array.from({ length: gap }, () => '0'), ...(end ?? [])];
  return groups.flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
}

/*
 * What browsers tell each other to meet is a long text, most of it the same for all. Here are the few parts
 * that differ, and the text made of them again. A browser's own text is never changed before it takes it.
 */

/** An address of a device in its own network, and the port that waits there. */
interface Address {
  /** IPv4, IPv6, or a name that only the network around can resolve. */
  readonly host: string;
  readonly port: number;
}

/** What differs from one connection to the next. */
interface SdpFacts {
  /** The SHA-256 of the certificate: 32 bytes. */
  readonly print: readonly number[];
  readonly ufrag: string;
  readonly pwd: string;
  readonly addresses: readonly Address[];
}

const PRINT_LENGTH = 32;

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
function sdpOf({ print, ufrag, pwd, addresses }: SdpFacts, role: 'actpass' | 'active'): string {
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
