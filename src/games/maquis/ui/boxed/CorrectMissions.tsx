import {
  DIFFICULTIES,
  type DifficultyId,
  EVERY_GOAL,
  EXITS,
  type LocationId,
  PATROL_CARDS,
  PAWNS_OF_A_COLOUR,
  SIDES,
  type Side,
} from '#games/maquis/data/index.ts';
import { BRIDGES, type GoalPair, type GoalProgress } from '#games/maquis/engine/index.ts';
import { GOAL_NAMES, LOCATION_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import type { PartProps } from '../aid/correct/part.ts';

type Props = PartProps & { readonly goals: GoalPair; readonly difficulty: DifficultyId };

/**
 * What only the boxed editions have on a table. What neither goal nor the difficulty can bring is asked for
 * only where the table has it all the same.
 */
export function CorrectMissions(props: Props) {
  const { state, change, goals, difficulty } = props;
  const { bridges = [], fakeIds = [], removed = 0, lap = 1, known = null } = state;
  const played = SIDES.flatMap((side) => EVERY_GOAL.filter(({ id }) => id === goals[side]));
  const hasBridges = played.some((goal) => goal.bridges);
  const hasBomb = played.some((goal) => goal.distraction);
  const looks = played.some(({ successes }) => successes.some(({ stays }) => stays?.looks));
  const losesWorker = played.some((goal) => goal.costsWorker);
  const hasLaps = DIFFICULTIES.some(({ id, wraps }) => id === difficulty && wraps);
  return (
    <fieldset>
      <legend>{m.maquis_correct_missions()}</legend>
      {SIDES.map((side) => (
        <Marks key={side} side={side} {...props} />
      ))}
      {hasBridges &&
        BRIDGES.map((place) => (
          <Check
            key={place}
            name={m.maquis_correct_bridge({ place: LOCATION_NAMES[place]() })}
            is={bridges.includes(place)}
            set={(is) =>
              change({ bridges: BRIDGES.filter((id) => toggled(bridges, place, is).includes(id)) })
            }
          />
        ))}
      {hasBridges && (
        <Check
          name={m.maquis_correct_bridge_due()}
          is={state.bridgeDue ?? false}
          set={(bridgeDue) => change({ bridgeDue })}
        />
      )}
      {hasBomb && (
        <>
          <Check
            name={m.maquis_correct_distracted()}
            is={state.distracted ?? false}
            set={(distracted) => change({ distracted })}
          />
          <Check
            name={m.maquis_correct_bombed()}
            is={state.bombed ?? false}
            set={(bombed) => change({ bombed })}
          />
        </>
      )}
      {'fake-id' in state.hand &&
        state.workers.map((place) => (
          <Check
            key={place}
            name={m.maquis_correct_fake_id({ place: LOCATION_NAMES[place]() })}
            is={fakeIds.includes(place)}
            set={(is) => change({ fakeIds: toggled(fakeIds, place, is) })}
          />
        ))}
      {(looks || known !== null) && (
        <label class="aid-field">
          {m.maquis_correct_known()}
          <select
            value={known ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change({
                known: PATROL_CARDS.find(({ number }) => String(number) === value)?.number ?? null,
              })
            }
          >
            <option value="">{m.maquis_correct_no_place()}</option>
            {PATROL_CARDS.map(({ number }) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        </label>
      )}
      {(losesWorker || removed > 0) && (
        <Stepper
          name={m.maquis_correct_removed()}
          value={removed}
          most={PAWNS_OF_A_COLOUR}
          onChange={(count) => change({ removed: count })}
        />
      )}
      {(hasLaps || lap > 1) && (
        <Stepper
          name={m.maquis_correct_lap()}
          value={lap}
          most={2}
          onChange={(count) => change({ lap: Math.max(1, count) })}
        />
      )}
    </fieldset>
  );
}

function toggled<Item>(items: readonly Item[], item: Item, is: boolean): readonly Item[] {
  const others = items.filter((one) => one !== item);
  return is ? [...others, item] : others;
}

/** The marks of one goal: visits and guns, who stays on its card, the place it wants next. */
function Marks({ side, state, change, goals }: Props & { readonly side: Side }) {
  const dealt = EVERY_GOAL.find(({ id }) => id === goals[side]);
  if (!dealt) return null;
  const goal = GOAL_NAMES[dealt.id]();
  const progress = state.goals[side];
  const { marks = [], target = null } = progress;
  const set = (part: Partial<GoalProgress>) =>
    change({ goals: { ...state.goals, [side]: { ...progress, ...part } } });
  const card = EXITS[SIDES.indexOf(side)];
  const guns = dealt.guns ? [...dealt.guns.at, ...(card ? [card] : [])] : [];
  const mark = (place: LocationId, is: boolean) => {
    const made = toggled(marks, place, is);
    const counted = Math.max(made.length, progress.successes - Number(!is));
    set({ marks: made, successes: dealt.guns ? made.length : counted });
  };
  return (
    <>
      {(dealt.visits ?? []).map((place) => (
        <Check
          key={place}
          name={m.maquis_correct_visited({ goal, place: LOCATION_NAMES[place]() })}
          is={marks.includes(place)}
          set={(is) => mark(place, is)}
        />
      ))}
      {guns.map((place) => (
        <Check
          key={place}
          name={
            place === card
              ? m.maquis_correct_gun_on_card({ goal })
              : m.maquis_correct_gun({ goal, place: LOCATION_NAMES[place]() })
          }
          is={marks.includes(place)}
          set={(is) => mark(place, is)}
        />
      ))}
      {dealt.successes.some(({ stays }) => stays) && (
        <Check
          name={m.maquis_correct_inside({ goal })}
          is={progress.inside ?? false}
          set={(inside) => set({ inside })}
        />
      )}
      {dealt.stars === 3 && !dealt.guns && (
        <Check
          name={m.maquis_correct_major({ goal })}
          is={progress.major ?? false}
          set={(major) => set({ major })}
        />
      )}
      {dealt.target && (
        <label class="aid-field">
          {m.maquis_correct_target({ goal })}
          <select
            value={target ?? ''}
            onChange={({ currentTarget: { value } }) =>
              set({ target: FIRST_PLACES.find((place) => place === value) ?? null })
            }
          >
            <option value="">{m.maquis_correct_no_place()}</option>
            {FIRST_PLACES.map((place) => (
              <option key={place} value={place}>
                {LOCATION_NAMES[place]()}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

/** The places that a card can name. */
const FIRST_PLACES = [...new Set(PATROL_CARDS.map(({ places: [first] }) => first))];

interface CheckProps {
  readonly name: string;
  readonly is: boolean;
  readonly set: (is: boolean) => void;
}

const Check = ({ name, is, set }: CheckProps) => (
  <label class="aid-check">
    <input
      type="checkbox"
      checked={is}
      onChange={({ currentTarget: { checked } }) => set(checked)}
    />
    {name}
  </label>
);
