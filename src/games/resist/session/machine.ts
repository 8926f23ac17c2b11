import { assign } from 'xstate';
import { type Game, gameFrom } from '#play/history/game.ts';
import type { HelpLevel } from '#play/saves/save-format.ts';
import {
  freshSession,
  type GameInProgress,
  isLegalHere,
  type ResumeState,
  rejection,
  requireGame,
  resumeFrom,
  type SessionContext,
  withGame,
  withMove,
  withRedo,
  withStep,
} from '#play/session/context.ts';
import {
  ASK_UNDO,
  AT_ANY_TIME,
  logicFromRules,
  moveTo,
  SETTING_UP,
  type SessionEvent,
  sessionSetup,
  WHILE_PLAYING,
} from '#play/session/session-machine.ts';
import { type Reading, RULESET, type Split } from '../data/index.ts';
import { type PhaseId, phaseOf, type Resist, resistRules, type Table } from '../engine/index.ts';

/** What is decided before a game. */
export interface SetUpToPlay {
  readonly split: Split;
  readonly reading: Reading;
  /** What the cards are dealt by: the same seed and the same moves bring the same game. */
  readonly seed: string;
}

export const freshSetUpToPlay = (
  seed: string,
  { split, reading }: Partial<SetUpToPlay> = {},
): SetUpToPlay => ({
  split: split ?? 'random',
  reading: reading ?? 'strict',
  seed,
});

const resistSetUpOf = (setUp: SetUpToPlay): Resist['setUp'] => ({
  ruleset: RULESET,
  ...setUp,
});

/** What the machine of the table remembers. */
interface PracticeContext extends SessionContext<Resist> {
  readonly setUp: SetUpToPlay;
}

interface PracticeInput {
  /** Which game this is; its seed where nobody says. */
  readonly id?: string;
  readonly seed: string;
  readonly help?: HelpLevel;
  /** What is decided already, where somebody shared a deal. */
  readonly setUp?: SetUpToPlay | undefined;
  /** A game to go on with. */
  readonly resume?: ResumeState<Resist> | undefined;
}

/** Where a table begins: with its set-up, or with a game to go on with. */
function practiceStart({
  seed,
  id = seed,
  help = 'none',
  setUp: decided,
  resume,
}: PracticeInput): PracticeContext {
  const fresh = { ...freshSession(id), help, setUp: decided ?? freshSetUpToPlay(seed) };
  if (!resume) return fresh;
  const { split, reading, seed: dealt = seed } = resume.game.setUp;
  const kept = resumeFrom<Resist>(resistRules, resume);
  // A branch can begin where a card is to be turned up; whatever else is kept has come to rest.
  const played = settled(kept);
  const isAtRest = played.game.steps.length === kept.game.steps.length;
  const went = isAtRest ? kept : { ...played, redoStack: [] };
  return { ...fresh, setUp: { split, reading, seed: dealt }, ...went };
}

/** The whole game is on the screen, its cards are the site's. */
export const DECK_BY_SITE = { deck: 'site' } as const;

const isChanceAsked = ({ replayed }: GameInProgress<Resist>): boolean =>
  resistRules.turn(replayed.position).chance;

/** The one answer that a question of the player's has, if it has but one. */
function onlyAnswer({ replayed }: GameInProgress<Resist>): string | undefined {
  const legal = resistRules.legalMoves(replayed.position);
  return legal.length === 1 ? legal[0] : undefined;
}

/**
 * Goes on for as long as chance is asked or a question has one answer, and comes to rest at the next
 * choice, or at the end. All of it counts as shown: the screen tells it beside the question.
 */
function settled(start: GameInProgress<Resist>): GameInProgress<Resist> {
  let played = start;
  for (;;) {
    const { position } = played.replayed;
    const move = isChanceAsked(played) ? resistRules.drawChanceMove(position) : onlyAnswer(played);
    if (move === undefined) break;
    const by = resistRules.isChanceMove(move) ? { by: 'site' as const } : {};
    played = withStep(resistRules, played, { move, ...by });
  }
  return { ...played, game: { ...played.game, seen: played.game.steps.length } };
}

function started({ setUp }: PracticeContext): GameInProgress<Resist> {
  const game: Game<Resist> = gameFrom<Resist>(resistSetUpOf(setUp), DECK_BY_SITE);
  return settled(withGame(resistRules, game));
}

