import { type CardTold, type Course, cardTold, find } from '#maquis/table/index.ts';

/** The card drawn last in a game, place by place, and whether that was the last thing done at all. */
export function lastDraw(
  course: Course,
): { readonly told: CardTold; readonly isNew: boolean } | undefined {
  const step = course.events.findLastIndex((events) => find(events, 'card-drawn'));
  const told = step < 0 ? undefined : cardTold(course.positions[step], course.events[step]);
  return told && { told, isNew: step === course.events.length - 1 };
}
