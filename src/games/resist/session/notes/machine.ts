import { assign } from 'xstate';
import { type Reading, RULESET, type Split } from '#games/resist/data/index.ts';
import { strikeSets } from '#games/resist/engine/index.ts';
import { gameFrom } from '#play/history/game.ts';
import type { HelpLevel } from '#play/saves/save-format.ts';
import {
  freshSession,
  type ResumeState,
  requireGame,
  resumeFrom,
  type SessionContext,
  withCorrection,
  withGame,
  withMove,
} from '#play/session/context.ts';
import {
  AT_ANY_TIME,
  logicFromRules,
  moveTo,
  SETTING_UP,
  type SessionEvent,
  sessionSetup,
  UNDO_UNASKED,
  WHILE_PLAYING,
} from '#play/session/session-machine.ts';
import { detailNow, duePart, isDueTold, partAsked } from './asking.ts';
import { isRefillDue, type NotePart, type Notes } from './notes.ts';
import { positionOfNotes } from './position.ts';
import { type Noted, noteRules } from './rules.ts';

/*
 * The turn at the table, step by step as the rules have it. What was told and what follows from it is in the
 * notes; the machine says what is waited for, and remembers what is being considered and which parts are off.
 */

interface NotesSetUp {
  readonly split: Split;
  readonly reading: Reading;
}

interface NotesContext extends SessionContext<Noted> {
  readonly setUp: NotesSetUp;
  /** The parts nobody wants noted. */
  readonly off: readonly NotePart[];
}

interface NotesInput {
  readonly id?: string;
  readonly seed: string;
  readonly help?: HelpLevel;
  readonly resume?: ResumeState<Noted> & { readonly off?: readonly NotePart[] };
}

type Own =
  /** Several tellings at once: the targets of a strike. */
  | { readonly type: 'carryOut'; readonly moves: readonly string[] }
  | { readonly type: 'note'; readonly off: readonly NotePart[] };
type Change = Partial<NotesSetUp>;
export type NotesTableEvent = SessionEvent<NotesInput, Change, Notes> | Own;

const FRESH: NotesSetUp = { split: 'random', reading: 'strict' };

function startingContext({ seed, id = seed, help = 'none', resume }: NotesInput): NotesContext {
  const fresh = { ...freshSession(id), help, setUp: FRESH, off: [] };
  if (!resume) return fresh;
  const { split, reading } = resume.game.setUp;
  const { off = [] } = resume;
  return { ...fresh, setUp: { split, reading }, off, ...resumeFrom(noteRules, resume) };
}

function started({ setUp }: NotesContext): Partial<NotesContext> {
  const game = gameFrom<Noted>({ ruleset: RULESET, ...setUp }, {});
  return withGame(noteRules, game);
}

type Moved = ReturnType<typeof withMove<Noted>>;

/**
 * What follows by itself: an effect of which all was told is done, and a strike ends once nothing more can be paid
 * for.
 */
function settled(played: Moved, off: readonly NotePart[]): Moved {
  const notes = played.replayed.position;
  if (isDueOver(notes, off)) return settled(withMove(noteRules, played, 'done'), off);
  return isSpent(notes) ? settled(withMove(noteRules, played, 'stop'), off) : played;
}

/** Whether the effect due first has been told, or is seen to be impossible by whoever notes that part. */
const isDueOver = (notes: Notes, off: readonly NotePart[]): boolean =>
  isDueTold(notes) && !duePart(notes).some((part) => off.includes(part));

const moved = (context: NotesContext, move: string): Partial<NotesContext> =>
  settled(withMove(noteRules, context, move), context.off);

/** A correction can leave an effect without anything to be told. */
const corrected = (context: NotesContext, table: Notes): Partial<NotesContext> =>
  settled({ ...withCorrection(noteRules, context, table) }, context.off);

const isSpent = (notes: Notes): boolean =>
  notes.phase === 'strike' &&
  notes.due.length === 0 &&
  notes.strength < notes.struck &&
  strikeSets(positionOfNotes(notes)).every(({ moves }) => moves.length === 0);

