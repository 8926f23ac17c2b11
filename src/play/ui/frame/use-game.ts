import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ActorOptions, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { GameMode, GameModeEvent, SessionState } from '#play/game-mode.ts';
import type { Owners } from '#play/history/game.ts';
import type { StepFault } from '#play/history/game-history.ts';
import { gameIn, type Save, type SavedGameState } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import type { SaveStore } from '#play/saves/save-store.ts';
import type { ScanResult } from '#play/saves/scan-saves.ts';
import { yielding } from '#shared/yield-to-main.ts';
import { useActiveTab } from '../hooks/use-active-tab.ts';
import { usePromptFocus } from '../hooks/use-focus.ts';
import { resumed } from './resumed.ts';
import { type SaveState, stateAfter, useSaving } from './use-save-store.ts';

/** A game in play: the machine, its save kept at every step, and the visitor's other games. */
export interface GameInPlay<T extends SaveTypes> {
  readonly state: SessionState<T>;
  readonly send: (event: GameModeEvent<T>) => void;
  readonly id: string;
  /** The game as it is written down; nothing while there is nothing worth keeping. */
  readonly current: Save<T> | undefined;
  /** Whether its steps are written down, and why not. */
  readonly saving: SaveState;
  /** Whether another page plays this game, and this one follows. */
  readonly isFollowing: boolean;
  /** Whether the browser keeps this game no more, though it did. */
  readonly isGone: boolean;
  /** Writes this game down anew, and the others that this page knows of. */
  readonly keepAgain: () => void;
  /** Why the save could not be opened whole. */
  readonly trouble: StepFault<T> | undefined;
  readonly others: readonly Save<T>[];
  /** What on the shelf cannot be read. */
  readonly unreadable: ScanResult<T>['unreadable'];
  readonly keep: (save: Save<T>) => Promise<void>;
  readonly remove: (save: Save<T>) => void;
  readonly bring: (saves: readonly Save<T>[]) => Promise<void>;
}

interface Options<T extends SaveTypes> {
  /** Who keeps what in a new game. */
  readonly owners?: Owners<T['component']> | undefined;
  /** Whether a set-up that is not done is written down as well. */
  readonly keepsSetUp?: boolean;
}

