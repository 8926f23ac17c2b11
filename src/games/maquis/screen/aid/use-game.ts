import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  type CourseFault,
  type Keepers,
  type Save,
  type Shelf,
  tableMachine,
} from '#maquis/table/index.ts';
import type { Aid } from './aid.ts';
import { resumed } from './resumed.ts';
import { useCurrentSave } from './use-current-save.ts';
import { usePromptFocus } from './use-prompt-focus.ts';
import { type Keeping, keepingAfter, useSaving } from './use-shelf.ts';
import { useTurn } from './use-turn.ts';

/** A game in play: the machine, its save kept at every step, and the visitor's other games. */
export interface GameInPlay extends Pick<Aid, 'state' | 'send'> {
  readonly id: string;
  /** Whether its steps are written down, and why not. */
  readonly keeping: Keeping;
  /** Whether another page plays this game, and this one follows. */
  readonly isFollowing: boolean;
  /** Why the save could not be opened whole. */
  readonly trouble: CourseFault | undefined;
  readonly others: readonly Save[];
  readonly keep: (save: Save) => Promise<void>;
  readonly remove: (save: Save) => void;
}

interface Options {
  /** Who keeps what in a new game. */
  readonly keepers?: Keepers;
  /** Whether a set-up that is not done is written down as well. */
  readonly keepsSetUp?: boolean;
}

/** Takes up a save, or begins anew, and keeps every step on the shelf. */
export function useGame(
  save: Save | undefined,
  shelf: Shelf | undefined,
  known: readonly Save[],
  { keepers, keepsSetUp = true }: Options = {},
): GameInPlay {
  const { input, trouble } = useMemo(() => resumed(save, keepers), [save, keepers]);
  const [state, send] = useMachine(tableMachine, { input });
  const [base, setBase] = useState(save);
  const [others, setOthers] = useState(known);
  const [shelfKeeping, setShelfKeeping] = useState<Keeping>('kept');
  const { id } = state.context;
  const current = useCurrentSave(state, base);
  const isWorthKeeping = keepsSetUp || state.context.game !== undefined;
  /** What was taken over from another page need not be written again. */
  const followed = useRef<unknown>();
  const isFollowed = current !== undefined && core(current) === followed.current;

  const catchUp = async (): Promise<boolean> => {
    const news = await shelf?.news(id);
    const taken = news && resumed(news, keepers);
    if (!taken || taken.trouble) return false;
    followed.current = core(news);
    setBase(news);
    send({ type: 'follow', input: taken.input });
    return true;
  };
  const turn = useTurn(shelf && `${shelf.name} ${id}`, catchUp);
  // Whether another page plays is not known at once. What is done here meanwhile is written down, and
  // so is a game from a file or a link, which was never written.
  const isNew = base?.revision === undefined || base.id !== id;
  const isChanged = current !== undefined && (isNew || core(current) !== core(base));
  const isMine = turn.part === 'playing' || (turn.part === 'asking' && isChanged);
  const isWriter = isWorthKeeping && isMine && !isFollowed;
  const keeping = useSaving(shelf, isWriter ? current : undefined, catchUp);
  usePromptFocus(state);
  useEffect(() => {
    const lookAround = () =>
      shelf?.find().then(({ saves }) => setOthers(saves.filter((other) => other.id !== id)));
    void lookAround();
    return shelf?.onWritten((written) => void (written === id ? catchUp() : lookAround()));
  }, [shelf, id]);
  const settle = async (done: Promise<void> | undefined) => {
    await done?.then(
      () => setShelfKeeping('kept'),
      (error) => setShelfKeeping(keepingAfter(error)),
    );
  };
  return {
    state,
    send: (event) => {
      // A page that nobody looks at does not take a game from one that is.
      const isLooked = document.visibilityState === 'visible';
      if (turn.partNow() !== 'following' || !isLooked) return send(event);
      void turn.take().then(() => send(event));
    },
    id,
    trouble,
    others,
    keeping: keeping === 'kept' ? shelfKeeping : keeping,
    isFollowing: turn.part === 'following',
    keep: (kept) => {
      setOthers((all) => [kept, ...without(all, kept)]);
      return settle(shelf?.amend(kept));
    },
    remove: (gone) => {
      setOthers((all) => without(all, gone));
      void settle(shelf?.remove(gone));
    },
  };
}

/** What of a save the machine holds as it is. */
const core = ({ progress }: Save): unknown => ('game' in progress ? progress.game : progress.setUp);

const without = (saves: readonly Save[], { id }: Save): readonly Save[] =>
  saves.filter((other) => other.id !== id);
