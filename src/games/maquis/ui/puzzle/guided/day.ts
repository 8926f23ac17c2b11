import type { LocalizedDay, LocalizedStep } from '#games/maquis/puzzles/index.ts';

/** Where a guided day stands, and what is told there. */
export interface GuidedMoment {
  /** The step that is waited for; undefined when the day is over. */
  readonly waited: LocalizedStep | undefined;
  /** Its number, from 1. */
  readonly step: number;
  /** The step just done, as long as its outcome is what the screen shows. */
  readonly done: LocalizedStep | undefined;
}

/**
 * What is told after so many moves. A patrol card is drawn by the site without being asked: until
 * the visitor turns it over, its step is still waited for; while it is shown, only that is told.
 */
export function momentAfter(
  { steps }: LocalizedDay,
  moves: number,
  card: 'face-down' | 'face-up' | undefined,
): GuidedMoment {
  const done = card === 'face-down' ? moves - 1 : moves;
  const isCard = steps[done - 1]?.move.startsWith('patrol:') ?? false;
  return {
    waited: card === 'face-up' ? undefined : steps[done],
    step: Math.min(steps.length, card === 'face-up' ? done : done + 1),
    done: isCard && card !== 'face-up' ? undefined : steps[done - 1],
  };
}
