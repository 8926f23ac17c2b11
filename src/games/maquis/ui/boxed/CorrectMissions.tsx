import {
  DIFFICULTIES,
  type DifficultyId,
  EVERY_GOAL,
  EXITS,
  goalCalled,
  type LocationId,
  PATROL_CARDS,
  PAWNS_OF_A_COLOUR,
  SIDES,
  type Side,
} from '#games/maquis/data/index.ts';
import { BRIDGES, type GoalPair, type GoalProgress } from '#games/maquis/engine/index.ts';
import { GOAL_NAMES, LOCATION_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import { Select } from '#play/ui/parts/Select.tsx';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import type { CorrectionPart } from '../aid/Corrections.tsx';

type Props = CorrectionPart & { readonly goals: GoalPair; readonly difficulty: DifficultyId };

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
          <CheckBox
            key={place}
            name={m.maquis_correct_bridge({ place: LOCATION_NAMES[place]() })}
            isOn={bridges.includes(place)}
            onChange={(is) =>
              change({ bridges: BRIDGES.filter((id) => toggled(bridges, place, is).includes(id)) })
            }
          />
        ))}
      {hasBridges && (
        <CheckBox
          name={m.maquis_correct_bridge_due()}
          isOn={state.bridgeDue ?? false}
          onChange={(bridgeDue) => change({ bridgeDue })}
        />
      )}
      {hasBomb && (
        <>
          <CheckBox
            name={m.maquis_correct_distracted()}
            isOn={state.distracted ?? false}
            onChange={(distracted) => change({ distracted })}
          />
          <CheckBox
            name={m.maquis_correct_bombed()}
            isOn={state.bombed ?? false}
            onChange={(bombed) => change({ bombed })}
          />
        </>
      )}
      {'fake-id' in state.hand &&
        state.workers.map((place) => (
          <CheckBox
            key={place}
            name={m.maquis_correct_fake_id({ place: LOCATION_NAMES[place]() })}
            isOn={fakeIds.includes(place)}
            onChange={(is) => change({ fakeIds: toggled(fakeIds, place, is) })}
          />
        ))}
      {(looks || known !== null) && (
        <Select
          legend={m.maquis_correct_known()}
          values={PATROL_CARDS.map(({ number }) => number)}
          value={known ?? undefined}
          label={String}
          onChoose={(number) => change({ known: number })}
          none={m.maquis_correct_no_place()}
          onNone={() => change({ known: null })}
        />
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
  const dealt = goalCalled(goals[side]);
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
        <CheckBox
          key={place}
          name={m.maquis_correct_visited({ goal, place: LOCATION_NAMES[place]() })}
          isOn={marks.includes(place)}
          onChange={(is) => mark(place, is)}
        />
      ))}
      {guns.map((place) => (
        <CheckBox
          key={place}
          name={
            place === card
              ? m.maquis_correct_gun_on_card({ goal })
              : m.maquis_correct_gun({ goal, place: LOCATION_NAMES[place]() })
          }
          isOn={marks.includes(place)}
          onChange={(is) => mark(place, is)}
        />
      ))}
      {dealt.successes.some(({ stays }) => stays) && (
        <CheckBox
          name={m.maquis_correct_inside({ goal })}
          isOn={progress.inside ?? false}
          onChange={(inside) => set({ inside })}
        />
      )}
      {dealt.stars === 3 && !dealt.guns && (
        <CheckBox
          name={m.maquis_correct_major({ goal })}
          isOn={progress.major ?? false}
          onChange={(major) => set({ major })}
        />
      )}
      {dealt.target && (
        <Select
          legend={m.maquis_correct_target({ goal })}
          values={FIRST_PLACES}
          value={target ?? undefined}
          label={(place) => LOCATION_NAMES[place]()}
          onChoose={(place) => set({ target: place })}
          none={m.maquis_correct_no_place()}
          onNone={() => set({ target: null })}
        />
      )}
    </>
  );
}

/** The places that a card can name. */
const FIRST_PLACES = [...new Set(PATROL_CARDS.map(({ places: [first] }) => first))];
