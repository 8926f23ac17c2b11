import type { ComponentChildren } from 'preact';
import { type AnyStateMachine, createActor } from 'xstate';
import type { SaveKinds } from '../../saves/codec.ts';
import type { Progress } from '../../saves/save.ts';
import type { PlayKit, SessionInput, SessionState } from '../face.ts';
import type { RoomProps } from './Room.tsx';
import { type Session, SessionProvider } from './session.ts';
import { NO_SETTINGS, SettingsProvider } from './settings.ts';

interface Props<K extends SaveKinds, Machine extends AnyStateMachine> extends RoomProps {
  readonly kit: PlayKit<K, Machine>;
  /** The room's name: `'table'`, `'practice'`. */
  readonly name: string;
  /** What a new game begins with, where the machine does not say. */
  readonly begin?: Progress<K>;
  /** What stands in the room before a game. */
  readonly children: ComponentChildren;
}

/**
 * A room as a newcomer finds it, for the page as it is built: it is seen while the scripts are still on
 * their way, and gives its place to the room itself. Nothing in it can be used.
 */
export function GameAhead<K extends SaveKinds, Machine extends AnyStateMachine>({
  kit,
  name,
  begin,
  rules,
  links,
  site,
  children,
}: Props<K, Machine>) {
  const owners = kit.owners?.read();
  // Nobody's seed: everybody gets one of their own with the scripts.
  const input: SessionInput<K> = {
    seed: '',
    ...(owners ? { owners } : {}),
    ...(begin ? { resume: begin } : {}),
  };
  const { machine }: { machine: AnyStateMachine } = kit;
  const state = createActor(machine, { input }).getSnapshot() as unknown as SessionState<K>;
  const session: Session<K> = {
    kit,
    room: name,
    state,
    send: () => {},
    rules,
    moment: undefined,
    setMoment: () => {},
  };
  return (
    <SessionProvider.Provider value={session as unknown as Session<SaveKinds>}>
      <SettingsProvider.Provider value={{ ...NO_SETTINGS, links, site }}>
        <div class={`aid ${name}`} data-ahead inert>
          {children}
        </div>
      </SettingsProvider.Provider>
    </SessionProvider.Provider>
  );
}
