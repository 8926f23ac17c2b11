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
