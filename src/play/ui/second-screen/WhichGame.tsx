import * as m from '#messages';
import { roomName } from '../frame/room-name.ts';
import { Radios } from '../parts/Radios.tsx';

interface Props {
  readonly rooms: readonly string[];
  readonly room: string | undefined;
  readonly onChoose: (room: string) => void;
}

/** The game beside a real table, or the one in the browser, where both are played. */
export const WhichGame = ({ rooms, room, onChoose }: Props) => (
  <Radios
    legend={m.play_second_which()}
    isLegendHidden
    values={rooms}
    value={room}
    label={roomName}
    onChoose={onChoose}
  />
);
