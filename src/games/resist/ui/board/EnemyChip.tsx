import { ENEMY_KINDS, type EnemyKindId } from '#games/resist/data/index.ts';
import { ENEMY_NAMES } from '#games/resist/i18n/names.ts';
import * as m from '#messages';
import { ENEMY_SIGNS, SignIcon } from '../drawings/Sign.tsx';

/** An Enemy face up: red hurts if it survives, blue is in the way, green frees a Recruit. */
export function EnemyChip({
  kind,
  defense,
}: {
  readonly kind: EnemyKindId;
  /** The current Defense, where it is not the printed one. */
  readonly defense?: number | undefined;
}) {
  const enemy = ENEMY_KINDS.find(({ id }) => id === kind);
  if (!enemy) return null;
  const { id, effect } = enemy.type;
  const now = defense ?? enemy.defense;
  return (
    <span class={`enemy enemy--${effect.when.toLowerCase()}`}>
      <SignIcon of={ENEMY_SIGNS[id]} />
      <b class={now === enemy.defense ? '' : 'enemy__changed'}>{now}</b>
      <span class="enemy__name">{ENEMY_NAMES[id]()}</span>
    </span>
  );
}

/** An Enemy face down: what it is where that was seen, a question mark where not. */
export function FaceDownChip({ enemy }: { readonly enemy: EnemyKindId | number }) {
  const known = ENEMY_KINDS.find(({ id }) => id === enemy);
  return (
    <span class="enemy enemy--down" title={m.resist_face_down()}>
      {known && <SignIcon of={ENEMY_SIGNS[known.type.id]} />}
      <b>{known ? known.defense : '?'}</b>
    </span>
  );
}
