import {
  ENEMY_KINDS,
  ENEMY_TYPE_IDS,
  type EnemyTypeId,
  type MissionId,
  missionOf,
} from '#games/resist/data/index.ts';
import { ENEMY_EFFECTS, missionEffect } from '#games/resist/i18n/effects.ts';
import { ENEMY_NAMES, WHEN_NAMES } from '#games/resist/i18n/names.ts';
import { FaceDownOdds } from '../board/FaceDownOdds.tsx';
import { ENEMY_SIGNS, SignIcon } from '../drawings/Sign.tsx';
import { useView } from '../view.ts';

/** A Mission read in full: what it does, what its Enemies do, and what may lie face down there. */
export function MissionText({ mission }: { readonly mission: MissionId }) {
  const { now, position, isPuzzle } = useView();
  const { effect } = missionOf(mission);
  const place = now.row.find((one) => one.mission === mission);
  const types = ENEMY_TYPE_IDS.filter((type) => place?.up.some((kind) => typeOf(kind) === type));
  return (
    <div class="mission-text">
      <p>
        <b>{WHEN_NAMES[effect.when]()}</b> {missionEffect(effect)}
      </p>
      {types.length > 0 && (
        <ul class="mission-text__enemies">
          {types.map((type) => (
            <li key={type}>
              <SignIcon of={ENEMY_SIGNS[type]} />
              <span>
                <b>{ENEMY_NAMES[type]()}</b> {ENEMY_EFFECTS[type]()}
              </span>
            </li>
          ))}
        </ul>
      )}
      {place && !isPuzzle && <FaceDownOdds position={position} enemies={place.down} />}
    </div>
  );
}

const typeOf = (kind: string): EnemyTypeId | undefined =>
  ENEMY_KINDS.find(({ id }) => id === kind)?.type.id;
