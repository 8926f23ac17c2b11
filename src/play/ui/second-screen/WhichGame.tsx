import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import type { Save } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { roomName } from '../frame/room-name.ts';
import type { SaveStoreState } from '../frame/use-save-store.ts';
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

/**
 * The game of a shelf that was played last, as another window plays it on: each step that one writes
 * is here a moment later. Nothing is ever written from here.
 */
export function useCurrentGame<T extends SaveTypes>(state: SaveStoreState<T>): Save<T> | undefined {
  const [current, setCurrent] = useState<Save<T>>();
  useEffect(() => {
    if (state.status !== 'open') return;
    const { shelf } = state;
    let known = state.latest;
    let isGone = false;
    setCurrent(known);
    const look = async (written?: string) => {
      // Of the game on the screen its news are enough, and there are none of one that was deleted.
      const news = written && written === known?.id ? await shelf.news(written) : undefined;
      known = news ?? (await shelf.latest());
      if (!isGone) setCurrent(known);
    };
    // One after the other: an earlier look must not end after a later one.
    let looks = Promise.resolve();
    const lookNext = (written?: string) => {
      looks = looks.then(() => look(written)).catch(() => undefined);
    };
    const lookAgain = () => {
      if (document.visibilityState === 'visible') lookNext();
    };
    const leave = shelf.onWritten(lookNext);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      isGone = true;
      leave();
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [state]);
  return current;
}
