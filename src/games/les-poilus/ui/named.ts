import { useMemo } from 'preact/hooks';
import * as m from '#messages';
import type { GameText } from '#play/game-mode.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { type Session, useSession } from '#play/ui/frame/session.ts';
import type { VariantId } from '../data/index.ts';
import type { GameEvent, Reason } from '../engine/index.ts';
import { eventText, momentText, resultText } from '../i18n/events.ts';
import { moveInPosition } from '../i18n/moves.ts';
import type { Who } from '../i18n/names.ts';
import { reasonText } from '../i18n/reasons.ts';
import type { PoilusSaves } from '../session/index.ts';

/** Where nobody's name is known: by the place at the table. */
export const bySeat: Who = (seat) => m.poilus_seat({ seat: seat + 1 });

/** The words of a game where everybody is called by some name. */
export const wordsFor = (who: Who): Omit<GameText<PoilusSaves>, 'draft'> => ({
  game: ({ variant = 'normal', players }) =>
    m.poilus_game_called({ variant: VARIANT_NAMES[variant](), count: players }),
  moment: momentText,
  move: (before, move) => moveInPosition(before, move, who),
  event: (event: GameEvent) => eventText(event, who),
  reason: (reason) => reasonText(reason as Reason, who),
  result: resultText,
  undo: (before, step) =>
    'move' in step
      ? m.poilus_undo_last({ move: moveInPosition(before, step.move, who) })
      : m.play_undo(),
});

/** The session around, in which everybody is called by name in all that the kit says of the game. */
export function useNamed(who: Who): Session<SaveTypes> {
  const session = useSession();
  return useMemo(() => {
    // The compiler does not know that the game around is this one.
    const text = { ...session.mode.text, ...wordsFor(who) } as unknown as GameText<SaveTypes>;
    return { ...session, mode: { ...session.mode, text } };
  }, [session]);
}

export const VARIANT_NAMES: Readonly<Record<VariantId, () => string>> = {
  normal: m.poilus_variant_normal,
  discovery: m.poilus_variant_discovery,
  veteran: m.poilus_variant_veteran,
};
