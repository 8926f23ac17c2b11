import {
  EVERY_RESOURCE,
  EVERY_TILE_ID,
  FIELDS,
  type FieldId,
  goalCalled,
  type LocationId,
  MORALE_TRACK,
  PATROL_CARDS,
  PAWNS,
  PAWNS_OF_A_COLOUR,
  type Pawn,
  type Resource,
  SIDES,
  type Side,
  SOLDIER_TRACK,
  SPARE_ROOMS,
  type SpareRoomId,
  TILE_IDS,
  TOKENS_OF_A_KIND,
  TURN_TRACK,
} from '#games/maquis/data/index.ts';
import {
  type GoalPair,
  goalSuccesses,
  type PhaseId,
  type Snapshot,
} from '#games/maquis/engine/index.ts';
import { thePlace, thePlaceWithGoal } from '#games/maquis/i18n/in-sentences.ts';
import {
  GOAL_NAMES,
  LOCATION_NAMES,
  RESOURCE_NAMES,
  TILE_NAMES,
} from '#games/maquis/i18n/names.ts';
import { type Corrected, isCompleteBySuccesses } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { CheckBox, Radios } from '#play/ui/parts/Radios.tsx';
import { Select } from '#play/ui/parts/Select.tsx';
import { Stepper } from '#play/ui/parts/Stepper.tsx';

/** What every part of a correction is given: the table as it would be, and how to change it. */
export interface CorrectionPart {
  readonly state: Snapshot;
  readonly change: (change: Partial<Snapshot>) => void;
}

const COUNTERS = [
  { of: 'day', name: m.maquis_table_correct_day, most: TURN_TRACK.end },
  { of: 'morale', name: m.maquis_table_correct_morale, most: MORALE_TRACK.max },
  { of: 'soldiers', name: m.maquis_table_correct_soldiers, most: SOLDIER_TRACK.max },
  { of: 'safeHouse', name: m.maquis_table_correct_home, most: PAWNS_OF_A_COLOUR },
  { of: 'cafe', name: m.maquis_table_correct_cafe, most: PAWNS_OF_A_COLOUR },
  { of: 'patrolsToCome', name: m.maquis_table_correct_patrols, most: PAWNS_OF_A_COLOUR },
] as const;

/** The three tracks, the workers off the board, and what is left of this turn. */
export function CorrectTracks({ state, change }: CorrectionPart) {
  return (
    <fieldset>
      <legend>{m.maquis_table_correct_counts()}</legend>
      {COUNTERS.map(({ of, name, most }) => (
        <Stepper
          key={of}
          name={name()}
          value={state[of]}
          most={most}
          onChange={(count) => change({ [of]: count })}
        />
      ))}
      <CheckBox
        name={m.maquis_table_correct_shot()}
        isOn={state.shot}
        onChange={(shot) => change({ shot })}
      />
    </fieldset>
  );
}

/** Those of the edition. */
const kindsIn = ({ hand }: CorrectionPart['state']): readonly Resource[] =>
  EVERY_RESOURCE.filter((kind) => kind in hand);

/** The goods in hand and on the two fields. */
export function CorrectGoods(part: CorrectionPart) {
  const { state, change } = part;
  return (
    <>
      <fieldset>
        <legend>{m.maquis_table_correct_goods()}</legend>
        {kindsIn(state).map((kind) => (
          <Stepper
            key={kind}
            name={RESOURCE_NAMES[kind]()}
            value={state.hand[kind] ?? 0}
            most={TOKENS_OF_A_KIND}
            onChange={(count) => change({ hand: { ...state.hand, [kind]: count } })}
          />
        ))}
      </fieldset>
      {FIELDS.map((field) => (
        <FieldGoods key={field} field={field} {...part} />
      ))}
    </>
  );
}

/** The goods on one field. */
export function FieldGoods({ field, state, change }: CorrectionPart & { readonly field: FieldId }) {
  const lay = (kind: Resource, count: number) => {
    const { [kind]: _, ...others } = state.airdrops[field] ?? {};
    const lying = count > 0 ? { ...others, [kind]: count } : others;
    const { [field]: __, ...otherFields } = state.airdrops;
    change({
      airdrops: Object.keys(lying).length > 0 ? { ...otherFields, [field]: lying } : otherFields,
    });
  };
  return (
    <fieldset>
      <legend>{m.maquis_table_correct_fields({ field: thePlace(field) })}</legend>
      {(['food', 'money', 'weapon'] as const).map((kind) => (
        <Stepper
          key={kind}
          name={RESOURCE_NAMES[kind]()}
          value={state.airdrops[field]?.[kind] ?? 0}
          most={TOKENS_OF_A_KIND}
          onChange={(count) => lay(kind, count)}
        />
      ))}
    </fieldset>
  );
}

const LABELS: Readonly<Record<Pawn, () => string>> = {
  worker: m.maquis_table_correct_worker,
  police: m.maquis_table_correct_police,
  soldier: m.maquis_table_correct_soldier,
};

