import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD_SIDES, ENDINGS, MAQUIS, RESULTS } from '#games/resist/data/index.ts';
import {
  FAULT_CODES,
  MOVE_WORDS,
  type MoveFault,
  moveText,
  REASON_CODES,
} from '#games/resist/engine/index.ts';
import { ACTION_SHORT_WORDS, ACTION_TEXTS } from '#games/resist/i18n/effects.ts';
import { eventText } from '#games/resist/i18n/events.ts';
import { faultText } from '#games/resist/i18n/faults.ts';
import { gameText, outcomeInLine, outcomeText, WAITS_FOR } from '#games/resist/i18n/moments.ts';
import { moveWords } from '#games/resist/i18n/moves.ts';
import { reasonText } from '#games/resist/i18n/reasons.ts';
import { overwriteGetLocale } from '#messages/runtime';
import { LANGUAGES } from '#site/layout/languages.ts';
import { gamesToPlay, playOut } from '../engine/generated/games.ts';

const HOLES = /undefined|null|NaN|\[object|resist_|[{}]| {2}|^$/;
const MOVE_FAULTS = Object.keys({
  'unknown-move': 1,
  'unknown-name': 1,
  'part-missing': 1,
  'wrong-part': 1,
  'too-many-parts': 1,
} satisfies Record<MoveFault['code'], 1>);

/** Whatever a reason or a fault may speak of. */
const PARAMS = {
  ask: 'plan',
  at: 'strength',
  card: 'abel',
  copies: 2,
  counted: 31,
  defense: 3,
  era: 1,
  failed: 1,
  found: 'joker',
  inTheGame: 6,
  kind: 'guard-1',
  lack: 'spy-in-hand',
  maquis: 'celia',
  mission: 'villa',
  most: 1,
  named: 4,
  number: 2,
  one: 'abel',
  phase: 'plan',
  places: 5,
  strength: 2,
  target: 'guard-1',
  turned: 0,
  two: 'celia',
  unknown: 20,
  value: -1,
  wanted: 21,
};

describe.each(LANGUAGES)('in %s', (language) => {
  const told = (words: () => string): string => {
    overwriteGetLocale(() => language);
    return words();
  };

  test('each of the 48 sides has its words, short and whole', () => {
    const sides = MAQUIS.flatMap((maquis) => CARD_SIDES.map((side) => maquis[side]));
    expect(sides).toHaveLength(48);
    for (const { action } of sides) {
      if (!action) continue;
      const short = told(ACTION_SHORT_WORDS[action]);
      expect(short).not.toMatch(HOLES);
      expect(short.length).toBeLessThanOrEqual(told(ACTION_TEXTS[action]).length);
    }
  });

  test.each([...REASON_CODES, ...MOVE_FAULTS])('resist: “%s” is told as a sentence', (code) => {
    expect(told(() => reasonText({ code, params: PARAMS }))).not.toMatch(HOLES);
  });

  test.each(FAULT_CODES)('resist: a table with “%s” is answered by a sentence', (code) => {
    expect(told(() => faultText({ code, rule: 'resist.components', params: PARAMS }))).not.toMatch(
      HOLES,
    );
  });

  test('resist.clean-up: Spies that move together are told by how many they are', () => {
    const discarded = (...cards: readonly ('abel' | 'spy')[]) =>
      told(() => eventText({ type: 'discarded', cards, rule: 'resist.clean-up' }));
    const spy = language === 'zh' ? '间谍' : 'Spy';
    const two = language === 'zh' ? '2名间谍' : '2 Spies';
    expect(discarded('spy', 'abel')).toContain(spy);
    expect(discarded('spy', 'abel', 'spy')).toContain(two);
    expect(discarded('spy', 'abel', 'spy').split(spy.slice(0, 2))).toHaveLength(2);
  });

  test('resist.stop-striking: a strike that left nothing says of no strength that it is lost', () => {
    const stopped = (left: number) =>
      told(() => eventText({ type: 'stopped', left, rule: 'resist.stop-striking' }));
    expect(stopped(3)).toContain('3');
    expect(stopped(0)).not.toMatch(/\d/);
  });

  test('every question, every end and every set-up has its words', () => {
    for (const waits of Object.values(WAITS_FOR)) expect(told(waits)).not.toMatch(HOLES);
    for (const result of RESULTS) {
      for (const reason of ENDINGS) {
        expect(told(() => outcomeText({ result, reason, points: 17 }))).not.toMatch(HOLES);
      }
    }
    // A list of games goes on with a full stop of its own.
    const draw = { result: 'draw', reason: 'ended', points: 9 } as const;
    expect(told(() => outcomeInLine(draw))).not.toMatch(/[.。]/);
    expect(told(() => gameText({ split: 'draft', reading: 'lenient' }))).not.toMatch(HOLES);
  });

  test('whatever happens and can be done in generated games is told', { timeout: 60_000 }, () => {
    const words = new Set<string>();
    fc.assert(
      fc.property(gamesToPlay, (game) => {
        const { start, steps } = playOut(game);
        let before = start;
        for (const { move, events, position } of steps) {
          const text = moveText(move);
          words.add(text.split(':')[0]);
          expect(told(() => moveWords(before, text))).not.toMatch(HOLES);
          for (const event of events) expect(told(() => eventText(event))).not.toMatch(HOLES);
          before = position;
        }
      }),
      { numRuns: 60 },
    );
    expect([...words].sort()).toEqual([...MOVE_WORDS].sort());
  });
});
