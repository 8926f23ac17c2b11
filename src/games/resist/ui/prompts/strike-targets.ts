import { ENEMY_KINDS } from '#games/resist/data/index.ts';
import type { Snapshot } from '#games/resist/engine/index.ts';
import { ENEMY_NAMES } from '#games/resist/i18n/names.ts';
import * as m from '#messages';

/** Something that strength can be spent on. */
export interface Target {
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
