import type { ComponentChildren } from 'preact';
import { type AnyStateMachine, createActor } from 'xstate';
import type { GameMode, SessionInput, SessionState } from '#play/game-mode.ts';
import type { SavedState } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import type { PlayPageProps } from './PlaySession.tsx';
import { NO_SETTINGS, PlayContextProvider } from './play-context.ts';
import { type Session, SessionProvider } from './session.ts';

interface Props<T extends SaveTypes, Machine extends AnyStateMachine> extends PlayPageProps {
  readonly mode: GameMode<T, Machine>;
  /** The room's name: `'table'`, `'practice'`. */
  readonly name: string;
  /** What a new game begins with, where the machine does not say. */
  readonly begin?: SavedState<T>;
  /** What stands in the room before a game. */
  readonly children: ComponentChildren;
}

/**
 * A room as a newcomer finds it, for the page as it is built: it is seen while the scripts are still on
 * their way, and gives its place to the room itself. Nothing in it can be used.
 */
export function GameSkeleton<T extends SaveTypes, Machine extends AnyStateMachine>({
  mode,
  name,
  begin,
  rules,
  links,
  site,
  children,
}: Props<T, Machine>) {
  const owners = mode.owners?.read();
  // Nobody's seed: everybody gets one of their own with the scripts.
  const input: SessionInput<T> = {
    seed: '',
    ...(owners ? { owners } : {}),
    ...(begin ? { resume: begin } : {}),
  };
  const { machine }: { machine: AnyStateMachine } = mode;
  const state = createActor(machine, { input }).getSnapshot() as unknown as SessionState<T>;
  const session: Session<T> = {
    mode,
    room: name,
    state,
    send: () => {},
    rules,
    moment: undefined,
    setMoment: () => {},
  };
  return (
    <SessionProvider.Provider value={session as unknown as Session<SaveTypes>}>
      <PlayContextProvider.Provider value={{ ...NO_SETTINGS, links, site }}>
        <div class={`aid ${name}`} data-skeleton inert>
          {children}
        </div>
      </PlayContextProvider.Provider>
    </SessionProvider.Provider>
  );
}
