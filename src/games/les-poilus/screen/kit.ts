import type { SnapshotFrom } from 'xstate';
import * as m from '#messages';
import type { PlayKit } from '#play/screen/face.ts';
import type { Session } from '#play/screen/frame/session.ts';
import type { GameEvent, Reason } from '../engine/index.ts';
import {
  codec,
  type PoilusEvent,
  type PoilusSaves,
  poilusMachine,
  progressOf,
  undoRules,
} from '../table/index.ts';
import { eventText } from '../words/events.ts';
import { moveInWords } from '../words/moves.ts';
import { reasonText } from '../words/reasons.ts';
import { momentText, resultText } from '../words/results.ts';
import type { Who } from '../words/who.ts';
import { VARIANT_NAMES } from './variants.ts';

/** Where nobody's name is known: by the place at the table. */
const bySeat: Who = (seat) => m.poilus_seat({ seat: seat + 1 });

/** All of Les Poilus that its rooms on the screen are built of. */
export const kit: PlayKit<PoilusSaves, typeof poilusMachine> = {
  rules: undoRules,
  codec,
  machine: poilusMachine,
  progressOf: ({ context }) => progressOf(context),
  waited: ({ context }) => [context.hearing?.heard, context.opened],
  why: async () => {
    const { whyText } = await import('../words/why.ts');
    return (reason) => whyText(reason, bySeat);
  },
  words: {
    game: ({ variant = 'normal', players }) =>
      m.poilus_game_called({ variant: VARIANT_NAMES[variant](), count: players }),
    moment: momentText,
    move: (_, move) => moveInWords(move, bySeat),
    event: (event: GameEvent) => eventText(event, bySeat),
    reason: (reason) => reasonText(reason as Reason, bySeat),
    result: resultText,
    undo: (_, step) =>
      'move' in step ? m.poilus_undo_last({ move: moveInWords(step.move, bySeat) }) : m.play_undo(),
  },
};

export type PoilusState = SnapshotFrom<typeof poilusMachine>;

/** The session of a game of Les Poilus. */
export interface PoilusSession extends Omit<Session<PoilusSaves>, 'state' | 'send'> {
  readonly state: PoilusState;
  readonly send: (event: PoilusEvent) => void;
}
