import {
  type Address,
  bestOf,
  bytesIn,
  bytesOfHex,
  CodeReader,
  CodeWriter,
  hexOf,
  PRINT_LENGTH,
  readSdp,
  type SdpFacts,
  sdpOf,
} from './code-bytes.ts';

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
  if (name) code.byte(NAME, ...bytesOfHex(name.replaceAll('-', '')));
  else if (host.includes(':')) code.byte(IPV6, ...bytesOfIpv6(host));
  else code.byte(IPV4, ...host.split('.').map(Number));
}

function hostIn(code: CodeReader): string {
  const kind = code.byte();
  const length = ADDRESS_BYTES[kind];
  if (length === undefined) throw new RangeError('no such address');
  const bytes = code.many(length);
  if (kind === IPV4) return bytes.join('.');
  const hex = hexOf(bytes);
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
