import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'preact/hooks';
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
import { useSaving } from './use-shelf.ts';

/** A game in play: the machine, its save kept at every step, and the visitor's other games. */
export interface GameInPlay extends Pick<Aid, 'state' | 'send'> {
  readonly id: string;
  /** False once a step could not be written down. */
  readonly isKept: boolean;
  /** Why the save could not be opened whole. */
  readonly trouble: CourseFault | undefined;
  readonly others: readonly Save[];
  readonly keep: (save: Save) => void;
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
  const [others, setOthers] = useState(known);
  const [isShelfGood, setShelfGood] = useState(true);
  const { id } = state.context;
  const current = useCurrentSave(state, save);
  const isWorthKeeping = keepsSetUp || state.context.game !== undefined;
  const isWritten = useSaving(shelf, isWorthKeeping ? current : undefined);
  usePromptFocus(state);
  useEffect(() => {
    shelf?.find().then(({ saves }) => setOthers(saves.filter((other) => other.id !== id)));
  }, [shelf, id]);
  const settle = (done: Promise<void> | undefined) => {
    done?.then(
      () => setShelfGood(true),
      () => setShelfGood(false),
    );
  };
  return {
    state,
    send,
    id,
    trouble,
    others,
    isKept: shelf !== undefined && isWritten && isShelfGood,
    keep: (kept) => {
      setOthers((all) => [kept, ...without(all, kept)]);
      settle(shelf?.put(kept));
    },
    remove: (gone) => {
      setOthers((all) => without(all, gone));
      settle(shelf?.remove(gone.id));
    },
  };
}

const without = (saves: readonly Save[], { id }: Save): readonly Save[] =>
  saves.filter((other) => other.id !== id);
