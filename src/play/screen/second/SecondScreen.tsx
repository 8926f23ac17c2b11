import type { ComponentChildren, ComponentType } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { type ActorOptions, type AnyStateMachine, createActor, type SnapshotFrom } from 'xstate';
import * as m from '#messages';
import type { SaveKinds } from '../../saves/codec.ts';
import type { Save } from '../../saves/save.ts';
import type { PlayKit, SessionState } from '../face.ts';
import { Opening } from '../frame/Opening.tsx';
import { resumed } from '../frame/resumed.ts';
import { roomName } from '../frame/room-name.ts';
import { useShelf } from '../frame/use-shelf.ts';
import { useWakeLock } from '../hooks/use-wake-lock.ts';
import { FullScreen } from './FullScreen.tsx';
import { useCurrentGame } from './use-current-game.ts';
import { WhichGame } from './WhichGame.tsx';
import '../style/play.css';
import '../style/second.css';

/** What a game draws of a running game, to be looked at from across the room. */
export interface BoardProps<Machine extends AnyStateMachine> {
  readonly state: SnapshotFrom<Machine>;
  /** What little there is to press, below everything else. */
  readonly tools: ComponentChildren;
}

interface Props<K extends SaveKinds, Machine extends AnyStateMachine> {
  readonly kit: PlayKit<K, Machine>;
  /** Where its rooms are, by their names. */
  readonly links: Readonly<Record<string, string>>;
  readonly Board: ComponentType<BoardProps<Machine>>;
}

/** The game that is played in another window of this device, large; here it can only be looked at. */
export function SecondScreen<K extends SaveKinds, Machine extends AnyStateMachine>({
  kit,
  links,
  Board,
}: Props<K, Machine>) {
  const rooms = useShelves(kit);
  const [chosen, setChosen] = useState(() => roomInAddress(kit.codec.shelves));
  const screen = useRef<HTMLDivElement>(null);
  if (rooms.some(({ status }) => status === 'opening')) {
    return <Opening>{m.play_second_opening()}</Opening>;
  }
  const played = rooms.filter(({ save }) => save !== undefined);
  const shown = roomShown(played, chosen);
  const choose = (wanted: string) => {
    history.replaceState(history.state, '', `#${wanted}`);
    setChosen(wanted);
  };
  return (
    <div class="aid screen" ref={screen}>
      {shown?.save ? (
        <ScreenGame
          kit={kit}
          save={shown.save}
          Board={Board}
          tools={
            <div class="screen__tools">
              {played.length > 1 && (
                <WhichGame
                  rooms={played.map(({ room }) => room)}
                  room={shown.room}
                  onChoose={choose}
                />
              )}
              <FullScreen of={screen} />
            </div>
          }
        />
      ) : (
        <NoGame links={links} isDenied={rooms.some(({ status }) => status === 'denied')} />
      )}
    </div>
  );
}

interface Shown<K extends SaveKinds> {
  readonly room: string;
  readonly status: 'opening' | 'denied' | 'open';
  readonly save: Save<K> | undefined;
}

/** The shelves of a game, in their order; there are always as many. */
const useShelves = <K extends SaveKinds>({ codec }: Pick<PlayKit<K>, 'codec'>): Shown<K>[] =>
  codec.shelves.map((room) => {
    const shelf = useShelf(codec, room);
    return { room, status: shelf.status, save: useCurrentGame(shelf) };
  });

/** The game that was asked for, or else the one that was played last. */
const roomShown = <K extends SaveKinds>(played: readonly Shown<K>[], chosen: string | undefined) =>
  played.find(({ room }) => room === chosen) ??
  played.toSorted((one, other) => (other.save?.changed ?? 0) - (one.save?.changed ?? 0))[0];

/** A menu that leads here says in the address whose game it was. */
const roomInAddress = (rooms: readonly string[]): string | undefined =>
  rooms.find((room) => location.hash === `#${room}`);

interface ScreenGameProps<K extends SaveKinds, Machine extends AnyStateMachine>
  extends Pick<Props<K, Machine>, 'kit' | 'Board'> {
  readonly save: Save<K>;
  readonly tools: ComponentChildren;
}

function ScreenGame<K extends SaveKinds, Machine extends AnyStateMachine>({
  kit,
  save,
  Board,
  tools,
}: ScreenGameProps<K, Machine>) {
  const state = useMemo(() => {
    const { input } = resumed(kit, save);
    // The compiler cannot follow a machine it does not know to what it takes.
    const options = { input } as unknown as ActorOptions<Machine>;
    return createActor(kit.machine, options).getSnapshot() as SnapshotFrom<Machine>;
  }, [save]);
  const { game, replayed } = (state as unknown as SessionState<K>).context;
  useWakeLock(game !== undefined && replayed?.outcome === undefined);
  if (game) return <Board state={state} tools={tools} />;
  return (
    <section class="aid-panel screen__none">
      <h2 role="status">{m.play_second_setting_up()}</h2>
      {tools}
    </section>
  );
}

interface NoGameProps {
  readonly links: Readonly<Record<string, string>>;
  /** Whether the browser keeps nothing for this site. */
  readonly isDenied: boolean;
}

const TO: Readonly<Record<string, () => string>> = {
  table: m.play_second_to_table,
  practice: m.play_second_to_practice,
};

/** What to do where nothing is played. */
function NoGame({ links, isDenied }: NoGameProps) {
  return (
    <section class="aid-panel screen__none">
      <h2>{m.play_second_none()}</h2>
      <p>{isDenied ? m.play_second_denied() : m.play_second_none_how()}</p>
      <div class="aid-buttons">
        {Object.entries(links).map(([room, href]) => (
          <a key={room} class="aid-secondary" href={href}>
            {TO[room]?.() ?? roomName(room)}
          </a>
        ))}
      </div>
    </section>
  );
}
