import { describe, expect, test } from 'vitest';
import { rules } from '#games/maquis/engine/index.ts';
import type { Step, TableGame } from '#games/maquis/session/index.ts';
import * as history from '#play/history/undo.ts';
import { gameWith, START } from './stepping.ts';

const CORRECTION: Step = { correction: START };

/** What merely follows is told by the move alone, so that no position is needed. */
const undoOf = (game: TableGame) => history.undoOf(rules, game, { positions: [] });

/** Steps from a script; `*4` is a card the site drew, `patrol:4` one the visitor told. */
const stepsOf = (script: string): Step[] =>
  script
    .split(/\s+/)
    .filter(Boolean)
    .map((word): Step => {
      if (word === 'correction') return CORRECTION;
      if (word.startsWith('*')) return { move: `patrol:${word.slice(1)}`, by: 'site' };
      return word.startsWith('patrol:') ? { move: word, by: 'visitor' } : { move: word };
    });

test('nothing can be undone at the start', () => {
  expect(undoOf(gameWith('site'))).toBeUndefined();
});

describe('undoing takes back the last decision and what merely followed from it', () => {
  test.each([
    // what was done, what is left, how many cards go back into the site's deck
    ['place:cafe', '', 0],
    ['place:cafe *4', '', 1],
    ['place:cafe *4 place:fence', 'place:cafe *4', 0],
    ['place:cafe *4 *7 *1', '', 3],
    ['place:cafe patrol:4', 'place:cafe', 0],
    ['place:cafe patrol:4 patrol:7', 'place:cafe patrol:4', 0],
    ['place:cafe patrol:4 *7', 'place:cafe', 1],
    ['place:cafe *4 patrol:7', 'place:cafe *4', 0],
    ['place:cafe shoot:grocer *4', 'place:cafe', 1],
    ['place:cafe *4 shoot:grocer', 'place:cafe *4', 0],
    ['act:cafe:none', '', 0],
    ['act:cafe:none return', '', 0],
    ['act:cafe:none return act:fence:none return', 'act:cafe:none return', 0],
    ['act:cafe:none shoot:grocer return', 'act:cafe:none', 0],
    ['act:cafe:none shoot:grocer', 'act:cafe:none', 0],
    ['act:cafe:none return upkeep', 'act:cafe:none return', 0],
    ['upkeep place:cafe', 'upkeep', 0],
    ['place:cafe *4 correction', 'place:cafe *4', 0],
    ['act:cafe:none correction return', 'act:cafe:none', 0],
    ['correction', '', 0],
    ['correction place:cafe *4', 'correction', 1],
  ])('%s -> %s', (done, left, chanceSeen) => {
    const game = gameWith('site', stepsOf(done));
    const steps = stepsOf(left);
    expect(undoOf(game)).toEqual({
      decision: stepsOf(done)[steps.length],
      game: { ...game, steps, seen: steps.length },
      chanceSeen,
    });
  });
});

test('undoing again and again comes to the start, one decision at a time', () => {
  const script =
    'place:cafe *4 place:fence *7 *1 act:cafe:none return act:fence:none return upkeep';
  const decisions: Step[] = [];
  let undo = undoOf(gameWith('site', stepsOf(script)));
  while (undo) {
    decisions.push(undo.decision);
    undo = undoOf(undo.game);
  }
  expect(decisions).toEqual(stepsOf('upkeep act:fence:none act:cafe:none place:fence place:cafe'));
});

test('a card that had not been looked at yet stays so', () => {
  const game = { ...gameWith('site', stepsOf('place:cafe *4 shoot:radio-b')), seen: 1 };
  expect(undoOf(game)?.game.seen).toBe(1);
});

test('the game given is left as it was', () => {
  const game = gameWith('site', stepsOf('place:cafe *4'));
  const copy = structuredClone(game);
  undoOf(game);
  expect(game).toEqual(copy);
});
