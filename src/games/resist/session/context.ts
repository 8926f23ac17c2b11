import { type Game, gameFrom } from '#play/history/game.ts';
import type { HelpLevel } from '#play/saves/save-format.ts';
import {
  freshSession,
  type GameInProgress,
  type ResumeState,
  requireGame,
  resumeFrom,
  type SessionContext,
  withGame,
  withMove,
  withStep,
} from '#play/session/context.ts';
import { type Resist, resistRules } from '../engine/index.ts';
import { freshSetUpToPlay, resistSetUpOf, type SetUpToPlay } from './set-up.ts';

/** What the machine of the table remembers. */
export interface PracticeContext extends SessionContext<Resist> {
  readonly setUp: SetUpToPlay;
}

export interface PracticeInput {
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
export function practiceStart({
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
export function settled(start: GameInProgress<Resist>): GameInProgress<Resist> {
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

export function started({ setUp }: PracticeContext): GameInProgress<Resist> {
  const game: Game<Resist> = gameFrom<Resist>(resistSetUpOf(setUp), DECK_BY_SITE);
  return settled(withGame(resistRules, game));
}

type Changed = GameInProgress<Resist> & Pick<PracticeContext, 'redoStack'>;

/** A move, and all that follows from it by itself. */
export const movedInPractice = (context: PracticeContext, move: string): Changed => ({
  ...settled(withMove(resistRules, context, move)),
  redoStack: [],
});

/**
 * Several answers, as far as nothing comes in between: where a card has to be turned up, or something
 * else is asked, the rest is left to be decided anew.
 */
export function movesCarriedOut(context: PracticeContext, moves: readonly string[]): Changed {
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