/** Takes up a save, or begins anew, and keeps every step on the shelf. */
export function useGameInPlay<T extends SaveTypes, Machine extends AnyStateMachine>(
  mode: GameMode<T, Machine>,
  save: Save<T> | undefined,
  shelf: SaveStore<T> | undefined,
  { owners, keepsSetUp = true }: Options<T> = {},
): GameInPlay<T> {
  const { input, trouble, mended } = useMemo(() => resumed(mode, save, owners), [save, owners]);
  // The compiler cannot follow a machine it does not know to what it takes and gives.
  const [snapshot, tell] = useMachine(mode.machine, { input } as unknown as ActorOptions<Machine>);
  const state = snapshot as unknown as SessionState<T>;
  const send = tell as (event: GameModeEvent<T>) => void;
  const [base, setBase] = useState(mended ?? save);
  const [shelfState, setShelfState] = useState<SaveState>('kept');
  const { id, game, selected } = state.context;
  const current = useCurrentSave(mode, snapshot as SnapshotFrom<Machine>, base);
  const { others, unreadable, lookAround, change } = useOtherSaves(shelf, id);
  const isWorthKeeping = keepsSetUp || game !== undefined;
  /** What was taken over from another page need not be written again. */
  const followed = useRef<Save<T>>();
  const isFollowed = current !== undefined && isSame(current, followed.current);

  const catchUp = async (): Promise<boolean> => {
    const news = await shelf?.news(id);
    const taken = news && resumed(mode, news, owners);
    if (!taken || taken.trouble) return false;
    followed.current = news;
    setBase(news);
    send({ type: 'sync', input: taken.input });
    return true;
  };
  const tab = useActiveTab(shelf && `${shelf.name} ${id}`, catchUp);
  // Whether another page plays is not known at once. What is done here meanwhile is written down, and
  // so is a game from a file or a link, which was never written.
  const isNew = base?.revision === undefined || base.id !== id;
  const isChanged = current !== undefined && (isNew || !isSame(current, base));
  const isMine = tab.role === 'playing' || (tab.role === 'asking' && isChanged);
  const isWriter = isWorthKeeping && isMine && !isFollowed;
  const saving = useSaving(shelf, isWriter ? current : undefined, catchUp);
  const [isGone, lookWhetherGone] = useIsGone(shelf, id, current);
  const step = JSON.stringify(state.value);
  const waited = [
    step,
    game?.steps.length,
    selected,
    mode.focusKey?.(snapshot as SnapshotFrom<Machine>),
  ];
  usePromptFocus(JSON.stringify(waited), snapshot.matches('setUp') ? step : undefined);
  useEffect(
    () => shelf?.onWritten((written) => (written === id ? void catchUp() : lookAround())),
    [shelf, id],
  );
  const settle = async (done: Promise<void> | undefined) => {
    await done?.then(
      () => setShelfState('kept'),
      (error) => setShelfState(stateAfter(error)),
    );
  };
  return {
    state,
    send: (event) => {
      // A page that nobody looks at does not take a game from one that is.
      const isLooked = document.visibilityState === 'visible';
      if (tab.roleNow() !== 'following' || !isLooked) return send(event);
      void tab.take().then(() => send(event));
    },
    id,
    current,
    trouble,
    others,
    unreadable,
    saving: saving === 'kept' ? shelfState : saving,
    isFollowing: tab.role === 'following',
    isGone,
    keepAgain: () => {
      const all = current ? [...others, current] : others;
      void settle(shelf && bringAll(shelf, all)).then(lookWhetherGone);
    },
    keep: (kept) => {
      change((all) => [kept, ...without(all, [kept])]);
      return settle(shelf?.amend(kept));
    },
    remove: (gone) => {
      change((all) => without(all, [gone]));
      void settle(shelf?.remove(gone));
    },
    bring: (brought) => {
      change((all) => [...brought, ...without(all, brought)]);
      return settle(shelf && bringAll(shelf, brought));
    },
  };
}

/**
 * The save of what the machine holds now: the one that was resumed, as long as the game is the same.
 * Nothing yet, while there is nothing worth keeping.
 */
function useCurrentSave<T extends SaveTypes, Machine extends AnyStateMachine>(
  { saveFormat, savedState }: GameMode<T, Machine>,
  snapshot: SnapshotFrom<Machine>,
  resumedSave: Save<T> | undefined,
): Save<T> | undefined {
  const { id, help } = (snapshot as unknown as SessionState<T>).context;
  const progress = useUnchanged(savedState(snapshot));
  const isSameGame = resumedSave?.id === id;
  const begun = useMemo(
    () => (isSameGame ? resumedSave.begun : Date.now()),
    [isSameGame, resumedSave?.begun, id],
  );
  return useMemo((): Save<T> | undefined => {
    if (!progress) return undefined;
    const kept = isSameGame ? resumedSave : {};
    const helped = help === 'none' ? {} : { help };
    const { version } = saveFormat;
    return { ...kept, ...helped, version, id, begun, changed: Date.now(), progress };
  }, [id, isSameGame, resumedSave, begun, help, progress]);
}

/** The same object for as long as its fields are the same. */
function useUnchanged<Fields extends object>(now: Fields | undefined): Fields | undefined {
  const before = useRef(now);
  const [one, other] = [Object.entries(before.current ?? {}), Object.entries(now ?? {})];
  const isUnchanged =
    (now === undefined) === (before.current === undefined) &&
    one.length === other.length &&
    other.every(([name, value]) => before.current?.[name as keyof Fields] === value);
  if (!isUnchanged) before.current = now;
  return before.current;
}

/** Whether two saves hold the same, as the machine sees it. */
function isSame<T extends SaveTypes>(one: Save<T>, other: Save<T> | undefined): boolean {
  if (!other) return false;
  const [game, otherGame] = [gameIn(one), gameIn(other)];
  return game === otherGame && extraText(one) === extraText(other);
}

