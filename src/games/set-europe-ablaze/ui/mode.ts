import { createContext } from 'preact';
import type { SnapshotFrom } from 'xstate';
import * as m from '#messages';
import type { GameMode } from '#play/game-mode.ts';
import type { PlayPageProps } from '#play/ui/frame/PlaySession.tsx';
import type { Session } from '#play/ui/frame/session.ts';
import { type LogFault, loggedPosition } from '../engine/log/index.ts';
import { SIDE_NAMES } from '../i18n/names.ts';
import {
  progressOf,
  type SeaEvent,
  type SeaSaves,
  saveFormat,
  seaMachine,
  seaReplay,
} from '../session/index.ts';

/** All of Set Europe Ablaze that its room is built of. */
export const tableMode: GameMode<SeaSaves, typeof seaMachine> = {
  // Chance is told as it fell, and undoing is an event of the log: the kit undoes nothing here.
  rules: { ...seaReplay, isChanceMove: () => false, isForced: () => false },
  saveFormat,
  machine: seaMachine,
  savedState: ({ context }) => progressOf(context),
  focusKey: ({ context }) => context.action,
  text: {
    game: ({ title }) => title || m.ablaze_name(),
    moment: (position) => m.ablaze_aid_turn_of({ turn: loggedPosition(position).turn }),
    move: (_, move) => move,
    reason: ({ code }) => code,
    result: ({ result }) =>
      result === 'draw' ? m.ablaze_aid_drawn() : m.ablaze_aid_won({ side: SIDE_NAMES[result]() }),
  },
  devices: () => import('./together/devices.ts'),
  explain: async () => {
    const { logSays } = await import('../i18n/log.ts');
    return (reason) => logSays(reason as unknown as LogFault);
  },
};

/** The session of a game of Set Europe Ablaze. */
export interface SeaSession extends Omit<Session<SeaSaves>, 'state' | 'send'> {
  readonly state: SnapshotFrom<typeof seaMachine>;
  readonly send: (event: SeaEvent) => void;
}

/** What the page hands to the aid, where a device that was only to show a game takes part in it. */
export const TablePage = createContext<(PlayPageProps & { readonly language: string }) | undefined>(
  undefined,
);
