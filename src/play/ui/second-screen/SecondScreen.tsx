import type { ComponentChildren, ComponentType, RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type ActorOptions, type AnyStateMachine, createActor, type SnapshotFrom } from 'xstate';
import * as m from '#messages';
import type { GameMode, SessionState } from '#play/game-mode.ts';
import type { Save } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { Lazy } from '../frame/Lazy.tsx';
import { LoadingNotice } from '../frame/LoadingNotice.tsx';
import { resumed } from '../frame/resumed.ts';
import { roomName } from '../frame/room-name.ts';
import { type SaveStoreState, useSaveStore } from '../frame/use-save-store.ts';
import { useWakeLock } from '../hooks/use-wake-lock.ts';
import { codeInAddress } from '../together/address.ts';
import type { SeatProps } from '../together/GuestRoom.tsx';
import { seatBefore } from '../together/reopened.ts';
import '../style/play.css';
import '../style/second.css';
import { Maximize, Minimize } from 'lucide-preact';
import { Radios } from '../parts/Radios.tsx';
import { NoGame } from './NoGame.tsx';

/** What a game draws of a running game, to be looked at from across the room. */
export interface BoardProps<Machine extends AnyStateMachine> {
  readonly state: SnapshotFrom<Machine>;
  /** What little there is to press, below everything else. */
  readonly tools: ComponentChildren;
}

/** What of a room's game is looked at: its mode, and what draws it. */
interface ShownRoom {
  readonly mode: GameMode<SaveTypes>;
  readonly Board: ComponentType<BoardProps<AnyStateMachine>>;
  /** What a device at another one's table shows, where not all may see the same. */
  readonly Seat?: ComponentType<SeatProps> | undefined;
  /** What a seat at a table of devices is called, where every table calls it the same. */
  readonly seatName?: ((seat: number) => string) | undefined;
}

/** A room as a page of rooms takes it: which game's it is, only its own board need know. */
export const shownRoom = <T extends SaveTypes, Machine extends AnyStateMachine>(
  mode: GameMode<T, Machine>,
  Board: ComponentType<BoardProps<Machine>>,
  Seat?: ComponentType<SeatProps>,
  seatName?: (seat: number) => string,
): ShownRoom => ({ mode, Board, Seat, seatName }) as unknown as ShownRoom;

/** Every room of a game in which one is played, by its name: what runs in any of them is shown. */
export type ShownRooms = Readonly<Record<string, ShownRoom>>;

interface Props {
  readonly rooms: ShownRooms;
  /** Where each of them is. */
  readonly links: Readonly<Record<string, string>>;
}

const loadGuestRoom = () => import('../together/GuestRoom.tsx');

/** The game that is played in another window of this device, large, or on another device. */
export function SecondScreen(props: Props) {
  const [code, setCode] = useState(codeInAddress);
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const look = () => setCode((before) => codeInAddress() ?? before);
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  if (code === undefined) return <OwnGames {...props} onJoin={() => setCode('')} />;
  const tools = (
    <div class="screen__tools">
      <FullScreen of={screen} />
    </div>
  );
  return (
    <div class="aid screen" ref={screen}>
      <Lazy load={loadGuestRoom}>
        {({ GuestRoom }) => (
          <GuestRoom
            code={code}
            rooms={props.rooms}
            show={(room, save) => <ScreenGame {...props.rooms[room]} save={save} tools={tools} />}
          />
        )}
      </Lazy>
    </div>
  );
}

interface OwnProps extends Props {
  readonly onJoin: () => void;
}

/** What runs on this device, in whichever room; here it can only be looked at. */
function OwnGames({ rooms: all, links, onJoin }: OwnProps) {
  const rooms = useShelves(all);
  const [chosen, setChosen] = useState(() => roomInAddress(Object.keys(all)));
  const seat = useSeatBefore(all);
  const screen = useRef<HTMLDivElement>(null);
  if (rooms.some(({ status }) => status === 'opening')) {
    return <LoadingNotice>{m.play_second_opening()}</LoadingNotice>;
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
          key={shown.room}
          {...shown.of}
          save={shown.save}
          tools={
            <div class="screen__tools">
              {seat && <p class="aid-note">{seat}</p>}
              {played.length > 1 && (
                <WhichGame
                  rooms={played.map(({ room }) => room)}
                  room={shown.room}
                  onChoose={choose}
                />
              )}
              <FullScreen of={screen} />
              <button type="button" class="aid-secondary" onClick={onJoin}>
                {seat ? m.play_devices_again() : m.play_devices_join()}
              </button>
            </div>
          }
        />
      ) : (
        <NoGame
          links={links}
          onJoin={onJoin}
          seat={seat}
          isDenied={rooms.some(({ status }) => status === 'denied')}
        />
      )}
    </div>
  );
}

