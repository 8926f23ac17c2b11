import {
  EVERY_TILE_ID,
  SPARE_ROOMS,
  type SpareRoomId,
  TILE_IDS,
} from '#games/maquis/data/index.ts';
import { LOCATION_NAMES, TILE_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { Select } from '#play/ui/parts/Select.tsx';
import type { CorrectionPart } from './CorrectTracks.tsx';

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
