import {
  type CardTold,
  cardTold,
  eventOf,
  type MaquisHistory,
} from '#games/maquis/session/index.ts';

/** The card drawn last in a game, place by place, and whether that was the last thing done at all. */
export function lastDraw(
  replayed: MaquisHistory,
): { readonly told: CardTold; readonly isNew: boolean } | undefined {
  const step = replayed.events.findLastIndex((events) => eventOf(events, 'card-drawn'));
  const told = step < 0 ? undefined : cardTold(replayed.positions[step], replayed.events[step]);
  return told && { told, isNew: step === replayed.events.length - 1 };
}
