import { requireGame, type SessionContext, withChance, withMove } from '#play/session/context.ts';
import {
  type LesPoilus,
  type Position,
  poilusRules,
  type Seat,
  type Snapshot,
  snapshotOf,
} from '../engine/index.ts';

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

/**
 * A speech going round with the device. In an open game the rules ask only those who hold such a card;
 * here everybody who is still in and holds cards has the device once, so that nobody learns who does.
 */
export interface Hearing {
  readonly hearers: readonly Seat[];
  /** How many of them have had it. */
  readonly heard: number;
}

/** A speech as it begins to go round, clockwise from the speaker; nothing where nobody hears it. */
export function hearingOf({ players }: Snapshot, speaker: Seat): Hearing | undefined {
  const hearers = players
    .map((_, step) => (speaker + 1 + step) % players.length)
    .filter((seat) => seat !== speaker && players[seat].in && players[seat].hand > 0);
  return hearers.length > 0 ? { hearers, heard: 0 } : undefined;
}

/** One hearer more has had the device; nothing once all have. */
export const heardBy = ({ hearers, heard }: Hearing): Hearing | undefined =>
  heard + 1 < hearers.length ? { hearers, heard: heard + 1 } : undefined;

/** A speech that a position waits for; it goes round from its start. */
export function hearingIn(position: Position): Hearing | undefined {
  const state = snapshotOf(position);
  const { phase, acting } = state;
  return phase === 'speech' && acting !== null ? hearingOf(state, acting) : undefined;
}
