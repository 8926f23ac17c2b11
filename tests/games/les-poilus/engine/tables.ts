import { RULESET, SOLDIER_IDS, type SupportTileId } from '#games/les-poilus/data/index.ts';
import {
  type GameEvent,
  legalMoves,
  moveText,
  type PlayerState,
  type Position,
  parseMove,
  play,
  positionFrom,
  type SetUp,
  type Snapshot,
  snapshotOf,
  type Table,
  validateMove,
} from '#games/les-poilus/engine/index.ts';

/** What matters of a player; the rest is as at the start of a mission. */
export interface Seated {
  readonly cards?: readonly string[];
  readonly hardships?: readonly string[];
  readonly tileIds?: readonly SupportTileId[];
  readonly placedTile?: SupportTileId;
  readonly charm?: boolean;
  readonly in?: boolean;
  readonly speech?: number;
}

/** What matters of a table; the rest is as at the start of a mission. Morale has the cards left over. */
export interface Laid extends Partial<Omit<Snapshot, 'players' | 'active' | 'morale'>> {
  readonly seats: readonly Seated[];
  readonly setUp?: Partial<SetUp>;
  readonly unseen?: NonNullable<Table['unseen']>;
}

/** A moment of an open game: somebody's action unless another phase is named. */
export function at({ seats, setUp, unseen, ...state }: Laid): Position {
  const players = seats.map((seat): PlayerState => playerState(seat));
  const { trials = 10, noMansLand = [], removed = [], turn = 0 } = state;
  const lying = players.reduce((sum, { hand, hardships }) => sum + hand + hardships.length, 0);
  const made = positionFrom({
    setUp: {
      ruleset: RULESET,
      players: seats.length,
      soldiers: SOLDIER_IDS.slice(0, seats.length),
      ...setUp,
    },
    state: {
      phase: 'action',
      mission: 2,
      leader: 0,
      turn,
      acting: state.phase === undefined || state.phase === 'action' ? turn : null,
      trials,
      morale: 59 - trials - noMansLand.length - removed.length - lying,
      noMansLand,
      active: { night: 0, snow: 0, rain: 0, shell: 0, gas: 0, whistle: 0 },
      speechPool: 0,
      speechKind: null,
      removed,
      ...state,
      players,
    },
    ...(unseen ? { unseen } : {}),
  });
  if ('faults' in made) throw new Error(JSON.stringify(made.faults));
  return made.position;
}

function playerState(seat: Seated): PlayerState {
  const { cards = [], hardships = [], tileIds = ['left', 'right'], placedTile = null } = seat;
  return {
    charm: seat.charm ?? true,
    in: seat.in ?? placedTile === null,
    hand: cards.length,
    cards,
    hardships,
    tiles: tileIds.length,
    tileIds,
    placed: placedTile !== null,
    placedTile,
    speech: seat.speech ?? 0,
  };
}

const moveFrom = (text: string) => {
  const parsed = parseMove(text);
  if ('fault' in parsed) throw new Error(`${text} is no move: ${parsed.fault.code}`);
  return parsed.move;
};

/** Plays moves, written with blanks between them; the position and all that happened. */
export function playAll(
  start: Position,
  moves: string,
): { position: Position; events: GameEvent[] } {
  const events: GameEvent[] = [];
  let position = start;
  for (const text of moves.split(' ')) {
    const played = play(position, moveFrom(text));
    position = played.position;
    events.push(...played.events);
  }
  return { position, events };
}

/** What lies on the table after some moves. */
export const stateAfter = (start: Position, moves: string): Snapshot =>
  snapshotOf(playAll(start, moves).position);

/** What happened in some moves, by its types. */
export const happenings = (start: Position, moves: string): string[] =>
  playAll(start, moves).events.map(({ type }) => type);

/** The reasons to refuse a move, by their codes; none for a legal one. */
export const refusals = (position: Position, move: string): string[] =>
  validateMove(position, moveFrom(move)).map(({ code }) => code);

export const legalTexts = (position: Position): string[] => legalMoves(position).map(moveText);
