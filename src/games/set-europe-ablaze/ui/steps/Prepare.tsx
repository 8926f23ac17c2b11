import { useState } from 'preact/hooks';
import { ACTIONS, type ActionId } from '#games/set-europe-ablaze/data/actions.ts';
import type { Position } from '#games/set-europe-ablaze/engine/log/index.ts';
import type { UnknownRecord } from '#games/set-europe-ablaze/engine/read-state.ts';
import {
  type EidPiece,
  eidPieces,
  eidPlaces,
  haveAllActed,
} from '#games/set-europe-ablaze/engine/resolve/index.ts';
import { pieceMoved } from '#games/set-europe-ablaze/i18n/event-text.ts';
import { ACTION_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import { heroName } from '#games/set-europe-ablaze/i18n/places.ts';
import * as m from '#messages';
import { Select } from '#play/ui/parts/Select.tsx';
import { useSea } from '../sea.ts';
import { AreaChoice } from './AreaChoice.tsx';
import { Panel } from './Panel.tsx';
import { Pick } from './Pick.tsx';
import { Pools } from './Pools.tsx';
import { UnitMove, type UnitOnWay, unitTold } from './UnitMove.tsx';

/** An Action being prepared: its pools with the odds, or the pieces it moves. */
export function Prepare() {
  const { context, now } = useSea();
  const action = (context.action ?? now.resolution?.action) as ActionId;
  const facts = ACTIONS.find(({ id }) => id === action);
  if (!facts) return null;
  return facts.rolled ? (
    <Pools key={action} action={action} />
  ) : (
    <Moves key={action} action={action} />
  );
}

/** One of up to three: a piece on its way, or an Area. */
type Move = EidOnWay | UnitOnWay | { readonly area: string; readonly turned?: string };

const MOST = 3;

const isUnit = (move: Move): move is UnitOnWay => 'unit' in move;
const isPiece = (move: Move): move is EidOnWay => 'how' in move;
const isWhole = (move: Move): boolean => (isUnit(move) ? move.unit : move.area) !== '';

/** An Action without a roll: up to three pieces or Areas, told one by one (8.3). */
function Moves({ action }: { readonly action: ActionId }) {
  const { now, kept, tell, send } = useSea();
  const { area } = now.impulse;
  const first = (): Move => {
    if (action === 'eid') return firstOfEid(now, kept.tables);
    return action === 'german-movement' ? { unit: '', from: '', to: area } : { area };
  };
  const [moves, setMoves] = useState<readonly Move[]>(() => [first()]);
  const change = (place: number, to: Move) =>
    setMoves(moves.map((move, nth) => (nth === place ? to : move)));
  return (
    <>
      <div class="play-board sea-board">
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
          <button type="button" class="aid-secondary" onClick={() => setMoves([...moves, first()])}>
            {m.ablaze_aid_one_more()}
          </button>
        )}
      </div>
      <Panel title={ACTION_NAMES[action]()}>
        <button
          type="button"
          class="aid-primary"
          disabled={!moves.every(isWhole)}
          onClick={() =>
            tell({ by: now.active, type: 'action', action, ...toldBy(now, action, moves) })
          }
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
function toldBy(now: Position, action: ActionId, moves: readonly Move[]): UnknownRecord {
  const areas = moves.flatMap((move) => (isUnit(move) ? [] : [move.area]));
  switch (action) {
    case 'eid':
      return {
        assets: moves.filter(isPiece).map(({ what, how, area, hero }) => ({
          ...{ what, how, area },
          ...(hero !== undefined && { hero }),
        })),
      };
    case 'german-movement':
      return { units: moves.filter(isUnit).map((move) => unitOfAction(now, move)) };
    case 'status-change':
      return {
        networksIn: areas,
        to: 'turned' in (moves[0] ?? {}) ? (moves[0] as { turned: string }).turned : 'active',
      };
    default:
      return { areas: [...new Set(areas)] };
  }
}

interface FieldsProps {
  readonly action: ActionId;
  readonly move: Move;
  readonly onChange: (move: Move) => void;
}

function MoveFields({ action, move, onChange }: FieldsProps) {
  if (isPiece(move)) return <EidMove move={move} onChange={onChange} />;
  if (isUnit(move)) return <UnitMove move={move} isFree={false} onChange={onChange} />;
  const { area, turned = 'active' } = move;
  return (
    <>
      <AreaChoice value={area} onChange={(to) => onChange({ ...move, area: to })} />
      {action === 'status-change' && (
        <Select
          legend={m.ablaze_aid_turn_to()}
          values={['active', 'quiet']}
          value={turned}
          label={(to) => (to === 'active' ? m.ablaze_aid_to_active() : m.ablaze_aid_to_quiet())}
          onChoose={(to) => onChange({ ...move, turned: to })}
        />
      )}
    </>
  );
}

/** A piece of EID and its Area; no Area yet where none is chosen. */
interface EidOnWay extends EidPiece {
  readonly area: string;
}

const HOW = {
  infiltrate: m.ablaze_aid_eid_infiltrate,
  deliver: m.ablaze_aid_eid_deliver,
  extract: m.ablaze_aid_eid_extract,
};

const keyOf = ({ what, how, hero = '' }: EidPiece): string => `${how} ${what} ${hero}`;
const named = ({ what, how, hero }: EidPiece): string =>
  HOW[how]({ what: hero === undefined ? pieceMoved(what) : heroName(hero) });

interface Props {
  readonly move: EidOnWay;
  readonly onChange: (move: EidOnWay) => void;
}

/** Which piece, and in which Area it may come or be taken home (8.3.1). */
function EidMove({ move, onChange }: Props) {
  const { now, kept, nameOf } = useSea();
  const pieces = eidPieces(now, kept.tables);
  const { options, barred } = eidPlaces(now, kept.tables, move);
  if (pieces.length === 0) return <p class="aid-hint">{m.ablaze_aid_eid_none()}</p>;
  const isOpen = pieces.some((piece) => keyOf(piece) === keyOf(move));
  return (
    <>
      <Pick
        isLong
        label={m.ablaze_aid_what()}
        value={isOpen ? keyOf(move) : ''}
        options={pieces.map((piece) => ({ id: keyOf(piece), name: named(piece) }))}
        onChange={(id) => {
          const piece = pieces.find((one) => keyOf(one) === id);
          if (piece) onChange({ ...piece, area: '' });
        }}
      />
      <Pick
        label={m.ablaze_aid_area()}
        value={move.area}
        options={options.map(({ area }) => ({ id: String(area), name: nameOf(String(area)) }))}
        barred={barred.map((option) => ({
          id: String(option.area),
          name: `${nameOf(String(option.area))} (${option.case})`,
        }))}
        onChange={(area) => onChange({ ...move, area })}
      />
    </>
  );
}

/** The first piece that can go, in the selected Area where it can go there. */
function firstOfEid(
  now: Parameters<typeof eidPieces>[0],
  tables: Parameters<typeof eidPieces>[1],
): EidOnWay {
  const { area } = now.impulse;
  const isHere = (piece: EidPiece) =>
    eidPlaces(now, tables, piece).options.some((option) => option.area === area);
  const pieces = eidPieces(now, tables);
  const here = pieces.find(isHere);
  const piece = here ?? pieces[0] ?? { what: 'network', how: 'infiltrate' };
  return { ...piece, area: here ? area : '' };
}

/** A unit that moves by an Action, and whether it cannot, since all of its Area have acted (7.0). */
const unitOfAction = (now: Position, move: UnitOnWay) => ({
  ...unitTold(move),
  ...(haveAllActed(now, move.from) && { used: true }),
});
