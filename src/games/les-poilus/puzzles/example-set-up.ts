import * as v from 'valibot';
import {
  CARD_COPIES,
  CARD_IDS,
  LEAST_PLAYERS,
  MOST_PLAYERS,
  OPTIONS,
  RULESET,
  SOLDIER_IDS,
} from '../data/index.ts';
import { type PlayerState, type Position, positionFrom, type Table } from '../engine/index.ts';
import { CardSchema, CountSchema, HardshipSchema, SoldierSchema, TileSchema } from './read.ts';

const cards = v.exactOptional(v.array(CardSchema), []);
const tiles = v.exactOptional(v.array(TileSchema), ['left', 'right']);

const SeatSchema = v.strictObject({
  hand: cards,
  /** Oldest first. */
  hardships: v.exactOptional(v.array(HardshipSchema), []),
  tiles,
  /** The tile of somebody who has fallen back. */
  laid: v.exactOptional(TileSchema),
  /** Whether somebody has fallen back, where no tile tells. */
  out: v.exactOptional(v.boolean(), false),
  charm: v.exactOptional(v.boolean(), true),
  speech: v.exactOptional(CountSchema, 0),
});

/**
 * A mission in an open game as a file writes it: what matters is named, and everything else lies where it
 * is out of the way. Cards that nobody names lie in Trials and Morale; where Morale is counted as
 * well, those left over are out of the game.
 */
export const ExampleSetUpSchema = v.strictObject({
  twoPlayers: v.exactOptional(v.picklist(OPTIONS.twoPlayers)),
  soldiers: v.exactOptional(v.array(SoldierSchema)),
  mission: v.exactOptional(CountSchema, 2),
  /** Whose action it is. */
  turn: v.exactOptional(CountSchema, 0),
  trials: v.exactOptional(CountSchema, 15),
  morale: v.exactOptional(CountSchema),
  /** No man's land, in the order played. */
  land: cards,
  seats: v.pipe(
    v.array(SeatSchema),
    v.minLength(LEAST_PLAYERS, 'two players at least'),
    v.maxLength(MOST_PLAYERS, 'five players at most'),
  ),
  chaplain: v.exactOptional(v.strictObject({ tiles, laid: TileSchema })),
});

export type ExampleSetUp = v.InferOutput<typeof ExampleSetUpSchema>;

/** The table a set-up stands for; whether it can be is another question. */
function tableFrom(setUp: ExampleSetUp): Table {
  const { twoPlayers, seats, soldiers, mission, turn, trials, land, chaplain } = setUp;
  const unnamed = unnamedCards(setUp);
  const { morale = unnamed.length - trials } = setUp;
  return {
    setUp: {
      ruleset: RULESET,
      hands: 'open',
      players: seats.length,
      soldiers: soldiers ?? SOLDIER_IDS.slice(0, seats.length),
      ...(twoPlayers ? { options: { twoPlayers } } : {}),
    },
    state: {
      ...{ phase: 'action', mission, leader: 0, turn, acting: turn, trials, morale },
      ...{ speechPool: 0, speechKind: null, noMansLand: land },
      active: { night: 0, snow: 0, rain: 0, shell: 0, gas: 0, whistle: 0 },
      removed: unnamed.slice(0, Math.max(0, unnamed.length - trials - morale)),
      players: seats.map(seated),
      ...(chaplain ? { chaplain: tilesOf(chaplain) } : {}),
    },
  };
}

/** The position an example begins with. Throws with the faults of a table that cannot be. */
export function exampleStart(setUp: ExampleSetUp): Position {
  const made = positionFrom(tableFrom(setUp));
  if ('position' in made) return made.position;
  const faults = made.faults.map(({ code, params }) => `${code} ${JSON.stringify(params)}`);
  throw new Error(`no such table: ${faults.join(', ')}`);
}

/** Every card that a set-up does not name, in card order. */
function unnamedCards({ land, seats }: ExampleSetUp): string[] {
  const named = [...land, ...seats.flatMap(({ hand, hardships }) => [...hand, ...hardships])];
  return CARD_IDS.flatMap((id, n) => {
    const there = named.filter((card) => card === id).length;
    return Array<string>(Math.max(0, CARD_COPIES[n] - there)).fill(id);
  });
}

type Tiles = Pick<ExampleSetUp['seats'][number], 'tiles' | 'laid'>;

const tilesOf = ({ tiles: tileIds, laid }: Tiles) => ({
  tiles: tileIds.length,
  tileIds,
  placed: laid !== undefined,
  placedTile: laid ?? null,
});

const seated = (seat: ExampleSetUp['seats'][number]): PlayerState => ({
  charm: seat.charm,
  in: !seat.out && seat.laid === undefined,
  hand: seat.hand.length,
  cards: seat.hand,
  hardships: seat.hardships,
  speech: seat.speech,
  ...tilesOf(seat),
});
