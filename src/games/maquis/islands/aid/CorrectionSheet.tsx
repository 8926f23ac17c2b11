import { useState } from 'preact/hooks';
import {
  FIELDS,
  type FieldId,
  GOALS,
  LOCATIONS,
  type LocationId,
  MORALE_TRACK,
  PATROL_CARDS,
  PAWNS_OF_A_COLOUR,
  RESOURCES,
  type Resource,
  SIDES,
  SOLDIER_TRACK,
  SPARE_ROOMS,
  TILE_IDS,
  type TileId,
  TOKENS_OF_A_KIND,
  TURN_TRACK,
} from '#maquis/data/index.ts';
import { goalPairOf, type Snapshot, tableOf } from '#maquis/engine/index.ts';
import { faultText } from '#maquis/messages/faults.ts';
import { GOAL_NAMES, LOCATION_NAMES, RESOURCE_NAMES, TILE_NAMES } from '#maquis/messages/names.ts';
import { type Corrected, correct } from '#maquis/table/index.ts';
import * as m from '#messages';
import { TownMap } from '../TownMap.tsx';
import { adjustmentText } from './adjustment-text.ts';
import { useAid, useRunning } from './aid.ts';
import { RuleLink } from './RuleLink.tsx';
import { Stepper } from './Stepper.tsx';
import { townOf } from './town-now.ts';

type Change = (change: Partial<Snapshot>) => void;
interface PartProps {
  readonly state: Snapshot;
  readonly change: Change;
}

/**
 * Sets anything to what really lies on the table. What follows from the rest is made to fit and said;
 * what cannot be is named with its rule, and the game waits unchanged until it can.
 */