/** Says who stands on a place: nobody, or a pawn. */
export const WhoStands = ({
  place,
  goals,
  pawnThere,
  onStand,
}: {
  readonly place: LocationId;
  readonly goals: GoalPair;
  readonly pawnThere: Pawn | undefined;
  readonly onStand: (pawn: Pawn | undefined) => void;
}) => (
  <Radios
    key={place}
    legend={m.maquis_table_correct_on({ place: thePlaceWithGoal(place, goals) })}
    values={[undefined, ...PAWNS]}
    value={pawnThere}
    label={(pawn) => (pawn ? LABELS[pawn]() : m.maquis_table_correct_nobody())}
    onChoose={onStand}
  />
);

/** The tiles in the spare rooms. */
export const CorrectRooms = (part: CorrectionPart) => (
  <fieldset>
    <legend>{m.maquis_table_correct_rooms()}</legend>
    {SPARE_ROOMS.map((room) => (
      <RoomTile key={room} room={room} {...part} />
    ))}
  </fieldset>
);

/** The tile in one spare room. */
export const RoomTile = ({
  room,
  state,
  change,
}: CorrectionPart & { readonly room: SpareRoomId }) => {
  const { [room]: tile, ...others } = state.rooms;
  return (
    <Select
      legend={LOCATION_NAMES[room]()}
      values={'poison' in state.hand ? EVERY_TILE_ID : TILE_IDS}
      value={tile}
      label={(id) => TILE_NAMES[id]()}
      onChoose={(id) => change({ rooms: { ...others, [room]: id } })}
      none={m.maquis_table_correct_room_empty()}
      onNone={() => change({ rooms: others })}
    />
  );
};

/** Which patrol cards lie in the discard. */
export function CorrectDiscard({ state, change }: CorrectionPart) {
  return (
    <fieldset class="aid-radios">
      <legend>{m.maquis_table_correct_cards()}</legend>
      {PATROL_CARDS.map(({ number }) => (
        <label key={number} class="aid-radio">
          <input
            type="checkbox"
            checked={state.discard.includes(number)}
            onChange={({ currentTarget: { checked } }) =>
              change({
                discard: checked
                  ? [...state.discard, number]
                  : state.discard.filter((card) => card !== number),
              })
            }
          />
          {number}
        </label>
      ))}
    </fieldset>
  );
}

type GoalsPart = CorrectionPart & { readonly goals: GoalPair };

/** How far the two goals are. */
export const CorrectGoals = (part: GoalsPart) => (
  <fieldset>
    <legend>{m.maquis_table_correct_goals()}</legend>
    {SIDES.map((side) => (
      <CorrectGoal key={side} side={side} {...part} />
    ))}
  </fieldset>
);

/** How far one goal is: its circles, or where it has none whether it is reached. */
export function CorrectGoal({ side, state, change, goals }: GoalsPart & { readonly side: Side }) {
  const goal = goalCalled(goals[side]);
  const name = { goal: GOAL_NAMES[goals[side]]() };
  const progress = state.goals[side];
  const set = (part: Partial<typeof progress>) =>
    change({ goals: { ...state.goals, [side]: { ...progress, ...part } } });
  // Guns are told one by one, with the marks of the goals.
  const circles = goal && !goal.guns ? goalSuccesses(goal) : 0;
  const isFollowing =
    goal !== undefined && (isCompleteBySuccesses(goal) || goal.guns || goal.bridges);
  return (
    <>
      {circles > 0 && (
        <Stepper
          name={m.maquis_table_correct_successes(name)}
          value={progress.successes}
          most={circles}
          onChange={(successes) => set({ successes })}
        />
      )}
      {!isFollowing && (
        <CheckBox
          name={m.maquis_table_correct_complete(name)}
          isOn={progress.complete}
          onChange={(complete) => set({ complete })}
        />
      )}
    </>
  );
}

export const PHASE_TEXT: Readonly<Record<PhaseId, () => string>> = {
  placement: m.maquis_table_correct_adjusted_phase_placement,
  patrol: m.maquis_table_correct_adjusted_phase_patrol,
  action: m.maquis_table_correct_adjusted_phase_action,
  returning: m.maquis_table_correct_adjusted_phase_returning,
  dusk: m.maquis_table_correct_adjusted_phase_dusk,
  over: m.maquis_table_correct_adjusted_phase_over,
  look: m.maquis_table_correct_adjusted_phase_look,
  reveal: m.maquis_table_correct_adjusted_phase_reveal,
  remove: m.maquis_table_correct_adjusted_phase_remove,
  bridge: m.maquis_table_correct_adjusted_phase_bridge,
};

/** Says what was changed along with a correction. */
export function adjustmentText(adjustment: Corrected['adjusted'][number], state: Snapshot): string {
  switch (adjustment) {
    case 'phase':
      return PHASE_TEXT[state.phase]();
    case 'patrols':
      return m.maquis_table_correct_adjusted_patrols({ count: state.patrolsToCome });
    case 'arrested':
      return m.maquis_table_correct_adjusted_arrested({ count: state.arrested });
    case 'acting':
      return m.maquis_table_correct_adjusted_acting();
    case 'goals':
      return m.maquis_table_correct_adjusted_goals();
  }
}
