import { expect, test } from 'vitest';
import { bytesIn, digitsOf, lettersOf } from '#play/together/code-bytes.ts';
import {
  bestOf,
  checkOf,
  guestCode,
  readGuest,
  readSdp,
  readTableCode,
  tableCode,
  WATCHER,
} from '#play/together/codes.ts';
import { messageReader, piecesOf } from '#play/together/peer.ts';
import { RANDOM_WORDS, randomBelow, seedRandom } from '#shared/random.ts';
import { cases } from '../../setup/cases.ts';
import { sdpFrom } from './devices.ts';

const NAME = 'd1f7b2a0-0a1b-4c2d-8e3f-405162738495.local';
/** What Firefox tells: name and word in hex. */
const firefox = sdpFrom(9, '0a1b2c3d', ['10.0.0.4']);
const place = (seat: number, hosts: readonly string[], name = 'aB3+') => ({
  seat,
  sdp: sdpFrom(3, name, hosts),
});

test.each([
  ['IPv4', ['192.168.1.20']],
  ['two networks', ['192.168.1.20', '10.0.0.2']],
  ['a name', [NAME]],
  ['IPv6', ['fd00:0:0:0:0:0:12:34']],
])('a table’s code gives every place back: %s', (_, hosts) => {
  const places = [1, 2, WATCHER].map((seat) => place(seat, hosts, `aB${seat % 10}+`));
  for (const write of [digitsOf, lettersOf]) {
    const code = readTableCode(write(tableCode(4, places)));
    expect(code).toMatchObject({ game: 4, check: checkOf(places[0].sdp) });
    expect(code?.isNamed).toBe(hosts[0] === NAME);
    expect(code?.places.map(({ seat }) => seat)).toEqual([1, 2, WATCHER]);
    for (const [n, { sdp }] of (code?.places ?? []).entries()) {
      const [told, meant] = [readSdp(sdp), readSdp(places[n].sdp)];
      expect({ ...told, addresses: [] }).toEqual({ ...meant, addresses: [] });
      expect(told?.addresses.map(({ port }) => port)).toEqual(
        meant?.addresses.map(({ port }) => port),
      );
    }
  }
});

test('a guest tells where it is only to a table that told names only', () => {
  const told = place(2, ['192.168.1.30']);
  const table = { check: 77, isNamed: false };
  const short = readGuest(digitsOf(guestCode(told, table)));
  expect(short).toMatchObject({ seat: 2, check: 77 });
  expect(readSdp(short?.sdp ?? '')?.addresses).toEqual([]);
  const long = readGuest(lettersOf(guestCode(told, { ...table, isNamed: true })));
  expect(readSdp(long?.sdp ?? '')?.addresses).toEqual([{ host: '192.168.1.30', port: 50000 }]);
  const ofFirefox = readGuest(digitsOf(guestCode({ seat: 1, sdp: firefox }, table)));
  expect(readSdp(ofFirefox?.sdp ?? '')?.ufrag).toBe('0a1b2c3d');
});

test('a place with other addresses than the first is left out, since addresses stand there once', () => {
  const code = readTableCode(
    digitsOf(
      tableCode(4, [place(1, [NAME]), place(2, ['c0ffee00-0a1b-4c2d-8e3f-405162738495.local'])]),
    ),
  );
  expect(code?.places.map(({ seat }) => seat)).toEqual([1]);
});

test('addresses at home go before all others, and there are three at most', () => {
  const told = (...hosts: string[]) =>
    bestOf(hosts.map((host) => ({ host }))).map(({ host }) => host);
  expect(told('203.0.113.9', '192.168.1.2', 'fd00::1')).toEqual(['192.168.1.2']);
  expect(told('203.0.113.9', NAME)).toEqual([NAME]);
  expect(told('fd00::1')).toEqual(['fd00::1']);
  expect(told('10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4')).toHaveLength(3);
});

test('a code may be broken into lines; one that lacks an end, or is of the other kind, is none', () => {
  const text = lettersOf(tableCode(4, [place(1, ['10.0.0.9'])]));
  expect(readTableCode(`${text.slice(0, 40)}\n ${text.slice(40)}`)).toBeDefined();
  expect(readTableCode(text.slice(0, -3))).toBeUndefined();
  expect(readGuest(text)).toBeUndefined();
  expect(bytesIn('no code!')).toBeUndefined();
});

test('however codes and messages are changed, nothing throws', () => {
  const random = new Int32Array(RANDOM_WORDS);
  seedRandom(random, 0, 'together');
  const below = (count: number) => randomBelow(random, 0, count);
  const codes = [
    lettersOf(tableCode(4, [place(1, ['10.0.0.9']), place(2, ['10.0.0.9'])])),
    digitsOf(tableCode(4, [place(1, [NAME])])),
    digitsOf(guestCode({ seat: 1, sdp: firefox }, { check: 1, isNamed: true })),
    ...piecesOf({ t: 'ask', n: 4, what: { move: 'play:rain-shell' } }),
    ...piecesOf({ t: 'hello', wire: 1, game: 'x', ruleset: 'y', seat: 2, key: 'z' }),
  ];
  const signs = '0123456789abcXYZ_-{}[]",:.+ \u0000é';
  let readable = 0;
  const all = cases(1_000_000) / (process.env.CASES ? 1 : 20);
  for (let n = 0; n < all; n++) {
    let text = codes[below(codes.length)];
    for (let changes = 1 + below(3); changes > 0; changes--) {
      const at = below(text.length + 1);
      text = text.slice(0, at) + signs[below(signs.length)] + text.slice(at + below(3));
    }
    if (readTableCode(text) || readGuest(text) || messageReader()(text)) readable++;
  }
  // Some messages stay whole, and one code in 256 comes to the same sum.
  expect(readable).toBeLessThan(all / 2);
});

test('a long message goes in pieces and comes whole', () => {
  const message = { t: 'tell', n: 1, what: { text: 'x'.repeat(200_000) } } as const;
  const pieces = piecesOf(message);
  expect(pieces.length).toBeGreaterThan(3);
  expect(pieces.every((piece) => piece.length < 64_000)).toBe(true);
  const read = messageReader();
  expect(pieces.map(read).at(-1)).toEqual(message);
});
