import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import {
  dealLink,
  type GameRecord,
  gameLink,
  positionLink,
  replay,
  tableOf,
  upTo,
  withoutSecrets,
} from '#games/maquis/engine/index.ts';
import { setUpDigits } from '#games/maquis/engine/link.ts';
import { rulesetCalled } from '#games/maquis/engine/rulesets.ts';
import { tableInAddress } from '#games/maquis/ui/editor/use-editor.ts';
import { practiceArrival } from '#games/maquis/ui/practice/arrival.ts';
import { packed } from '#play/links/digits.ts';
import { checkedText } from '#play/links/link-text.ts';
import { idInAddress } from '#play/ui/my-puzzles/own-address.ts';
import { pageWith, WatchedStorage } from './boundary.ts';
import { chances, damagedText, oneOf } from './mutations.ts';

const fixture = (name: string): GameRecord =>
  JSON.parse(
    readFileSync(new URL(`../../../fixtures/maquis/${name}.record.json`, import.meta.url), 'utf8'),
  );
const RECORDS = ['win', 'draw', 'loss', 'busy', 'corrected'].map(fixture);

/** A link to the table of a game after some of its moves, and a few moves on. */
function linkToPosition(record: GameRecord, at: number): string {
  const played = replay(record);
  if ('fault' in played) throw new Error(played.fault.code);
  const position = played.replayed.positions[at];
  return positionLink({ table: withoutSecrets(tableOf(position)), moves: [], at: 0 });
}

/** Links as the site makes them, of each kind. */
export const LINKS = RECORDS.flatMap((record) => [
  gameLink({ record, at: 7 }),
  gameLink({ record: upTo(record, 12), at: 12 }),
  dealLink(record),
  ...[0, 9, 30].map((at) => linkToPosition(record, at)),
]);

export const storage = new WatchedStorage();
const place = pageWith(storage);
storage.setItem('safe-house.maquis.table', 'what a visitor has kept');

/** What every page does with the fragment of its address. */
export function openEverywhere(fragment: string): void {
  place.hash = `#${fragment}`;
  const brought = tableInAddress(place.hash);
  if (brought && 'trouble' in brought) expect(brought.trouble).toMatch(/\S[.!?]$/);
  practiceArrival();
  expect(typeof idInAddress(place.hash)).toBe(fragment.startsWith('own=') ? 'string' : 'undefined');
}

export function* damagedLinks(count: number) {
  const below = chances('damaged links');
  for (let n = 0; n < count; n++) yield damagedText(oneOf(LINKS, below), below);
}

export const LABELS = [1, 2, 3].flatMap((version) =>
  ['game', 'deal', 'position'].map((kind) => `${kind}=${version}`),
);

/** Links with a right checksum over numbers that nobody but a forger makes. */
export function* forgedLinks(count: number) {
  const below = chances('forged links');
  for (let n = 0; n < count; n++) {
    const label = oneOf(LABELS, below);
    const { difficulty, goals } = oneOf(RECORDS, below);
    const digits = Array.from({ length: below(40) }, () => [below(0x1_0000), 0x1_0000] as const);
    const honest =
      below(2) === 0 ? setUpDigits({ difficulty, goals }, rulesetCalled('pnp-1.1')) : [];
    yield label + checkedText(label, packed([...honest, ...digits]));
  }
}
