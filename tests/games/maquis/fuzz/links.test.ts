import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLink } from '#games/maquis/engine/index.ts';
import { tableInText } from '#games/maquis/ui/editor/use-editor.ts';
import { ownFragment } from '#play/ui/my-puzzles/own-address.ts';
import { cases } from '../../../setup/cases.ts';
import { readAll } from './boundary.ts';
import { damagedLinks, forgedLinks, LINKS, openEverywhere, storage } from './damaged-links.ts';
import { chances, damagedText, oneOf } from './mutations.ts';

let before = { kept: storage.all(), changes: 0 };
beforeEach(() => {
  before = { kept: storage.all(), changes: storage.changes };
});
afterEach(() => {
  expect({ kept: storage.all(), changes: storage.changes }).toEqual(before);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it('damaged links open nothing, or what can be opened', () => {
  const all = cases(90_000);
  expect(readAll(damagedLinks(all), openEverywhere)).toBe(all);
});

it('forged links whose checksum is right do no more', () => {
  const all = cases(10_000);
  expect(readAll(forgedLinks(all), openEverywhere)).toBe(all);
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

it('damaged links pasted into the editor end in a table or a sentence', () => {
  const paste = (text: string) => {
    const brought = tableInText(text);
    if ('trouble' in brought) expect(brought.trouble).toMatch(/\S[.!?]$/);
  };
  const all = cases(20_000);
  expect(readAll(damagedPastes(all), paste)).toBe(all);
});

it('10,000 damaged links to a puzzle name one or none', () => {
  const own = ownFragment('puzzle a1b2c3d4').slice(1);
  function* fragments() {
    const below = chances('links to puzzles');
    for (let n = 0; n < 10_000; n++) yield damagedText(own, below);
  }
  expect(readAll(fragments(), openEverywhere)).toBe(10_000);
});

it('the links that were damaged are sound', () => {
  for (const link of LINKS) expect(readLink(link)).not.toHaveProperty('fault');
});
