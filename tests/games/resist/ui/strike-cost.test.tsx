import { expect, test } from 'vitest';
import { snapshotOf, strikeSets } from '#games/resist/engine/index.ts';
import {
  freshNotes,
  type Notes,
  noteRules,
  positionOfNotes,
} from '#games/resist/session/notes/index.ts';
import { strikeCostOf } from '#games/resist/ui/prompts/strike-choice.ts';
import { fractionNumber } from '#shared/chance/fraction.ts';

/** A strike at the Villa (Defense 5) with 8 strength and a 2 in the Graveyard. */
function striking(enemies: readonly string[]): Notes {
  const moves = [
    ...['round', 'civilian:2', 'choose:villa', ...enemies.map((kind) => `up:villa:${kind}`)],
    ...['attack', 'play:nicolas:revealed', 'play:roberto:revealed', 'play:pilar:hidden', 'strike'],
  ];
  return moves.reduce(
    (notes, move) => {
      const taken = noteRules.apply(notes, { move });
      if ('reasons' in taken) throw new Error(`${move}: ${taken.reasons[0]?.code}`);
      return taken.position;
    },
    freshNotes('random', 'strict'),
  );
}

function costs(enemies: readonly string[], targets: readonly string[]) {
  const position = positionOfNotes(striking(enemies));
  const wanted = [...targets].sort().join();
  const set = strikeSets(position).find(({ moves }) => [...moves].sort().join() === wanted);
  if (!set) throw new Error('no such set');
  return strikeCostOf(position, snapshotOf(position), set);
}

test('resist.civilians-per-enemy: Enemies defeated before the Villa falls cost no civilian', () => {
  const enemies = ['military-1', 'counter-guerrilla-3'];
  // The Military 1 falls first; the Counter-Guerrilla counts for the Villa, and once more as it survives.
  const cost = costs(enemies, ['defeat:military-1', 'defeat:mission']);
  expect(cost).toMatchObject({ civilians: 2, people: 0 });
  // With a 2 in the Graveyard two more cards bring five in 62 of 100.
  expect(Math.round(100 * fractionNumber(cost.tooMany))).toBe(62);
});

test('resist.survive: a set leaves what it does not pay for', () => {
  const cost = costs(['military-2', 'spy-master-4', 'radio-operator-2'], ['defeat:spy-master-4']);
  // Pilar is the only one hidden in play.
  expect(cost).toMatchObject({ civilians: 0, people: 1, spies: 0, enemies: 1 });
});