/** What to do to have one's seat at another device's table again; nothing where this device had none of late. */
function useSeatBefore(rooms: ShownRooms): string | undefined {
  const all = Object.values(rooms);
  const [seat] = useState(() => seatBefore(all[0].mode.saveFormat.game));
  if (seat === undefined) return undefined;
  const link = m.play_devices_link();
  if (seat === 'watches') return m.play_devices_watched_before({ link });
  const { seatName } = all.find((room) => room.seatName) ?? {};
  const name = seatName?.(seat) ?? m.play_devices_seat({ seat: seat + 1 });
  return m.play_devices_sat_before({ seat: name, link });
}

interface Shown {
  readonly room: string;
  readonly of: ShownRoom;
  readonly status: 'opening' | 'denied' | 'open';
  readonly save: Save<SaveTypes> | undefined;
}

/** The shelves of a game's rooms, in their order; there are always as many. */
const useShelves = (rooms: ShownRooms): Shown[] =>
  Object.entries(rooms).map(([room, of]) => {
    const shelf = useSaveStore(of.mode.saveFormat, room);
    return { room, of, status: shelf.status, save: useCurrentGame(shelf) };
  });

/** The game that was asked for, or else the one that was played last. */
const roomShown = (played: readonly Shown[], chosen: string | undefined) =>
  played.find(({ room }) => room === chosen) ??
  played.toSorted((one, other) => (other.save?.changed ?? 0) - (one.save?.changed ?? 0))[0];

/** A menu that leads here says in the address whose game it was. */
const roomInAddress = (rooms: readonly string[]): string | undefined =>
  rooms.find((room) => location.hash === `#${room}`);

interface ScreenGameProps extends ShownRoom {
  readonly save: Save<SaveTypes>;
  readonly tools: ComponentChildren;
}

function ScreenGame({ mode, save, Board, tools }: ScreenGameProps) {
  const state = useMemo(() => {
    const { input } = resumed(mode, save);
    // The compiler cannot follow a machine it does not know to what it takes.
    const options = { input } as unknown as ActorOptions<AnyStateMachine>;
    return createActor(mode.machine, options).getSnapshot();
  }, [save]);
  const { game, replayed } = (state as unknown as SessionState<SaveTypes>).context;
  useWakeLock(game !== undefined && replayed?.outcome === undefined);
  if (game) return <Board state={state} tools={tools} />;
  return (
    <section class="aid-panel screen__none">
      <h2 role="status">{m.play_second_setting_up()}</h2>
      {tools}
    </section>
  );
}

/** Gives a part of the page the whole screen, and takes it back; not there where the browser cannot. */
function FullScreen({ of }: { readonly of: RefObject<HTMLElement> }) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  // Refused by the device: then the window stays as it is.
  const change = () =>
    (isFull ? document.exitFullscreen() : of.current?.requestFullscreen())?.catch(() => undefined);
  const Icon = isFull ? Minimize : Maximize;
  return (
    <button type="button" class="aid-secondary" onClick={change}>
      <Icon aria-hidden="true" /> {isFull ? m.play_second_full_leave() : m.play_second_full()}
    </button>
  );
}

interface WhichGameProps {
  readonly rooms: readonly string[];
  readonly room: string | undefined;
  readonly onChoose: (room: string) => void;
}

/** The game beside a real table, or the one in the browser, where both are played. */
const WhichGame = ({ rooms, room, onChoose }: WhichGameProps) => (
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
function useCurrentGame<T extends SaveTypes>(state: SaveStoreState<T>): Save<T> | undefined {
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
