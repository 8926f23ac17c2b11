import type { LocationId } from '#games/maquis/data/index.ts';
import {
  gameLink,
  goalPairOf,
  makeRecord,
  movePartsOf,
  type Position,
  parseMove,
  readMove,
} from '#games/maquis/engine/index.ts';
import { placeWithGoal } from '#games/maquis/i18n/in-sentences.ts';
import { type GuidedDay, type LocalizedDay, movesOfDay } from '#games/maquis/puzzles/index.ts';
import type { TableEvent } from '#games/maquis/session/index.ts';
import { nameIn } from '#games/maquis/ui/place-in-words.ts';
import type { TownView } from '#games/maquis/ui/town-view.ts';
import * as m from '#messages';

/** Where a guided day stands, and what is told there. */
interface GuidedMoment {
  /** The step that is waited for; undefined when the day is over. */
  readonly waited: LocalizedDay['steps'][number] | undefined;
  /** Its number, from 1. */
  readonly step: number;
  /** The step just done, as long as its outcome is what the screen shows. */
  readonly done: LocalizedDay['steps'][number] | undefined;
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

/** The place a move is made at, where it is made at one. */
function placeOf(move: string): LocationId | undefined {
  const parsed = parseMove(move);
  if ('fault' in parsed) return undefined;
  const parts = movePartsOf(parsed.move);
  return 'place' in parts ? parts.place : undefined;
}

/**
 * Why an event does not lead on in a guided day that waits for one move: the rules allow it, but it
 * is not its turn. Nothing where it is the move waited for, or no move at all, or one that the rules
 * refuse with reasons of their own.
 */
export function notYet(
  event: TableEvent,
  asked: string | undefined,
  position: Position,
): string | undefined {
  if (event.type !== 'move' || event.move === asked || !asked) return undefined;
  if (!('move' in readMove(position, event.move))) return undefined;
  const place = placeOf(asked);
  return event.move.startsWith('place:') && place
    ? m.maquis_guided_other_place({ place: placeWithGoal(place, goalPairOf(position)) })
    : m.maquis_guided_other_move();
}

/** The map as it offers the one place that leads on; every other says why it does not. */
export function onlyAsked(view: TownView, asked: string | undefined): TownView {
  const place = asked === undefined ? undefined : placeOf(asked);
  if (!place || !view.choices?.[place]) return view;
  const others = Object.keys(view.choices).filter((id) => id !== place);
  const sentence = asked?.startsWith('place:')
    ? m.maquis_guided_other_place({ place: nameIn(view, place) })
    : m.maquis_guided_other_move();
  return {
    ...view,
    choices: { [place]: view.choices[place] },
    refusals: { ...view.refusals, ...Object.fromEntries(others.map((id) => [id, sentence])) },
  };
}

/** The day as a link that practice opens at its evening; the seed deals the cards to come. */
export function linkTo(day: GuidedDay, seed: string): string {
  const moves = movesOfDay(day);
  const setUp = { difficulty: day.mode, goals: day.table.goals, seed };
  return gameLink({ record: makeRecord(setUp, moves), at: moves.length });
}
