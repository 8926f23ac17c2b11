import {
  EVERY_TILE_ID,
  SPARE_ROOMS,
  type SpareRoomId,
  TILE_IDS,
  type TileId,
} from '#games/maquis/data/index.ts';
import { LOCATION_NAMES, TILE_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import type { PartProps } from './part.ts';

/** The tiles in the spare rooms. */
export const CorrectRooms = (part: PartProps) => (
  <fieldset>
    <legend>{m.maquis_table_correct_rooms()}</legend>
    {SPARE_ROOMS.map((room) => (
      <RoomTile key={room} room={room} {...part} />
    ))}
  </fieldset>
);

/** The tile in one spare room. */
export const RoomTile = ({ room, state, change }: PartProps & { readonly room: SpareRoomId }) => (
  <label class="aid-field">
    {LOCATION_NAMES[room]()}
    <select
      value={state.rooms[room] ?? ''}
      onChange={({ currentTarget: { value } }) => {
        const { [room]: _, ...others } = state.rooms;
        change({ rooms: value ? { ...others, [room]: value as TileId } : others });
      }}
    >
      <option value="">{m.maquis_table_correct_room_empty()}</option>
      {('poison' in state.hand ? EVERY_TILE_ID : TILE_IDS).map((id) => (
        <option key={id} value={id}>
          {TILE_NAMES[id]()}
        </option>
      ))}
    </select>
  </label>
);
