import { expect, test } from 'vitest';
import { type Position, resistRules, snapshotOf } from '#games/resist/engine/index.ts';
import { stepsDone } from '#games/resist/puzzles/index.ts';
import { localizeGuide } from '#play/puzzles/stated-puzzle.ts';
import { LANGUAGES } from '#site/layout/languages.ts';
import { firstMission, wordsIn } from './files.ts';

const mission = firstMission();

/** The game from its seed, with every move of chance and every question of one answer made. */
function played(moves: readonly string[]): { position: Position; made: string[] } {
  let position: Position = resistRules.initialPosition(
    { ruleset: 'first-edition', split: 'random', reading: 'strict', seed: mission.seed },
    undefined,
  );
  const made: string[] = [];
  const take = (move: string) => {
    const taken = resistRules.apply(position, { move });
    if (!('position' in taken))
      throw new Error(`${move}: ${taken.reasons.map(({ code }) => code)}`);
    position = taken.position;
    made.push(move);
  };
  const settle = () => {
    for (;;) {
      const legal = resistRules.turn(position).chance
        ? [resistRules.drawChanceMove(position)]
        : resistRules.legalMoves(position);
      if (legal.length !== 1) return;
      take(legal[0]);
    }
  };
  settle();
  for (const move of moves) {
    take(move);
    settle();
  }
  return { position, made };
}

const plays = mission.steps.flatMap((step) => ('move' in step ? [step.move] : []));

test('resist.strength: the guided Mission leads to a strength of 8 against a Military, a Jailor and the Barracks', () => {
  const { position, made } = played(plays);
  expect(snapshotOf(position)).toMatchObject({
    ask: 'strike',
    strength: 8,
    target: 'barracks',
    defense: { 'military-1': 1, 'jailor-2': 2, mission: 4 },
  });
  expect(stepsDone(mission, made, false)).toBe(plays.length);
});

test('resist.strike: all three are paid for, and the Mission brings two points', () => {
  const struck = [...plays, 'defeat:military-1', 'defeat:jailor-2', 'defeat:mission'];
  const { position, made } = played(struck);
  expect(snapshotOf(position)).toMatchObject({ phase: 'aftermath', points: 2 });
  expect(stepsDone(mission, made, true)).toBe(mission.steps.length);
});

test.each(LANGUAGES)(
  'every step of the guided Mission has its words in the language %s',
  (language) => {
    const words = wordsIn(language)['first-mission'];
    expect(localizeGuide(mission, words).steps).toHaveLength(mission.steps.length);
  },
);
