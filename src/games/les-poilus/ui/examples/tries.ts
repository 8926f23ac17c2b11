import {
  type Position,
  poilusRules,
  type Reason,
  snapshotOf,
} from '#games/les-poilus/engine/index.ts';
import { moveInWords } from '#games/les-poilus/i18n/moves.ts';
import type { Who } from '#games/les-poilus/i18n/names.ts';
import { reasonText } from '#games/les-poilus/i18n/reasons.ts';

/** A move that an example offers, as things stand. */
interface Try {
  readonly move: string;
  readonly words: string;
  /** Why the rules refuse it, where they do. */
  readonly refusal: string | undefined;
  /** Whose move it is; nobody's where chance turns a card up. */
  readonly by: string | undefined;
}

/** Refusals that teach something; all others say no more than that it is not the moment. */
const TELLING: ReadonlySet<string> = new Set<Reason['code']>([
  'charm-is-used',
  'charm-of-other-kind',
  'fearful-must-leave',
  'fragile-needs-company',
  'mute',
  'no-charm-after-failure',
  'no-speech-token',
  'proud-stays',
  'stubborn-stays',
]);

/** The moves of an example that can be made now, and those whose refusal can be learned from. */
export function poilusTries(
  position: Position,
  moves: readonly string[],
  who: Who,
): readonly Try[] {
  const { turn } = snapshotOf(position);
  return moves.flatMap((move): readonly Try[] => {
    const [reason] = poilusRules.validateMove(position, move);
    if (reason && !TELLING.has(reason.code)) return [];
    return [
      {
        move,
        words: moveInWords(move, who),
        refusal: reason && reasonText(reason as Reason, who),
        by: turn === null || poilusRules.isChanceMove(move) ? undefined : who(turn),
      },
    ];
  });
}
