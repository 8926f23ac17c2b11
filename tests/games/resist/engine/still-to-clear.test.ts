import { describe, expect, test } from 'vitest';
import { type EnemyKindId, MISSIONS, type MissionId } from '#games/resist/data/index.ts';
import { stillToClear } from '#games/resist/engine/index.ts';
import { randomBelow, seedRandom } from '#shared/random.ts';
import { attacking, planning } from './tables.ts';

const ENEMIES = (
  'counter-guerrilla-1 counter-guerrilla-3 military-2 military-4 spy-master-1 spy-master-3 guard-1 ' +
  'guard-2 guard-3 grunt-1 grunt-2 jailor-2 jailor-3 engineer-2 engineer-3 radio-operator-2'
).split(' ') as EnemyKindId[];
const TARGETS: readonly MissionId[] = ['border', 'barracks', 'steal-supplies', 'mayors-house'];

/** The least of every order the rules allow, counted from what is printed. */
function leastOf(mission: MissionId, enemies: readonly EnemyKindId[], stands = true): number {
  const costs = enemies.flatMap((enemy, n): number[] => {
    const isGrunt = enemy.startsWith('grunt');
    if (!isGrunt && enemies.some((other) => other.startsWith('grunt'))) return [];
    const engineers = enemies.filter((other) => other.startsWith('engineer')).length;
    const raised =
      (enemy.startsWith('engineer') ? 0 : engineers) +
      (stands && mission === 'mayors-house' ? 1 : 0);
    return [Number(enemy.slice(-1)) + raised + leastOf(mission, enemies.toSpliced(n, 1), stands)];
  });
  if (stands && !enemies.some((enemy) => enemy.startsWith('guard'))) {
    costs.push(defenseOf(mission) + leastOf(mission, enemies, false));
  }
  return costs.length > 0 ? Math.min(...costs) : 0;
}

const defenseOf = (mission: MissionId): number =>
  MISSIONS.find(({ id }) => id === mission)?.defense ?? 0;

function clearing(mission: MissionId, up: readonly EnemyKindId[]): number {
  const others = (['border', 'barracks', 'bunker', 'villa'] as const).filter(
    (id) => id !== mission,
  );
  return stillToClear(attacking({ row: [{ mission, up }, ...others.slice(0, 3)] }));
}

describe('resist.strike: still to clear', () => {
  test('the Engineer first, and the others are cheaper', () => {
    // Steal Supplies 4, Engineer 2, then Counter-Guerrilla 3 and Jailor 2 as printed.
    expect(clearing('steal-supplies', ['engineer-2', 'counter-guerrilla-3', 'jailor-2'])).toBe(11);
    // Border 3, Engineer 3, Guard 2.
    expect(clearing('border', ['guard-2', 'engineer-3'])).toBe(8);
  });

  test('nothing before a Mission is chosen', () => {
    expect(stillToClear(planning({}))).toBe(0);
  });

  test('is the least of all orders, whoever stands there', () => {
    const cells = new Int32Array(4);
    seedRandom(cells, 0, 'still to clear');
    for (let n = 0; n < 200; n++) {
      const mission = TARGETS[randomBelow(cells, 0, TARGETS.length)];
      const left = [...ENEMIES];
      const up = Array.from({ length: randomBelow(cells, 0, 6) }, () => {
        const [enemy] = left.splice(randomBelow(cells, 0, left.length), 1);
        return enemy;
      });
      expect(clearing(mission, up), `${mission}: ${up}`).toBe(leastOf(mission, up));
    }
  });
});