/** What a save remembers that no step of its game tells, or its set-up, as text. */
function extraText<T extends SaveTypes>({ progress }: Save<T>): string {
  const { game: _, ahead: __, ...extra } = progress as Partial<SavedGameState<T>>;
  return JSON.stringify(Object.entries(extra).sort());
}

function without<T extends SaveTypes>(saves: readonly Save<T>[], gone: readonly Save<T>[]) {
  const ids = new Set(gone.map(({ id }) => id));
  return saves.filter(({ id }) => !ids.has(id));
}

/** Whatever a page hears or sees when it comes back from where its data may have been cleared. */
const RETURNS = ['storage', 'focus', 'pageshow', 'visibilitychange'] as const;

/** A database that is being deleted breaks off whatever is asked of it: it is asked so much later, in milliseconds. */
const DELETED = 500;

/**
 * Whether a game is gone from its shelf, as soon as a page can know, and how to look again. Its next
 * step writes it anew.
 */
function useIsGone<T extends SaveTypes>(
  shelf: SaveStore<T> | undefined,
  id: string,
  current: Save<T> | undefined,
): readonly [isGone: boolean, look: () => void] {
  const [goneId, setGoneId] = useState<string>();
  const isGone = goneId === id;
  const look = () => {
    shelf?.isGone(id).then(
      (gone) => setGoneId(gone ? id : undefined),
      // A shelf that cannot be asked says so with the next step.
      () => {},
    );
  };
  useEffect(() => {
    // What is told to the document comes to the window as well.
    for (const event of RETURNS) addEventListener(event, look);
    let later: ReturnType<typeof setTimeout>;
    const forget = shelf?.onLost(() => {
      clearTimeout(later);
      later = setTimeout(look, DELETED);
    });
    return () => {
      clearTimeout(later);
      for (const event of RETURNS) removeEventListener(event, look);
      forget?.();
    };
  }, [shelf, id]);
  useEffect(() => {
    if (isGone) look();
  }, [current]);
  return [isGone, look];
}

async function bringAll<T extends SaveTypes>(shelf: SaveStore<T>, saves: readonly Save<T>[]) {
  const rest = yielding();
  for (const save of saves) {
    await shelf.bring(save);
    await rest();
  }
}

type Seen<T extends SaveTypes> = Pick<ScanResult<T>, 'saves' | 'unreadable'>;

const NOTHING = { saves: [], unreadable: [] } as const;

/** What else lies on a shelf, as far as this page has looked. */
interface OtherSaves<T extends SaveTypes> {
  readonly others: readonly Save<T>[];
  readonly unreadable: Seen<T>['unreadable'];
  readonly lookAround: () => void;
  /** Shows a change that is being written, before it is. */
  readonly change: (change: (saves: readonly Save<T>[]) => readonly Save<T>[]) => void;
}

/**
 * The games on a shelf besides one. There can be thousands, and looking at them takes a while: it is done
 * once for whatever was written meanwhile, and never twice at a time.
 */
function useOtherSaves<T extends SaveTypes>(
  shelf: SaveStore<T> | undefined,
  id: string,
): OtherSaves<T> {
  const [{ saves, unreadable }, setSeen] = useState<Seen<T>>(NOTHING);
  const looking = useMemo(() => {
    let isBusy = false;
    let isOutdated = false;
    const look = async () => {
      isOutdated = true;
      if (isBusy || !shelf) return;
      isBusy = true;
      while (isOutdated) {
        isOutdated = false;
        const seen = await shelf.find().catch(() => undefined);
        if (seen && !isOutdated) setSeen(seen);
      }
      isBusy = false;
    };
    const change: OtherSaves<T>['change'] = (by) => {
      // What is being looked at may be from before.
      isOutdated = true;
      setSeen((seen) => ({ ...seen, saves: by(seen.saves) }));
    };
    return { lookAround: () => void look(), change };
  }, [shelf]);
  useEffect(looking.lookAround, [looking, id]);
  const others = useMemo(() => saves.filter((other) => other.id !== id), [saves, id]);
  return { others, unreadable, ...looking };
}
