import * as m from '#messages';
import { roomName } from '../frame/room-name.ts';

interface Props {
  readonly rooms: readonly string[];
  readonly room: string | undefined;
  readonly onChoose: (room: string) => void;
}

/** The game beside a real table, or the one in the browser, where both are played. */
export function WhichGame({ rooms, room, onChoose }: Props) {
  return (
    <fieldset class="aid-radios">
      <legend class="visually-hidden">{m.play_second_which()}</legend>
      {rooms.map((one) => (
        <label key={one} class="aid-radio">
          <input type="radio" name="room" checked={one === room} onChange={() => onChoose(one)} />
          {roomName(one)}
        </label>
      ))}
    </fieldset>
  );
}
