import { type GameEvent, type Position, poilusRules, type Reason } from '../../engine/index.ts';

/** What happens from a position on, and before it why somebody had no other choice. */
export function lineOf(before: Position, moves: readonly string[]) {
  const told: (GameEvent | Reason)[] = [];
  let end = before;
  for (const move of moves) {
    const made = poilusRules.apply(end, { move });
    if ('reasons' in made) break;
    told.push(...forcedBy(end, move), ...made.events);
    end = made.position;
  }
  return { told, end };
}

/** Why somebody must fall back, or must lay the only card there is; nothing where there is a choice, or nothing in hand. */
function forcedBy(position: Position, move: string): readonly Reason[] {
  const whyNot = (other: string) => poilusRules.validateMove(position, other).slice(0, 1);
  if (move === 'fall-back') {
    return whyNot('speech:night').filter(({ code }) => code === 'fearful-must-leave') as Reason[];
  }
  const isOnly = move.startsWith('play:') && poilusRules.legalMoves(position).length === 1;
  return isOnly ? (whyNot('fall-back') as Reason[]) : [];
}
