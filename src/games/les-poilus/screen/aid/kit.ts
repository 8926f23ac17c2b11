import type { SnapshotFrom } from 'xstate';
import * as m from '#messages';
import type { PlayKit, Words } from '#play/screen/face.ts';
import type { Session } from '#play/screen/frame/session.ts';
import type { GameEvent, Reason } from '../../engine/index.ts';
import {
  type AidEvent,
  aidCodec,
  aidMachine,
  aidRules,
  type TableSaves,
  tableProgress,
} from '../../table/index.ts';
import { saidOfStep } from '../../words/aid.ts';
import { eventText } from '../../words/events.ts';
import { moveInWords } from '../../words/moves.ts';
import { reasonText } from '../../words/reasons.ts';
import { momentText, resultText } from '../../words/results.ts';
import type { Who } from '../../words/who.ts';
import { VARIANT_NAMES } from '../variants.ts';

/** The words of a table where everybody is called by some name. */
export const wordsFor = (who: Who): Words<TableSaves> => ({
  game: ({ variant = 'normal', players }) =>
    m.poilus_game_called({ variant: VARIANT_NAMES[variant](), count: players }),
  draft: ({ players }) => m.poilus_aid_draft({ count: players }),
  moment: momentText,
  move: (_, move) => moveInWords(move, who),
  event: (event: GameEvent) => eventText(event, who),
  reason: (reason) => reasonText(reason as Reason, who),
  result: resultText,
  undo: (_, step) =>
    'move' in step ? m.poilus_undo_last({ move: moveInWords(step.move, who) }) : m.play_undo(),
});

const bySeat: Who = (seat) => m.poilus_seat({ seat: seat + 1 });

/** All of Les Poilus that its aid beside a real table is built of. */
export const tableKit: PlayKit<TableSaves, typeof aidMachine> = {
  rules: aidRules,
  codec: aidCodec,
  machine: aidMachine,
  progressOf: ({ context }) => tableProgress(context),
  waited: ({ context }) => context.told,
  announced: saidOfStep,
  opensPart: ({ type }) => type === 'mission-began',
  why: async () => {
    const { whyText } = await import('../../words/why.ts');
    return (reason) => whyText(reason, bySeat);
  },
  words: wordsFor(bySeat),
};

/** The session of a game at a real table. */
export interface TableSession extends Omit<Session<TableSaves>, 'state' | 'send' | 'kit'> {
  readonly kit: typeof tableKit;
  readonly state: SnapshotFrom<typeof aidMachine>;
  readonly send: (event: AidEvent) => void;
}
