import { X } from 'lucide-preact';
import {
  FIELDS,
  LOCATIONS,
  type LocationId,
  PAWNS,
  SIDES,
  SPARE_ROOMS,
} from '#games/maquis/data/index.ts';
import type { Table } from '#games/maquis/engine/index.ts';
import { placeWithGoal } from '#games/maquis/i18n/goals.ts';
import { pawnIn, withPawn } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import {
  CorrectGoal,
  type CorrectionPart,
  FieldGoods,
  RoomTile,
  WhoStands,
} from '../aid/Corrections.tsx';
import { PawnIcon } from '../PawnIcon.tsx';

interface Props {
  readonly place: LocationId;
  readonly table: Table;
  readonly change: CorrectionPart['change'];
  readonly onClose: () => void;
}

/** What stands and lies on the chosen place. */
export function PlacePanel({ place, table, change, onClose }: Props) {
  const part: CorrectionPart = { state: table.state, change };
  const field = FIELDS.find((id) => id === place);
  const room = SPARE_ROOMS.find((id) => id === place);
  const side = SIDES.find((name) => place === `${name}-exit`);
  return (
    <section class="aid-panel editor-place" aria-label={placeWithGoal(place, table.goals)}>
      <button
        type="button"
        class="aid-icon-button editor-place__close"
        aria-label={m.play_close()}
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </button>
      <WhoStands
        place={place}
        pawnThere={pawnIn(table.state, place)}
        onStand={(pawn) => change(withPawn(table.state, place, pawn))}
      />
      {field && <FieldGoods field={field} {...part} />}
      {room && <RoomTile room={room} {...part} />}
      {side && <CorrectGoal side={side} goals={table.goals} {...part} />}
    </section>
  );
}

/** Every place of the map, each to say who stands there. */
export const PLACES_TO_SET = (): Partial<Record<LocationId, string>> =>
  Object.fromEntries(LOCATIONS.map(({ id }) => [id, m.maquis_table_correct_choice()]));

/** What a pawn out of the box is picked up from; the rest of the word is the pawn. */
export const OUT_OF_BOX = 'box:';

/** Pawns to be dragged onto the town: a second way for mouse and finger. */
export const PawnBox = () => (
  <p class="aid-waiting" aria-hidden="true">
    {PAWNS.map((pawn) => (
      <span key={pawn} class="aid-waiting__pawn" data-pawn-from={OUT_OF_BOX + pawn}>
        <PawnIcon pawn={pawn} />
      </span>
    ))}
    <span class="aid-hint">{m.maquis_editor_drag()}</span>
  </p>
);
