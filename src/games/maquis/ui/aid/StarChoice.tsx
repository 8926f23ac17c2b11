import { editionCalled, SIDES, type Side } from '#games/maquis/data/index.ts';
import { RULESET } from '#games/maquis/engine/index.ts';
import { USUAL_STARS } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { useAid } from './aid.ts';

const LABEL: Readonly<Record<Side, () => string>> = {
  west: m.maquis_goal_stars_west,
  east: m.maquis_goal_stars_east,
};

/** How many stars each goal has that is drawn; one of three lies in the east where it is played with. */
export function StarChoice() {
  const { state, send } = useAid();
  const { stars = USUAL_STARS, threeStar, ruleset = RULESET } = state.context.setUp;
  const asked = SIDES.filter((side) => !(threeStar && side === 'east'));
  return (
    <>
      {asked.map((side) => (
        <label key={side} class="aid-field">
          {LABEL[side]()}
          <select
            value={stars[side]}
            onChange={({ currentTarget: { value } }) =>
              send({
                type: 'configure',
                change: { goals: {}, stars: { ...stars, [side]: Number(value) as 0 | 1 | 2 } },
              })
            }
          >
            {STARS.map((count) => (
              <option key={count} value={count}>
                {m.maquis_goal_stars({ count })}
              </option>
            ))}
          </select>
        </label>
      ))}
      {editionCalled(ruleset).isReconstructed && (
        <p class="aid-hint">{m.maquis_goal_stars_basis()}</p>
      )}
    </>
  );
}

const STARS = [0, 1, 2];
