import * as m from '#messages';
import {
  GAME,
  SUPPORT_TILES,
  type SupportTileId,
  THREAT_KINDS,
  type ThreatKind,
  WEATHERS,
} from '../data/index.ts';
import type { GameEvent, PlayerState, Seat, Snapshot } from '../engine/index.ts';
import { kindsOn } from '../i18n/cards.ts';
import { moveInWords } from '../i18n/moves.ts';
import type { GameOnScreen } from './game.ts';

/** What a move does to the active threats, before anything unknown comes. */
export interface MoveEffect {
  /** How many more, or fewer, of each kind. */
  readonly change: Readonly<Partial<Record<ThreatKind, number>>>;
  /** Kinds that are active three times then: the mission fails. */
  readonly fails: readonly ThreatKind[];
}

export const NO_EFFECT: MoveEffect = { change: {}, fails: [] };

/** What a move that is being considered would do to the threats on the table. */
export function effectOf(
  { active, turn, players }: Snapshot,
  move: string | undefined,
): MoveEffect {
  const [word, ...parts] = (move ?? '').split(':');
  const player = turn === null ? undefined : players[turn];
  const change: Partial<Record<ThreatKind, number>> = {};
  const add = (kinds: readonly ThreatKind[], step: number) => {
    for (const kind of kinds) change[kind] = (change[kind] ?? 0) + step;
  };
  if (word === 'play') add(kindsOn(parts[0]), 1);
  if (word === 'charm') add(kindsOn(parts[0]), -1);
  // Whoever leaves takes traumas and phobias along.
  if (word === 'fall-back') for (const card of player?.hardships ?? []) add(kindsOn(card), -1);
  const fails = THREAT_KINDS.filter(
    (kind) => active[kind] + (change[kind] ?? 0) >= GAME.sameKindFails,
  );
  return { change, fails: fails.filter((kind) => (change[kind] ?? 0) > 0) };
}

/** What a player's hardships count for; Wounded is two. */
export const burdenOf = ({ hardships }: Pick<PlayerState, 'hardships'>): number =>
  hardships.length + (hardships.includes('wounded') ? 1 : 0);

/** Whom a seat's tile reaches: the seat it points at, or its Selfish owner; beyond the players the Chaplain. */
export function receiverOf({ players, chaplain }: Snapshot, seat: Seat, tile: SupportTileId): Seat {
  if (players[seat]?.hardships.includes('selfish')) return seat;
  const seats = players.length + (chaplain ? 1 : 0);
  const step = SUPPORT_TILES.find(({ id }) => id === tile)?.step ?? 0;
  return (seat + step + seats) % seats;
}

/** What happened, where each who draws as many cards as the leader had everybody draw needs no word of their own. */
export function toldOnce(events: readonly GameEvent[]): readonly GameEvent[] {
  const each = events.findLast((event) => event.type === 'intensity-chosen')?.cards;
  return events.filter((event) => event.type !== 'cards-dealt' || event.count !== each);
}

/** A move as a button says it in this game: who took half of a bonus does not decline it. */
export const moveText = (
  move: string,
  { who, hasHealed: isMore }: Pick<GameOnScreen, 'who' | 'hasHealed'>,
): string => (move === 'done' && isMore ? m.poilus_move_done_more() : moveInWords(move, who));

/** The answers to an offer, with the one that takes nothing of it at the end. */
export const declinedLast = (moves: readonly string[]): readonly string[] =>
  moves.toSorted((one, other) => Number(one === 'done') - Number(other === 'done'));

/** A card with that kind: asked for where none lies there, so that the rules say so. */
export const anyCardOf = (kind: ThreatKind): string =>
  WEATHERS.includes(kind) ? `${kind}-shell` : `night-${kind}`;