export function CorrectionSheet({ onDone }: { readonly onDone: () => void }) {
  const { send } = useAid();
  const { position } = useRunning();
  const [corrected, setCorrected] = useState<Corrected>(() => ({
    table: tableOf(position),
    adjusted: [],
    faults: [],
  }));
  const { table, adjusted, faults } = corrected;
  const change: Change = (part) => setCorrected(correct(table, part));
  const part = { state: table.state, change };
  return (
    <div class="aid-correct">
      <p class="aid-hint">{m.maquis_table_correct_hint()}</p>
      <Counts {...part} />
      <Pawns {...part} goals={goalPairOf(position)} />
      <Goods {...part} />
      <Cards {...part} />
      <Rooms {...part} />
      <Goals {...part} goals={goalPairOf(position)} />
      <div class="aid-correct__verdict" role="status">
        {adjusted.length > 0 && (
          <>
            <p>{m.maquis_table_correct_adjusted()}</p>
            <ul>
              {adjusted.map((adjustment) => (
                <li key={adjustment}>{adjustmentText(adjustment, table.state)}</li>
              ))}
            </ul>
          </>
        )}
        {faults.length > 0 && (
          <div class="aid-trouble">
            <p>{m.maquis_table_correct_faults()}</p>
            <ul>
              {faults.map((fault) => (
                <li key={`${fault.code} ${JSON.stringify(fault.params)}`}>
                  {faultText(fault)} <RuleLink rule={fault.rule} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div class="aid-buttons">
        <button type="button" class="aid-secondary" onClick={onDone}>
          {m.maquis_table_correct_cancel()}
        </button>
        <button
          type="button"
          class="aid-primary"
          disabled={faults.length > 0}
          onClick={() => {
            send({ type: 'correct', table });
            onDone();
          }}
        >
          {m.maquis_table_correct_use()}
        </button>
      </div>
    </div>
  );
}

function Counts({ state, change }: PartProps) {
  return (
    <fieldset>
      <legend>{m.maquis_table_correct_counts()}</legend>
      <Stepper
        name={m.maquis_table_correct_day()}
        value={state.day}
        most={TURN_TRACK.end}
        onChange={(day) => change({ day })}
      />
      <Stepper
        name={m.maquis_table_correct_morale()}
        value={state.morale}
        most={MORALE_TRACK.max}
        onChange={(morale) => change({ morale })}
      />
      <Stepper
        name={m.maquis_table_correct_soldiers()}
        value={state.soldiers}
        most={SOLDIER_TRACK.max}
        onChange={(soldiers) => change({ soldiers })}
      />
      <Stepper
        name={m.maquis_table_correct_home()}
        value={state.safeHouse}
        most={PAWNS_OF_A_COLOUR}
        onChange={(safeHouse) => change({ safeHouse })}
      />
      <Stepper
        name={m.maquis_table_correct_cafe()}
        value={state.cafe}
        most={PAWNS_OF_A_COLOUR}
        onChange={(cafe) => change({ cafe })}
      />
      <Stepper
        name={m.maquis_table_correct_patrols()}
        value={state.patrolsToCome}
        most={PAWNS_OF_A_COLOUR}
        onChange={(patrolsToCome) => change({ patrolsToCome })}
      />
      <label class="aid-check">
        <input
          type="checkbox"
          checked={state.shot}
          onChange={({ currentTarget }) => change({ shot: currentTarget.checked })}
        />
        {m.maquis_table_correct_shot()}
      </label>
    </fieldset>
  );
}

const PAWNS = ['workers', 'police', 'soldierPawns'] as const;
const PAWN_LABELS = {
  workers: m.maquis_table_correct_worker,
  police: m.maquis_table_correct_police,
  soldierPawns: m.maquis_table_correct_soldier,
} as const;

function Pawns({
  state,
  change,
  goals,
}: PartProps & { readonly goals: ReturnType<typeof goalPairOf> }) {
  const [place, setPlace] = useState<LocationId>();
  const choices = Object.fromEntries(
    LOCATIONS.map(({ id }) => [id, m.maquis_table_correct_choice()] as const),
  );
  const stand = (at: LocationId, pawn: (typeof PAWNS)[number] | undefined) =>
    change(
      Object.fromEntries(
        PAWNS.map((kind) => {
          const others = state[kind].filter((other) => other !== at);
          return [kind, kind === pawn ? inOrder([...others, at]) : others];
        }),
      ),
    );
  return (
    <fieldset>
      <legend>{m.maquis_table_correct_town()}</legend>
      <p class="aid-hint">{m.maquis_table_correct_town_hint()}</p>
      <TownMap
        label={m.maquis_table_correct_town()}
        {...townOf(state, goals)}
        choices={choices}
        onChoose={setPlace}
        {...(place ? { chosen: place } : {})}
      />
      {place && (
        <fieldset class="aid-radios" key={place}>
          <legend>{m.maquis_table_correct_on({ place: LOCATION_NAMES[place]() })}</legend>
          {[undefined, ...PAWNS].map((pawn) => (
            <label key={pawn ?? 'nobody'} class="aid-radio">
              <input
                type="radio"
                name="pawn"
                checked={PAWNS.find((kind) => state[kind].includes(place)) === pawn}
                onChange={() => stand(place, pawn)}
              />
              {pawn ? PAWN_LABELS[pawn]() : m.maquis_table_correct_nobody()}
            </label>
          ))}
        </fieldset>
      )}
    </fieldset>
  );
}

const inOrder = (places: readonly LocationId[]): LocationId[] =>
  LOCATIONS.flatMap(({ id }) => (places.includes(id) ? [id] : []));

function Goods({ state, change }: PartProps) {
  const onField = (field: FieldId, kind: Resource, count: number) => {
    const { [kind]: _, ...others } = state.airdrops[field] ?? {};
    const lying = count > 0 ? { ...others, [kind]: count } : others;
    const { [field]: __, ...otherFields } = state.airdrops;
    change({
      airdrops: Object.keys(lying).length > 0 ? { ...otherFields, [field]: lying } : otherFields,
    });
  };
  return (
    <>
      <fieldset>
        <legend>{m.maquis_table_correct_goods()}</legend>
        {RESOURCES.map((kind) => (
          <Stepper
            key={kind}
            name={RESOURCE_NAMES[kind]()}
            value={state.hand[kind]}
            most={TOKENS_OF_A_KIND}
            onChange={(count) => change({ hand: { ...state.hand, [kind]: count } })}
          />
        ))}
      </fieldset>
      {FIELDS.map((field) => (
        <fieldset key={field}>
          <legend>{m.maquis_table_correct_fields({ field: LOCATION_NAMES[field]() })}</legend>
          {(['food', 'money', 'weapon'] as const).map((kind) => (
            <Stepper
              key={kind}
              name={RESOURCE_NAMES[kind]()}
              value={state.airdrops[field]?.[kind] ?? 0}
              most={TOKENS_OF_A_KIND}
              onChange={(count) => onField(field, kind, count)}
            />
          ))}
        </fieldset>
      ))}
    </>
  );
}

function Cards({ state, change }: PartProps) {
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

function Rooms({ state, change }: PartProps) {
  return (
    <fieldset>
      <legend>{m.maquis_table_correct_rooms()}</legend>
      {SPARE_ROOMS.map((room) => (
        <label key={room} class="aid-field">
          {LOCATION_NAMES[room]()}
          <select
            value={state.rooms[room] ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const { [room]: _, ...others } = state.rooms;
              change({ rooms: value ? { ...others, [room]: value as TileId } : others });
            }}
          >
            <option value="">{m.maquis_table_correct_room_empty()}</option>
            {TILE_IDS.map((id) => (
              <option key={id} value={id}>
                {TILE_NAMES[id]()}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

function Goals({
  state,
  change,
  goals,
}: PartProps & { readonly goals: ReturnType<typeof goalPairOf> }) {
  return (
    <fieldset>
      <legend>{m.maquis_table_correct_goals()}</legend>
      {SIDES.map((side) => {
        const goal = GOALS.find(({ id }) => id === goals[side]);
        const name = { goal: GOAL_NAMES[goals[side]]() };
        const progress = state.goals[side];
        const set = (part: Partial<typeof progress>) =>
          change({ goals: { ...state.goals, [side]: { ...progress, ...part } } });
        const circles = goal?.successes.length ?? 0;
        return circles > 0 ? (
          <Stepper
            key={side}
            name={m.maquis_table_correct_successes(name)}
            value={progress.successes}
            most={circles}
            onChange={(successes) => set({ successes })}
          />
        ) : (
          <label key={side} class="aid-check">
            <input
              type="checkbox"
              checked={progress.complete}
              onChange={({ currentTarget }) => set({ complete: currentTarget.checked })}
            />
            {m.maquis_table_correct_complete(name)}
          </label>
        );
      })}
    </fieldset>
  );
}
