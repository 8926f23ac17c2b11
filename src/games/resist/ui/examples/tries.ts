import type { MaquisId, SideId } from '#games/resist/data/index.ts';
import { type Position, type ReasonCode, resistRules } from '#games/resist/engine/index.ts';
import { moveWords } from '#games/resist/i18n/moves.ts';
import { reasonText } from '#games/resist/i18n/reasons.ts';
import { lostText } from '../board/FullCard.tsx';

/** A move that an example offers, as things stand. */
interface Try {
  readonly move: string;
  readonly words: string;
  /** Why the rules refuse it, where they do. */
  readonly refusal: string | undefined;
  /** What would be lost by playing a card now. */
  readonly lost: string | undefined;
}

/** Refusals that teach something; all others say no more than that it is not the moment. */
const TELLING: ReadonlySet<string> = new Set<ReasonCode>([
  'action-is-lost',
  'grunts-stand',
  'guards-stand',
  'maquis-still-in-hand',
  'not-in-full',
  'reveal-limit',
  'too-strong',
]);

/** The moves of an example that can be made now, and those whose refusal can be learned from. */
export function resistTries(position: Position, moves: readonly string[]): readonly Try[] {
  return moves.flatMap((move) => {
    const [reason] = resistRules.validateMove(position, move);
    if (reason && !TELLING.has(reason.code)) return [];
    return [
      {
        move,
        words: moveWords(position, move),
        refusal: reason && reasonText(reason),
        lost: reason ? undefined : lostBy(position, move),
      },
    ];
  });
}

function lostBy(position: Position, move: string): string | undefined {
  const [word, maquis, side] = move.split(':');
  return word === 'play' ? lostText(position, maquis as MaquisId, side as SideId) : undefined;
}
