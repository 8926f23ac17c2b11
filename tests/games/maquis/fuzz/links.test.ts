import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { packed } from '#maquis/engine/digits.ts';
import { setUpDigits } from '#maquis/engine/game-in-digits.ts';
import {
  dealLink,
  type GameRecord,
  gameLink,
  positionLink,
  readLink,
  replay,
  tableOf,
  withoutSecrets,
} from '#maquis/engine/index.ts';
import { sealed } from '#maquis/engine/sealed-text.ts';
import { idInAddress, ownFragment } from '#maquis/screen/coach/own/own-here.tsx';
import { broughtBy, broughtByAddress } from '#maquis/screen/editor/brought.ts';
import { readArrival } from '#maquis/screen/practice/arrival.ts';
import { pageWith, readAll, WatchedStorage } from './boundary.ts';
import { chances, damagedText, oneOf } from './mutations.ts';

const fixture = (name: string): GameRecord =>
  JSON.parse(
    readFileSync(new URL(`../../../fixtures/maquis/${name}.record.json`, import.meta.url), 'utf8'),
  );
const RECORDS = ['win', 'draw', 'loss', 'busy'].map(fixture);

/** A link to the table of a game after some of its moves, and a few moves on. */
function linkToPosition(record: GameRecord, at: number): string {
  const played = replay(record);
  if ('fault' in played) throw new Error(played.fault.code);
  const position = played.replayed.positions[at];
  return positionLink({ table: withoutSecrets(tableOf(position)), moves: [], at: 0 });
}

/** Links as the site makes them, of each kind. */
const LINKS = RECORDS.flatMap((record) => [
  gameLink({ record, at: 7 }),
  gameLink({ record: { ...record, moves: record.moves.slice(0, 12) }, at: 12 }),
  dealLink(record),
  ...[0, 9, 30].map((at) => linkToPosition(record, at)),
]);

const storage = new WatchedStorage();
let place = { hash: '' };

beforeAll(() => {
  place = pageWith(storage);
  storage.setItem('safe-house.maquis.table', 'what a visitor has kept');
});

let before = { kept: storage.all(), changes: 0 };
beforeEach(() => {
  before = { kept: storage.all(), changes: storage.changes };
});
afterEach(() => {
  expect({ kept: storage.all(), changes: storage.changes }).toEqual(before);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

/** What every page does with the fragment of its address. */
function openEverywhere(fragment: string): void {
  place.hash = `#${fragment}`;
  const brought = broughtByAddress(place.hash);
  if (brought && 'trouble' in brought) expect(brought.trouble).toMatch(/\S[.!?]$/);
  readArrival();
  expect(typeof idInAddress(place.hash)).toBe(fragment.startsWith('own=') ? 'string' : 'undefined');
}

function* damagedLinks(count: number) {
  const below = chances('damaged links');
  for (let n = 0; n < count; n++) yield damagedText(oneOf(LINKS, below), below);
}

it('90,000 damaged links open nothing, or what can be opened', { timeout: 60_000 }, () => {
  expect(readAll(damagedLinks(90_000), openEverywhere)).toBe(90_000);
});

const LABELS = ['game=1', 'deal=1', 'position=1'];

/** Links with a right checksum over numbers that nobody but a forger makes. */
function* forgedLinks(count: number) {
  const below = chances('forged links');
  for (let n = 0; n < count; n++) {
    const label = oneOf(LABELS, below);
    const { difficulty, goals } = oneOf(RECORDS, below);
    const digits = Array.from({ length: below(40) }, () => [below(0x1_0000), 0x1_0000] as const);
    const honest = below(2) === 0 ? setUpDigits({ difficulty, goals }) : [];
    yield label + sealed(label, packed([...honest, ...digits]));
  }
}

it('10,000 forged links whose checksum is right do no more', { timeout: 60_000 }, () => {
  expect(readAll(forgedLinks(10_000), openEverywhere)).toBe(10_000);
});

function* damagedPastes(count: number) {
  const below = chances('pasted links');
  for (let n = 0; n < count; n++) {
    const link = damagedText(
      `https://example.org/sub/en/maquis/position/#${oneOf(LINKS, below)}`,
      below,
    );
    yield oneOf([link, `Look at this: ${link}`, `${link}\n${link}`, `<${link}>`], below);
  }
}

it('20,000 damaged links pasted into the editor end in a table or a sentence', {
  timeout: 60_000,
}, () => {
  const paste = (text: string) => {
    const brought = broughtBy(text);
    if ('trouble' in brought) expect(brought.trouble).toMatch(/\S[.!?]$/);
  };
  expect(readAll(damagedPastes(20_000), paste)).toBe(20_000);
});

it('10,000 damaged links to a puzzle name one or none', () => {
  const own = ownFragment('puzzle a1b2c3d4').slice(1);
  function* fragments() {
    const below = chances('links to puzzles');
    for (let n = 0; n < 10_000; n++) yield damagedText(own, below);
  }
  expect(readAll(fragments(), openEverywhere)).toBe(10_000);
});

const long = (part: string) => part.repeat(5_000_000 / part.length);

it.each([
  ...LABELS.flatMap((label) => ['', 'A', '%', '~', '-'].map((part) => label + long(part || ' '))),
  `own=${long('%20')}`,
  `own=${long('%E4%B8%AD')}`,
  `own=${long('%f')}`,
  long('game=1'),
  'own=%',
  'own=constructor',
  'table',
  '__proto__',
  'practice=\u0000',
])('an endless or a foreign fragment does no more: %.40s', (fragment) => {
  readAll([fragment], openEverywhere);
});

it('the links that were damaged are sound', () => {
  for (const link of LINKS) expect(readLink(link)).not.toHaveProperty('fault');
});
