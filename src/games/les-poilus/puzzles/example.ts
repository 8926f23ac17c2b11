import * as v from 'valibot';
import { exampleOf } from '#play/puzzles/stated-puzzle.ts';
import { positionOrThrow } from '#play/rules/rules-from-engine.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import { GAME, OPTIONS, RULESET, SOLDIER_IDS } from '../data/index.ts';
import { type Position, positionFrom, type Table } from '../engine/index.ts';
import {
  cards,
  cardsBesides,
  cardsOfPlayers,
  playerEntries,
  playerState,
  tileState,
  tilesOr,
} from './players.ts';
import { CountSchema, MoveSchema, SoldierSchema, TileSchema } from './read.ts';

const BOTH_TILES = ['left', 'right'] as const;

const PlayerSchema = v.strictObject(playerEntries({ charm: true, tiles: BOTH_TILES }));

/**
 * A mission in an open game as a file writes it: what matters is named, and everything else lies where it
 * is out of the way. Cards that nobody names lie in Trials and Morale; where Morale is counted as
 * well, those left over are out of the game.
 */
const ExampleSetUpSchema = v.strictObject({
  twoPlayers: v.exactOptional(v.picklist(OPTIONS.twoPlayers)),
  soldiers: v.exactOptional(v.array(SoldierSchema)),
  mission: v.exactOptional(CountSchema, 2),
  /** Whose action it is. */
  turn: v.exactOptional(CountSchema, 0),
  trials: v.exactOptional(CountSchema, 15),
  morale: v.exactOptional(CountSchema),
  /** No man's land, in the order played. */
  land: cards,
  players: v.pipe(
    v.array(PlayerSchema),
    v.minLength(GAME.leastPlayers, 'two players at least'),
    v.maxLength(GAME.mostPlayers, 'five players at most'),
  ),
  chaplain: v.exactOptional(v.strictObject({ tiles: tilesOr(BOTH_TILES), placed: TileSchema })),
});

type ExampleSetUp = v.InferOutput<typeof ExampleSetUpSchema>;

/** The table a set-up stands for; whether it can be is another question. */
function tableFrom(setUp: ExampleSetUp): Table {
  const { twoPlayers, players, soldiers, mission, turn, trials, land, chaplain } = setUp;
  const unnamed = cardsBesides([...land, ...cardsOfPlayers(players)]);
  const { morale = unnamed.length - trials } = setUp;
  return {
    setUp: {
      ruleset: RULESET,
      hands: 'open',
      players: players.length,
      soldiers: soldiers ?? SOLDIER_IDS.slice(0, players.length),
      ...(twoPlayers ? { options: { twoPlayers } } : {}),
    },
    state: {
      ...{ phase: 'action', mission, leader: 0, turn, acting: turn, trials, morale },
      ...{ speechPool: 0, speechKind: null, noMansLand: land },
      active: { night: 0, snow: 0, rain: 0, shell: 0, gas: 0, whistle: 0 },
      removed: unnamed.slice(0, Math.max(0, unnamed.length - trials - morale)),
      players: players.map(playerState),
      ...(chaplain ? { chaplain: tileState(chaplain) } : {}),
    },
  };
}

/** The position an example begins with. Throws with the faults of a table that cannot be. */
export const exampleStart = (setUp: ExampleSetUp): Position =>
  positionOrThrow(positionFrom(tableFrom(setUp)));

/** What of a table an example shows, from the top of its picture to the bottom. */
const SHOWN_PARTS = ['decks', 'land', 'players', 'support'] as const;

const ExampleSchema = exampleOf(ExampleSetUpSchema, MoveSchema, SHOWN_PARTS);

/** A small table under a rule, on which the rule can be tried. */
export type Example = v.InferOutput<typeof ExampleSchema>;

/** Reads an example as its file has it, or says in sentences what is wrong with the file. */
export const readExample = (value: unknown): Read<Example> => readAs(ExampleSchema, value);
