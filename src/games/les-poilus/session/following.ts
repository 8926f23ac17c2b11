import { requireGame, type SessionContext, withChance, withMove } from '#play/session/context.ts';
import { type LesPoilus, type Position, poilusRules, snapshotOf } from '../engine/index.ts';

type Played = Pick<SessionContext<LesPoilus>, 'game' | 'replayed'>;

/** Chance makes its moves, and what can be done in one way only is done. */
export function withAllThatFollows(
  played: Played,
): Required<ReturnType<typeof requireGame<LesPoilus>>> {
  let now = requireGame(played);
  while (true) {
    const { position, outcome } = now.replayed;
    if (outcome) return now;
    if (poilusRules.turn(position).chance) now = withChance(poilusRules, now);
    else if (isPlain(position))
      now = withMove(poilusRules, now, poilusRules.legalMoves(position)[0]);
    else return now;
  }
}

/** A question with one answer that tells nobody anything: so many cards, this tile. */
function isPlain(position: Position): boolean {
  const { phase } = snapshotOf(position);
  const isAsked = phase === 'intensity' || phase === 'place-tile' || phase === 'remove-tile';
  return isAsked && poilusRules.legalMoves(position).length === 1;
}