/** Tellings one after another, as far as each can be, and until an effect is due that somebody decides. */
function carriedOut(context: NotesContext, moves: readonly string[]): Partial<NotesContext> {
  let played: Moved = { ...requireGame(context), redoStack: [] };
  for (const move of moves) {
    if (noteRules.validateMove(played.replayed.position, move).length > 0) break;
    played = settled(withMove(noteRules, played, move), context.off);
    if (played.replayed.position.due.length > 0 && move !== 'stop') break;
  }
  return played;
}

const PAIRS = 12;

/** What is waited for: a step of the round. */
function stepOf(notes: Notes, off: readonly NotePart[]): string {
  const { phase, split, at, row, due } = notes;
  const asked = notes.asking && detailNow(notes);
  if (asked && due.length === 0 && !off.includes(partAsked(asked))) return 'asking';
  if (phase !== 'over' && due.length > 0) return 'due';
  switch (phase) {
    case 'setup': {
      const drafted = Object.values(at).filter((spot) => spot === 'deck').length;
      if (split === 'draft' && drafted < PAIRS && !off.includes('spies')) return 'draft';
      if (row.length < 4 && !off.includes('missions')) return 'row';
      return 'hand';
    }
    case 'plan':
      return notes.target ? 'turnUp' : 'plan';
    case 'aftermath':
      return isRefillDue(notes) && !off.includes('missions') ? 'refill' : 'decide';
    default:
      return phase;
  }
}

const whenAt = <Step extends string>(step: Step) => ({
  guard: ({ context }: { context: NotesContext }) =>
    stepOf(requireGame(context).replayed.position, context.off) === step,
  target: step,
});

const STEPS = [
  ...(['draft', 'row', 'hand', 'plan', 'turnUp', 'asking', 'attack', 'strike', 'due'] as const),
  ...(['survive', 'refill', 'decide', 'recover', 'over'] as const),
];

export const notesMachine = sessionSetup<NotesContext, Own, NotesInput, Change, Notes>({
  ...logicFromRules(noteRules),
  sync: (_, input) => startingContext(input),
  configure: ({ setUp }, change) => ({ setUp: { ...setUp, ...change } }),
  start: started,
  restart: ({ off }, game) => ({ ...startingContext(game), off }),
  move: moved,
  correct: corrected,
})
  .extend({
    actions: {
      carryOut: assign(({ context, event }) =>
        event.type === 'carryOut' ? carriedOut(context, event.moves) : {},
      ),
      note: assign(({ event }) => (event.type === 'note' ? { off: event.off } : {})),
    },
  })
  .createMachine({
    id: 'resist-notes',
    context: ({ input }) => startingContext(input),
    initial: 'setUp',
    on: AT_ANY_TIME,
    states: {
      setUp: { ...SETTING_UP, on: { ...SETTING_UP.on, note: { actions: 'note' } } },
      playing: {
        initial: 'turn',
        on: {
          ...WHILE_PLAYING,
          undo: UNDO_UNASKED,
          move: moveTo('.turn'),
          carryOut: { target: '.turn', actions: ['carryOut', 'deselect'] },
          correct: { target: '.turn', actions: ['correct', 'deselect'] },
          note: { target: '.turn', actions: 'note' },
          select: { actions: ['deselect', 'select'] },
        },
        states: {
          /** Goes wherever the notes say. */
          turn: { always: STEPS.map(whenAt) },
          ...{ draft: {}, row: {}, hand: {} },
          ...{ plan: {}, turnUp: {}, asking: {}, attack: {}, strike: {}, due: {} },
          ...{ survive: {}, refill: {}, decide: {}, recover: {}, over: {} },
        },
      },
    },
  });

/** What of a game is kept; nothing before it has begun. */
export function notesProgress({ game, redoStack, off }: NotesContext) {
  if (!game) return undefined;
  return {
    game,
    ...(redoStack.length > 0 ? { ahead: redoStack } : {}),
    ...(off.length > 0 ? { off } : {}),
  };
}
