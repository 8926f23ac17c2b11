import { afterEach, expect, test } from 'vitest';
import { snapshotOf } from '#games/les-poilus/engine/index.ts';
import { outlookOf } from '#games/les-poilus/ui/prompts/outlook.ts';
import { overwriteGetLocale } from '#messages/runtime';
import { at, type Laid } from '../engine/tables.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

/** What an action is said to come to. */
const said = (move: string, laid: Laid, traps?: boolean): string =>
  outlookOf(snapshotOf(at(laid)), move, traps).text;

const TRAP = 'rain-gas-trap';
const trapper: Laid = { seats: [{ cards: [TRAP] }, {}] };

test('les-poilus.frenetic: the two cards that the Frenetic player draws more are counted as dealt', () => {
  const leading = { phase: 'intensity', turn: 0, trials: 10 } as const;
  const calm = { ...leading, seats: [{}, {}] };
  expect(said('intensity:2', calm)).toBe('4 cards are dealt, 6 stay in the Trials.');
  const frenetic = { ...leading, seats: [{}, { hardships: ['frenetic'] }] };
  expect(said('intensity:2', frenetic)).toBe('6 cards are dealt, 4 stay in the Trials.');
  // Nobody draws what is not there.
  expect(said('intensity:5', frenetic)).toBe('10 cards are dealt, 0 stay in the Trials.');
});

test('les-poilus.clumsy: whoever is Clumsy is told before falling back that a card will be turned up', () => {
  const clumsy: Laid = { seats: [{ hardships: ['clumsy'] }, {}] };
  expect(said('fall-back', clumsy)).toMatch(/draw and play a card/);
  expect(said('fall-back', { seats: [{ hardships: ['mute'] }, {}] })).not.toMatch(/draw and play/);
  // Of empty Trials nothing is drawn.
  expect(said('fall-back', { ...clumsy, trials: 0 })).not.toMatch(/draw and play/);
});

test('les-poilus.trap: a trap is told of only where it would go off', () => {
  expect(said(`play:${TRAP}`, trapper)).toMatch(/Trap: one more card/);
  expect(said(`play:${TRAP}`, { ...trapper, trials: 0 })).not.toMatch(/Trap/);
  // les-poilus.discovery: traps are ignored.
  expect(said(`play:${TRAP}`, trapper, false)).not.toMatch(/Trap/);
});

test('les-poilus.speech: a speech says what the others may do', () => {
  const speaker: Laid = { seats: [{ speech: 1 }, {}] };
  expect(said('speech:rain', speaker)).toMatch(/others still in may discard one card of Rain/);
});

test('in Chinese one sentence follows the other without a space', () => {
  overwriteGetLocale(() => 'zh');
  const afraid: Laid = {
    seats: [{ cards: ['night-gas'], hardships: ['trauma-snow', 'clumsy'] }, {}],
  };
  expect(said('fall-back', afraid)).toMatch(/。[^ ]/);
  expect(said('fall-back', afraid)).not.toContain(' ');
});
