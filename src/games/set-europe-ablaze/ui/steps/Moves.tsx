import { useState } from 'preact/hooks';
import type { ActionId } from '#games/set-europe-ablaze/data/actions.ts';
import type { Told } from '#games/set-europe-ablaze/engine/read-state.ts';
import { ACTION_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import * as m from '#messages';
import { useSea } from '../sea.ts';
import { AreaChoice, useAreas } from './AreaChoice.tsx';
import { Panel } from './Panel.tsx';

interface Move {
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

const MOST = 3;

/** German units that move. */
export const GERMAN_UNITS = [
  ['security', m.ablaze_asset_security],
  ['vichy-security', m.ablaze_asset_vichy_security],
  ['detachment', m.ablaze_asset_detachment],
] as const;

/** Where German units wait; they may leave both (N14). */
export const GERMAN_BOXES = () =>
  [
    ['germany', m.ablaze_aid_germany()],
    ['stalag', m.ablaze_box_stalag()],
  ] as const;

const WHATS = {
  eid: [
    ['network', m.ablaze_asset_network],
    ['quiet', m.ablaze_aid_networks_quiet],
    ['team', m.ablaze_asset_team],
    ['cache', m.ablaze_asset_cache],
    ['hero', m.ablaze_asset_hero],
  ],
  'german-movement': GERMAN_UNITS,
} as const;

/** An Action without a roll: up to three pieces or Areas, told one by one (8.3). */
export function Moves({ action }: { readonly action: ActionId }) {
  const { now, tell, send } = useSea();
  const { area } = now.impulse;
  const isMovement = action === 'german-movement';
  const first: Move = isMovement
    ? { what: 'security', from: 'germany', to: area }
    : {
        what: action === 'eid' ? 'network' : 'active',
        from: action === 'eid' ? 'ready' : area,
        to: area,
      };
  const [moves, setMoves] = useState<readonly Move[]>([first]);
  const change = (place: number, to: Partial<Move>) =>
    setMoves(moves.map((move, nth) => (nth === place ? { ...move, ...to } : move)));
  return (
    <>
      <div class="sea-board">
        <ol class="sea-moves">
          {moves.map((move, place) => (
            <li key={place} class="sea-row">
              <MoveFields action={action} move={move} onChange={(to) => change(place, to)} />
              {moves.length > 1 && (
                <button
                  type="button"
                  class="aid-secondary"
                  onClick={() => setMoves(moves.filter((_, nth) => nth !== place))}
                >
                  {m.ablaze_aid_take_out()}
                </button>
              )}
            </li>
          ))}
        </ol>
        {moves.length < MOST && (
          <button type="button" class="aid-secondary" onClick={() => setMoves([...moves, first])}>
            {m.ablaze_aid_one_more()}
          </button>
        )}
      </div>
      <Panel title={ACTION_NAMES[action]()}>
        <button
          type="button"
          class="aid-primary"
          onClick={() => tell({ by: now.active, type: 'action', action, ...toldBy(action, moves) })}
        >
          {m.ablaze_aid_do({ action: ACTION_NAMES[action]() })}
        </button>
        <button type="button" class="aid-secondary" onClick={() => send({ type: 'back' })}>
          {m.ablaze_aid_other_action()}
        </button>
      </Panel>
    </>
  );
}

/** The fields of the log for an Action's moves. */
function toldBy(action: ActionId, moves: readonly Move[]): Told {
  switch (action) {
    case 'eid':
      return {
        assets: moves.map(({ what, from, to }) =>
          from === 'ready'
            ? { what, how: what === 'cache' ? 'deliver' : 'infiltrate', area: to }
            : { what, how: 'extract', area: from },
        ),
      };
    case 'german-movement':
      return { units: moves.map(({ what, from, to }) => ({ unit: what, from, to })) };
    case 'status-change':
      return {
        networksIn: moves.map(({ to }) => to),
        to: moves[0]?.what === 'active' ? 'active' : 'quiet',
      };
    default:
      return { areas: [...new Set(moves.map(({ to }) => to))] };
  }
}

interface FieldsProps {
  readonly action: ActionId;
  readonly move: Move;
  readonly onChange: (change: Partial<Move>) => void;
}

function MoveFields({ action, move, onChange }: FieldsProps) {
  if (action === 'recovery') {
    return <AreaChoice value={move.to} onChange={(to) => onChange({ to })} />;
  }
  if (action === 'status-change') {
    return (
      <>
        <AreaChoice value={move.to} onChange={(to) => onChange({ to })} />
        <label class="aid-field">
          {m.ablaze_aid_turn_to()}
          <select
            value={move.what}
            onChange={({ currentTarget }) => onChange({ what: currentTarget.value })}
          >
            <option value="active">{m.ablaze_aid_to_active()}</option>
            <option value="quiet">{m.ablaze_aid_to_quiet()}</option>
          </select>
        </label>
      </>
    );
  }
  const isMovement = action === 'german-movement';
  const whats = isMovement ? WHATS['german-movement'] : WHATS.eid;
  const boxes = isMovement ? GERMAN_BOXES() : [['ready', m.ablaze_aid_ready()] as const];
  return (
    <>
      <label class="aid-field">
        {m.ablaze_aid_what()}
        <select
          value={move.what}
          onChange={({ currentTarget }) => onChange({ what: currentTarget.value })}
        >
          {whats.map(([what, name]) => (
            <option key={what} value={what}>
              {name()}
            </option>
          ))}
        </select>
      </label>
      <PlaceChoice
        label={m.ablaze_aid_from()}
        value={move.from}
        boxes={boxes}
        onChange={(from) => onChange({ from })}
      />
      <PlaceChoice
        label={m.ablaze_aid_to()}
        value={move.from !== 'ready' && !isMovement ? 'ready' : move.to}
        boxes={boxes}
        onChange={(to) => onChange({ to })}
      />
    </>
  );
}

interface PlaceProps {
  readonly label: string;
  readonly value: string;
  readonly boxes: readonly (readonly [id: string, name: string])[];
  readonly onChange: (place: string) => void;
}

/** An Area, or a box beside the map. */
export function PlaceChoice({ label, value, boxes, onChange }: PlaceProps) {
  const { areas, nameOf } = useAreas();
  return (
    <label class="aid-field">
      {label}
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {boxes.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {areas.map((id) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </select>
    </label>
  );
}
