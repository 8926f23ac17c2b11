import type { Advice, Estimate } from '../coach/index.ts';
import type { Position } from '../engine/index.ts';
import {
  beforeCard,
  type Chances,
  chancesAtEnd,
  chancesOf,
  hasCardsToCome,
  isBeyondNoise,
  type Loss,
  lossBetween,
} from './chances.ts';
import { isDraw } from './stepping.ts';

/*
 * A game gone through move by move. Chances change for two reasons: a card fell, or somebody chose.
 *
 *      chances before ──> the best choice ──> the choice made ──> before the card ──> after it
 *      a moment           (never worse)        lost: choice                    luck: the cards
 *
 * What is left over is the coach's own view, which gets sharper as the game goes on. It is shown and
 * blamed on nobody.
 */

/** A game to be gone through. */
export interface PlayedGame {
  /** At the start and after every step: one more than there are steps. */
  readonly positions: readonly Position[];
  /** As they stand in a record; undefined for a step that was no move, such as a correction. */
  readonly moves: readonly (string | undefined)[];
}

/** What the coach thinks of each position; undefined while it was not looked at. */
export type Looks = readonly (Advice | undefined)[];

/** A choice that was not the best. */
export interface Mistake {
  /** How many steps were made before it. */
  readonly step: number;
  readonly played: string;
  readonly better: string;
  /** The chances with the better choice, and with the one that was made. */
  readonly best: Chances;
  readonly other: Chances;
  readonly loss: Loss;
  /** What the coach thought of the moment at first sight. */
  readonly advice: Advice;
}

/** A card that fell, and how much it changed the chance of winning. */
export interface FallenCard {
  readonly step: number;
  readonly card: string;
  readonly before: number;
  readonly after: number;
}

export interface Review {
  /** The chances at each position, as far as it was looked at. */
  readonly chances: readonly (Estimate | undefined)[];
  /** The worst first. */
  readonly mistakes: readonly Mistake[];
  /** Those that changed most first. */
  readonly cards: readonly FallenCard[];
  /** How the chance of winning changed from start to end, and what made it; 1 is certainty. */
  readonly sums: {
    readonly start: number;
    readonly end: number;
    readonly cards: number;
    readonly choices: number;
    /** What corrections changed: neither luck nor choice. */
    readonly corrections: number;
    /** What none of them explains. */
    readonly rest: number;
  };
}

/** The two branches of a doubtful choice, looked at again with more patience. */
export interface SecondLook {
  readonly best: Advice | Chances;
  readonly other: Advice | Chances;
}

const chancesIn = (look: Advice | Chances): Chances => ('moves' in look ? chancesOf(look) : look);

/** The chances at a position: what the game came to, or what was seen there. */
function chancesAt({ positions }: PlayedGame, looks: Looks, at: number): Chances | undefined {
  const look = looks[at];
  return chancesAtEnd(positions[at]) ?? (look && chancesOf(look));
}

/**
 * A choice that looks worse than the best one, at first sight. At moments with cards to come it is
 * worth a second look: of many choices some look bad by luck alone.
 */
export function doubtAt(game: PlayedGame, looks: Looks, step: number): Mistake | undefined {
  const played = game.moves[step];
  const look = looks[step];
  const better = look?.moves[0]?.move;
  if (played === undefined || !look || better === undefined) return undefined;
  const bestIsCard = isDraw(better);
  if (played === better || (isDraw(played) && bestIsCard)) return undefined;
  const other = chosenAt(game, looks, step, look);
  if (!other) return undefined;
  const best = chancesOf(look);
  const loss = lossBetween(best, other);
  // Drawing instead of shooting is told as drawing, whichever card it was.
  return isBeyondNoise(loss)
    ? { step, played, better, best, other, loss, advice: look }
    : undefined;
}

/** The chances once the choice was made and before chance had its say. */
function chosenAt(game: PlayedGame, looks: Looks, step: number, look: Advice): Chances | undefined {
  const played = game.moves[step];
  if (isDraw(played)) return beforeCard(look.moves);
  if (hasCardsToCome(game.positions[step])) return chancesAt(game, looks, step + 1);
  // Without chance the same search has judged both.
  const told = look.moves.find(({ move }) => move === played);
  return (
    told && { win: told.win, draw: told.draw, loss: told.loss, standardError: told.standardError }
  );
}

/** Whether a doubt should be looked at again: not where everything was searched through. */
export const needsSecondLook = (game: PlayedGame, { step }: Mistake): boolean =>
  hasCardsToCome(game.positions[step]);

/** A doubt after the second look; undefined where nothing was lost that could be told from noise. */
export function confirmed(doubt: Mistake, again: SecondLook): Mistake | undefined {
  const best = chancesIn(again.best);
  const other = chancesIn(again.other);
  const loss = lossBetween(best, other);
  return isBeyondNoise(loss) ? { ...doubt, best, other, loss } : undefined;
}

/** What a card changed; for the last of a turn by the same plan of the day for every card. */
function fallenCard(game: PlayedGame, looks: Looks, step: number): FallenCard | undefined {
  const card = game.moves[step];
  const look = looks[step];
  if (card === undefined || !isDraw(card) || !look) return undefined;
  const before = beforeCard(look.moves).win;
  const isLast = !hasCardsToCome(game.positions[step + 1]);
  const told = look.moves.find(({ move }) => move === card);
  const after = isLast ? told : (chancesAt(game, looks, step + 1) ?? told);
  return after && { step, card, before, after: after.win };
}

/**
 * The review of a game, or of as much of it as was looked at.
 *
 * @param mistakes those found so far, in any order
 */
export function reviewOf(game: PlayedGame, looks: Looks, mistakes: readonly Mistake[]): Review {
  const chances = game.positions.map((_, at) => chancesAt(game, looks, at));
  const cards = game.moves.flatMap((_, step) => fallenCard(game, looks, step) ?? []);
  const start = chances[0]?.win ?? 0;
  const end = chances.findLast((known) => known !== undefined)?.win ?? start;
  const byCards = cards.reduce((sum, { before, after }) => sum + after - before, 0);
  const byCorrections = game.moves.reduce((sum, move, step) => {
    if (move !== undefined) return sum;
    const [before, after] = [chances[step], chances[step + 1]];
    return before && after ? sum + after.win - before.win : sum;
  }, 0);
  const byChoices = mistakes.reduce((sum, { loss }) => sum - loss.win, 0);
  return {
    chances,
    mistakes: [...mistakes].sort((a, b) => b.loss.worth - a.loss.worth),
    cards: cards.sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before)),
    sums: {
      start,
      end,
      cards: byCards,
      choices: byChoices,
      corrections: byCorrections,
      rest: end - start - byCards - byChoices - byCorrections,
    },
  };
}
