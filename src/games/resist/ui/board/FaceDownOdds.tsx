import { ENEMY_TYPES, type EnemyTypeId } from '#games/resist/data/index.ts';
import type { Position } from '#games/resist/engine/index.ts';
import { ENEMY_NAMES } from '#games/resist/i18n/names.ts';
import { faceDownOdds } from '#games/resist/odds/index.ts';
import * as m from '#messages';
import { percentText } from '#shared/chance/chance-text.ts';
import { type Fraction, fractionNumber } from '#shared/chance/fraction.ts';
import { ENEMY_SIGNS, SignIcon } from '../drawings/Sign.tsx';

interface Props {
  readonly position: Position;
  /** The Enemies of a Mission that lie face down: the deck each came from, or which it is. */
  readonly enemies: readonly (number | string)[];
}

/** What each unknown Enemy may be, exactly, by the deck that it came from. */
export function FaceDownOdds({ position, enemies }: Props) {
  const odds = faceDownOdds(position);
  const unknown = enemies.filter((one): one is number => typeof one === 'number');
  return (
    <>
      {[...new Set(unknown)].map((deck) => {
        const types = Object.entries(odds.get(deck) ?? {}) as [EnemyTypeId, Fraction][];
        const count = unknown.filter((one) => one === deck).length;
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
                  <SignIcon of={ENEMY_SIGNS[type]} />
                  <span>
                    <span class="visually-hidden">{ENEMY_NAMES[type]()} </span>
                    {percentText(chance)}
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

const whenOf = (id: EnemyTypeId): string =>
  ENEMY_TYPES.find((type) => type.id === id)?.effect.when.toLowerCase() ?? '';