type Changed = GameInProgress<Resist> & Pick<PracticeContext, 'redoStack'>;

/** A move, and all that follows from it by itself. */
const movedInPractice = (context: PracticeContext, move: string): Changed => ({
  ...settled(withMove(resistRules, context, move)),
  redoStack: [],
});

/**
 * Several answers, as far as nothing comes in between: where a card has to be turned up, or something
 * else is asked, the rest is left to be decided anew.
 */
function movesCarriedOut(context: PracticeContext, moves: readonly string[]): Changed {
  let played = requireGame(context);
  const asked = resistRules.legalMoves(played.replayed.position).map(wordOf);
  for (const move of moves) {
    if (
      isChanceAsked(played) ||
      resistRules.validateMove(played.replayed.position, move).length > 0
    )
      break;
    if (!asked.includes(wordOf(move))) break;
    played = withMove(resistRules, played, move);
  }
  return { ...settled(played), redoStack: [] };
}

const wordOf = (move: string): string => move.split(':')[0];

/*
 * The course of a game on the screen. What may be done and what comes of it is asked of the engine;
 * cards are drawn and questions with one answer are answered by the site, so that every state here is
 * a choice of the player's. The machine adds what the engine knows nothing of: the set-up, what is
 * being considered, undoing and whether it takes back what was seen.
 */

/** Several answers at once: targets of a strike, an order of cards. */
type Own = { readonly type: 'carryOut'; readonly moves: readonly string[] };
type Change = Partial<SetUpToPlay>;
export type PracticeEvent = SessionEvent<PracticeInput, Change, Table> | Own;

/** The states of a running game, by the phase the position is in. */
const STATE_OF = {
  setup: 'draft',
  plan: 'plan',
  attack: 'attack',
  strike: 'strike',
  survive: 'survive',
  aftermath: 'aftermath',
  recover: 'aftermath',
  over: 'over',
} as const satisfies Record<PhaseId, string>;

const whenIn = (state: (typeof STATE_OF)[PhaseId]) => ({
  guard: ({ context }: { context: PracticeContext }) =>
    STATE_OF[phaseOf(requireGame(context).replayed.position)] === state,
  target: state,
});

export const practiceMachine = sessionSetup<PracticeContext, Own, PracticeInput, Change, Table>({
  ...logicFromRules(resistRules),
  sync: (_, input) => practiceStart(input),
  configure: ({ setUp }, change) => ({ setUp: { ...setUp, ...change } }),
  start: (context) => ({ ...started(context), redoStack: [] }),
  restart: ({ setUp }, game) =>
    practiceStart({ ...game, setUp: freshSetUpToPlay(game.seed, setUp) }),
  move: movedInPractice,
  redo: (context) => {
    const { game, replayed, redoStack } = withRedo(resistRules, context);
    return game && replayed && redoStack ? { ...settled({ game, replayed }), redoStack } : {};
  },
})
  .extend({
    guards: {
      canCarryOut: ({ context, event }) =>
        event.type === 'carryOut' && isLegalHere(resistRules, context, event.moves[0] ?? ''),
    },
    actions: {
      carryOut: assign(({ context, event }) =>
        event.type === 'carryOut' ? movesCarriedOut(context, event.moves) : {},
      ),
      rejectFirst: assign(({ context, event }) =>
        event.type === 'carryOut' ? rejection(resistRules, context, event.moves[0] ?? '') : {},
      ),
    },
  })
  .createMachine({
    id: 'table',
    context: ({ input }) => practiceStart(input),
    initial: 'setUp',
    on: AT_ANY_TIME,
    states: {
      setUp: SETTING_UP,
      playing: {
        initial: 'turn',
        on: {
          ...WHILE_PLAYING,
          select: { actions: ['deselect', 'select'] },
          move: moveTo('.turn'),
          carryOut: [
            { guard: 'canCarryOut', target: '.turn', actions: ['carryOut', 'deselect'] },
            { actions: 'rejectFirst' },
          ],
        },
        states: {
          /** Goes wherever the position says. */
          turn: { always: [...new Set(Object.values(STATE_OF))].map(whenIn) },
          ...{ draft: {}, plan: {}, attack: {}, strike: {}, survive: {}, aftermath: {}, over: {} },
          askUndo: ASK_UNDO,
        },
      },
    },
  });
