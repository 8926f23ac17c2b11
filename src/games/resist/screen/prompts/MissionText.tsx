import * as m from '#messages';
import {
  ENEMY_KINDS,
  ENEMY_TYPE_IDS,
  type EnemyTypeId,
  type MissionId,
} from '#resist/data/index.ts';
import { faceDownOdds } from '#resist/odds/index.ts';
import { ENEMY_EFFECTS, missionEffect } from '#resist/words/effects.ts';
import { ENEMY_NAMES, WHEN_NAMES } from '#resist/words/names.ts';
import { type Fraction, fractionNumber } from '#shared/fraction.ts';
import { missionOf } from '../board/MissionCard.tsx';
import { ENEMY_SIGNS, Sign } from '../drawings/Sign.tsx';
import { percent } from '../percent.ts';
import { useView } from '../view.ts';

/** A Mission read in full: what it does, what its Enemies do, and what may lie face down there. */
export function MissionText({ mission }: { readonly mission: MissionId }) {
  const { now } = useView();
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
              <Sign of={ENEMY_SIGNS[type]} />
              <span>
                <b>{ENEMY_NAMES[type]()}</b> {ENEMY_EFFECTS[type]()}
              </span>
            </li>
          ))}
        </ul>
      )}
      {place && <FaceDownOdds decks={place.down.filter((enemy) => typeof enemy === 'number')} />}
    </div>
  );
}

const typeOf = (kind: string): EnemyTypeId | undefined =>
  ENEMY_KINDS.find(({ id }) => id === kind)?.type.id;

/** What each unknown Enemy here may be, exactly. */
function FaceDownOdds({ decks }: { readonly decks: readonly number[] }) {
  const { position } = useView();
  const odds = faceDownOdds(position);
  return (
    <>
      {[...new Set(decks)].map((deck) => {
        const types = Object.entries(odds.get(deck) ?? {}) as [EnemyTypeId, Fraction][];
        const count = decks.filter((one) => one === deck).length;
        return (
          <div key={deck} class="face-down">
            <p class="prompt__note">{m.resist_face_down_odds({ count })}</p>
            <ul>
              {types.map(([type, chance]) => (
                <li
                  key={type}
                  class={`face-down__type face-down__type--${whenOf(type)}`}
                  style={{ flexGrow: fractionNumber(chance) }}
                >
                  <Sign of={ENEMY_SIGNS[type]} />
                  <span>
                    <span class="only-heard">{ENEMY_NAMES[type]()} </span>
                    {percent(chance)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}

const whenOf = (type: EnemyTypeId): string =>
  ENEMY_KINDS.find((kind) => kind.type.id === type)?.type.effect.when.toLowerCase() ?? '';
