import { ENEMY_KINDS, type EnemyKindId, missionOf } from '#games/resist/data/index.ts';
import type { Position, Snapshot, StrikeSet } from '#games/resist/engine/index.ts';
import { ENEMY_NAMES } from '#games/resist/i18n/names.ts';
import { civilianOdds } from '#games/resist/odds/index.ts';
import * as m from '#messages';
import { type Fraction, NEVER } from '#shared/chance/fraction.ts';

/** What it costs to leave Enemies standing. */
interface StrikeCost {
  /** Civilian cards to be drawn, and the chance that there are too many after them. */
  readonly civilians: number;
  readonly tooMany: Fraction;
  /** Hidden Maquis who leave the game, new Spies, Enemies at each other Mission. */
  readonly people: number;
  readonly spies: number;
  readonly enemies: number;
}

const doesOf = (kind: EnemyKindId): string | undefined =>
  ENEMY_KINDS.find(({ id }) => id === kind)?.type.effect.does;

/** What a set of targets costs: by the survivors, and by a Mission that counts the Enemies left as it falls. */
export function strikeCostOf(position: Position, now: Snapshot, set: StrikeSet): StrikeCost {
  const does = set.survivors.map(doesOf);
  const count = (effect: string): number => does.filter((one) => one === effect).length;
  const civilians = count('civilian') + countedByMission(now, set);
  const hidden = now.hidden.length;
  return {
    civilians,
    tooMany: civilianOdds(position)[civilians - 1] ?? NEVER,
    people: Math.min(hidden, count('remove-hidden')),
    spies: Math.min(now.spySupply, count('new-spy')),
    enemies: count('reinforce-others'),
  };
}

/** resist.civilians-per-enemy: one for each Enemy that stands when the Mission falls (C34). */
function countedByMission({ target, row }: Snapshot, { moves }: StrikeSet): number {
  const at = moves.indexOf('defeat:mission');
  if (!target || at < 0 || missionOf(target).effect.does !== 'civilian-per-enemy') return 0;
  const here = row.find(({ mission }) => mission === target)?.up.length ?? 0;
  return here - at;
}

/** Something that strength can be spent on. */
interface Target {
  readonly key: string;
  readonly move: string;
  readonly name: string;
  readonly defense: number;
}

/** The Mission while it stands, then every Enemy here, a card each. */
export function strikeTargetsOf({ target, row, defense, beaten }: Snapshot): Target[] {
  const up = row.find(({ mission }) => mission === target)?.up ?? [];
  const enemies = up.map((kind, n): Target => {
    const type = ENEMY_KINDS.find(({ id }) => id === kind)?.type.id;
    return {
      key: `${kind} ${n}`,
      move: `defeat:${kind}`,
      name: type ? ENEMY_NAMES[type]() : kind,
      defense: defense?.[kind] ?? 0,
    };
  });
  const mission = {
    key: 'mission',
    move: 'defeat:mission',
    name: m.resist_ref_mission(),
    defense: defense?.mission ?? 0,
  };
  return beaten ? enemies : [mission, ...enemies];
}
