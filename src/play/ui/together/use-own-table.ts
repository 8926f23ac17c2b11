import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameOnDevices } from '#play/game-mode.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { digitsOf, lettersOf } from '#play/together/code-bytes.ts';
import { WATCHER } from '#play/together/codes.ts';
import { type TableGame, TableHost } from '#play/together/host.ts';
import { browserPeers, canMeet } from '#play/together/peer.ts';
import type { SeatPlace } from '#play/together/places.ts';
import { usePlayContext } from '../frame/play-context.ts';
import { useSession } from '../frame/session.ts';
import { useWakeLock } from '../hooks/use-wake-lock.ts';
import { codeInText } from './address.ts';
import { type DeviceFault, mayReachNearby } from './faults.ts';

/** A code in both writings. */
interface CodeShown {
  readonly digits: string;
  readonly letters: string;
}

export interface OwnTableState {
  readonly isOpen: boolean;
  readonly places: readonly SeatPlace[];
  /** The code for whoever wants to join; nothing while it is being made. */
  readonly code: CodeShown | undefined;
  readonly fault: DeviceFault | undefined;
  /** How many have joined, for whoever listens. */
  readonly joined: number;
  /** A seat that asks for the last decision to be undone. */
  readonly undoAsked: number | undefined;
  readonly answerUndo: (isDone: boolean) => void;
  readonly open: () => Promise<void>;
  readonly read: (text: string) => Promise<void>;
  /** The code for the places that are free now. */
  readonly refresh: () => void;
  /** Another code, where the network is another. */
  readonly renew: () => void;
  readonly shut: () => void;
}

/**
 * The table of devices on this one: it follows the game around, tells every device what it may see, and does
 * what seats ask for.
 *
 * @param game what the game tells devices; without it, all see what is kept of it
 * @param own whose seat this device is
 * @param takenBack seats whose owner's device is away, and which are played here meanwhile
 */
export function useOwnTable(
  game: GameOnDevices<SaveTypes> | undefined,
  own: number,
  takenBack: readonly number[],
): OwnTableState {
  const session = useSession();
  const { current } = usePlayContext();
  const host = useRef<TableHost>();
  const lastRead = useRef('');
  const [, setTick] = useState(0);
  const [code, setCode] = useState<CodeShown>();
  const [fault, setFault] = useState<DeviceFault>();
  const [joined, setJoined] = useState(0);
  const [undoAsked, setUndoAsked] = useState<number>();
  const { mode, room, state } = session;
  const seats = game?.seats(state) ?? [];
  const places = host.current?.places ?? [];
  // Whoever waits is told for whom.
  const away = places
    .filter(({ seat, state: how }) => how === 'away' && seat !== WATCHER)
    .map(({ seat }) => seats[seat] ?? '');
  const now = useRef({ session, current, game, undoAsked, away });
  now.current = { session, current, game, undoAsked, away };
  useWakeLock(host.current !== undefined);

  const elsewhere = seats
    .map((_, seat) => seat)
    .filter((seat) => seat !== own && !takenBack.includes(seat) && host.current?.isHeld(seat));
  const who = host.current && game && elsewhere.length > 0 ? { own, elsewhere } : undefined;
  useEffect(() => game?.seated(now.current.session, who), [game, JSON.stringify(who)]);
  // Every step changes what is kept, and what is seen; so does an answer to whoever asked for undo.
  useEffect(() => host.current?.tell(), [state, current, undoAsked, away.join('\n')]);
  useEffect(
    () => () => {
      host.current?.close();
      now.current.game?.seated(now.current.session, undefined);
    },
    [],
  );

  const free = seats
    .map((_, seat) => seat)
    .filter((seat) => seat !== own && !isThere(places, seat));
  const makeCode = async () => {
    const table = host.current;
    if (!table) return;
    try {
      const bytes = await table.code([...free, WATCHER]);
      if (bytes) setCode({ digits: digitsOf(bytes), letters: lettersOf(bytes) });
      else setFault('network');
    } catch {
      setFault('network');
    }
  };

  // A seat whose device is reloaded, or another one's, is to be had again.
  useEffect(() => void makeCode(), [free.join(' ')]);

  const tableGame: TableGame = {
    game: mode.saveFormat.game,
    ruleset: mode.saveFormat.rulesets[0],
    viewFor: (seat) => {
      const { game: shared, session: at, current: save } = now.current;
      const isShared = shared !== undefined && !(shared.hidesNothing && seat === WATCHER);
      const view = isShared ? shared.view(at.state, seat === WATCHER ? undefined : seat) : save;
      const isUndoAsked = seat === now.current.undoAsked;
      return {
        ...{ room, view: view ?? null, isShared, away: now.current.away },
        ...(isUndoAsked ? { isUndoAsked } : {}),
      };
    },
    asked: (seat, what) => {
      const { game: shared, session: at } = now.current;
      if (!shared || seat === WATCHER) return ['only-watches'];
      if (shared.asksUndo(what)) {
        setUndoAsked(seat);
        return [];
      }
      return shared.ask(at, seat, what);
    },
  };

  const open = async () => {
    if (!canMeet()) {
      setFault('browser');
      return;
    }
    let heard = 0;
    const changed = () => {
      const there = host.current?.places.filter(({ state: how }) => how === 'here').length ?? 0;
      if (there > heard) setJoined((before) => before + 1);
      heard = there;
      if (host.current?.fault) void unreachable();
      setTick((before) => before + 1);
    };
    const unreachable = async () =>
      setFault((await mayReachNearby()) ? 'unreachable' : 'permission');
    try {
      host.current = new TableHost(await browserPeers(), tableGame, changed);
    } catch {
      setFault('network');
      return;
    }
    await makeCode();
  };
  const read = async (text: string) => {
    const table = host.current;
    if (!table) return;
    const told = codeInText(text);
    // A camera sees the same code many times.
    if (lastRead.current === told) return;
    const before = lastRead.current;
    lastRead.current = told;
    const result = await table.read(told);
    setFault(result === 'ok' ? undefined : result);
    if (result === 'ok') await makeCode();
    else lastRead.current = before;
  };
  return {
    isOpen: host.current !== undefined,
    places,
    code,
    fault,
    joined,
    undoAsked,
    answerUndo: (isDone) => {
      setUndoAsked(undefined);
      if (!isDone) return;
      session.send({ type: 'undo' });
      session.send({ type: 'confirmUndo' });
    },
    open,
    read,
    refresh: () => {
      setFault(undefined);
      void makeCode();
    },
    renew: () => {
      host.current?.renew();
      setFault(undefined);
      void makeCode();
    },
    shut: () => {
      host.current?.close();
      host.current = undefined;
    },
  };
}

const isThere = (places: readonly SeatPlace[], seat: number): boolean =>
  places.some((place) => place.seat === seat && place.state === 'here');
