import * as v from 'valibot';
import { CARD_COPIES, CARD_IDS, type Kind, RULESET, type TileId } from '../data/index.ts';
import {
  type PlayerState,
  type Position,
  positionFrom,
  type Table,
  threatsOn,
} from '../engine/index.ts';
import { CardSchema, CountSchema, HardshipSchema, SoldierSchema, TileSchema } from './read.ts';

const cards = v.exactOptional(v.array(CardSchema), []);

const PlayerSchema = v.strictObject({
  soldier: SoldierSchema,
  hand: cards,
  /** Oldest first. */
  hardships: v.exactOptional(v.array(HardshipSchema), []),
  /** Whether the lucky charm can still be used. */
  charm: v.exactOptional(v.boolean(), false),
  tiles: v.exactOptional(v.array(TileSchema), ['left']),
  /** Who has fallen back, and the tile they laid. */
  out: v.exactOptional(v.boolean(), false),
  placed: v.exactOptional(TileSchema),
  speech: v.exactOptional(CountSchema, 0),
});

/**
 * A table as a file writes it, all hands open: what matters is named. `unseen` lists what Trials and
 * Morale still hold between them, in an order nobody knows; every card not named has left the game.
 */
export const SetUpSchema = v.strictObject({
  players: v.pipe(v.array(PlayerSchema), v.minLength(2), v.maxLength(5)),
  phase: v.exactOptional(
    v.picklist(
      ['action', 'place-tile', 'remove-tile', 'intensity', 'christmas'],
      'a table is in action, place-tile, remove-tile, intensity or christmas',
    ),
    'action',
  ),
  mission: v.exactOptional(CountSchema, 5),
  leader: v.exactOptional(CountSchema, 0),
  /** Whose decision it is; the leader's where nobody says. */
  turn: v.exactOptional(CountSchema),
  land: cards,
  unseen: v.array(CardSchema),
  /** How many of the unseen lie in Trials; the others are Morale. */
  trials: CountSchema,
});

export type SetUp = v.InferOutput<typeof SetUpSchema>;

/**
 * The table a set-up stands for; whether it can be is another question.
 *
 * @param random the state of the generator, where somebody has one
 */
export function tableFrom(setUp: SetUp, random?: readonly number[]): Table {
  const { players, phase, mission, leader, turn = leader, land, unseen, trials } = setUp;
  const isMission = phase !== 'intensity';
  return {
    setUp: {
      ruleset: RULESET,
      hands: 'open',
      players: players.length,
      soldiers: players.map(({ soldier }) => soldier),
    },
    state: {
      ...{ phase, mission, leader, turn, trials },
      acting: isMission ? turn : null,
      morale: unseen.length - trials,
      noMansLand: land,
      active: activeAt(setUp),
      speechPool: 0,
      speechKind: null,
      removed: goneFrom(setUp),
      players: players.map(playerState),
    },
    unseen: random ? { random } : {},
  };
}

/** The position of a set-up. Throws with the faults of a table that cannot be. */
export function positionOf(setUp: SetUp): Position {
  const made = positionFrom(tableFrom(setUp));
  if ('position' in made) return made.position;
  const faults = made.faults.map(({ code, params }) => `${code} ${JSON.stringify(params)}`);
  throw new Error(`no such table: ${faults.join(', ')}`);
}

function playerState(player: SetUp['players'][number]): PlayerState {
  const { hand, hardships, charm, tiles, out, placed, speech } = player;
  const tileIds: readonly TileId[] = tiles;
  return {
    ...{ charm, hardships, speech, tileIds },
    in: !out,
    hand: hand.length,
    cards: hand,
    tiles: tiles.length,
    placed: placed !== undefined,
    placedTile: placed ?? null,
  };
}

/** Kinds in no man's land, and the traumas and phobias of those still in. */
function activeAt({ land, players }: SetUp): Readonly<Record<Kind, number>> {
  const fears = players.flatMap(({ out, hardships }) => (out ? [] : hardships));
  return threatsOn([...land, ...fears]);
}

/** Every card that is nowhere on the table and in no deck. */
function goneFrom({ players, land, unseen }: SetUp): string[] {
  const here = [
    ...land,
    ...unseen,
    ...players.flatMap(({ hand, hardships }) => [...hand, ...hardships]),
  ];
  return CARD_IDS.flatMap((card, n) => {
    const left = CARD_COPIES[n] - here.filter((one) => one === card).length;
    return new Array<string>(Math.max(0, left)).fill(card);
  });
}
