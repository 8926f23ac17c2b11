import * as v from 'valibot';
import { exampleOf, oneOf } from '#play/puzzles/stated-puzzle.ts';
import { positionOrThrow } from '#play/rules/rules-from-engine.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import {
  ENEMY_KINDS,
  type EnemyKindId,
  GAME,
  MAQUIS_IDS,
  type MaquisId,
  MISSIONS,
  MISSIONS_IN_PLAY,
  type MissionId,
  READINGS,
} from '../data/index.ts';
import {
  type CardId,
  type Position,
  positionFrom,
  type Snapshot,
  type Table,
} from '../engine/index.ts';
import { EnemySchema, MaquisSchema, MissionSchema, MoveSchema } from './read.ts';

const count = v.pipe(v.number('must be a number'), v.integer('must be whole'), v.minValue(0));
const CardSchema = oneOf([...MAQUIS_IDS, 'spy'], 'card');

const cards = v.exactOptional(v.array(CardSchema), []);
const people = v.exactOptional(v.array(MaquisSchema), []);

const PlaceSchema = v.union([
  MissionSchema,
  v.strictObject({
    mission: MissionSchema,
    up: v.exactOptional(v.array(EnemySchema), []),
    /** Face down: kinds that the player knows, or how many nobody has seen. */
    down: v.exactOptional(v.union([v.array(EnemySchema), count]), 0),
    failed: v.exactOptional(v.boolean(), false),
  }),
]);

/** What is asked at a table that is set up: a card to play or a Mission, a target, whether to stop. */
const PHASES = ['plan', 'attack', 'strike', 'decide'] as const;

/**
 * A table as a file writes it: what matters is named, and everything else lies where it is out of
 * the way. Without `deck` the Hidden deck hides whoever is not named, as early in a game; with it the
 * player knows who is in it, as after a reshuffle, and whoever is not named is a Recruit.
 */
export const PuzzleSetUpSchema = v.strictObject({
  phase: v.exactOptional(
    v.picklist(PHASES, 'a table is in plan, attack, strike or decide'),
    'plan',
  ),
  reading: v.exactOptional(v.picklist(READINGS), 'strict'),
  round: v.exactOptional(count, 1),
  hand: cards,
  hidden: people,
  revealed: people,
  deck: v.exactOptional(
    v.strictObject({ top: cards, maquis: people, spies: v.exactOptional(count, 0) }),
  ),
  discard: cards,
  /** Recruits known on top of their deck, the topmost first. */
  recruits: people,
  pile: people,
  removed: cards,
  supply: v.exactOptional(count, GAME.spySupply),
  row: v.pipe(v.array(PlaceSchema), v.maxLength(GAME.row, 'the row has four places')),
  defeated: v.exactOptional(v.array(MissionSchema)),
  /** Enemies known on top of their deck, the topmost first. */
  enemyTop: v.exactOptional(v.array(EnemySchema), []),
  /** Every kind that face-down Enemies and their deck still hide; the others lie in the discard. */
  unseen: v.exactOptional(v.array(EnemySchema)),
  graveyard: v.exactOptional(v.array(count), []),
  target: v.exactOptional(MissionSchema),
  beaten: v.exactOptional(v.boolean(), false),
  strength: v.exactOptional(count, 0),
});

export type PuzzleSetUp = v.InferOutput<typeof PuzzleSetUpSchema>;

/**
 * The table a set-up stands for; whether it can be is another question.
 *
 * @param random the state of the generator, where somebody has one
 */
export function tableFrom(setUp: PuzzleSetUp, random?: readonly number[]): Table {
  const { phase, reading, round, target, hand, hidden, revealed, graveyard, strength, beaten } =
    setUp;
  const row = rowOf(setUp);
  const isFight = phase === 'attack' || phase === 'strike';
  return {
    split: setUp.deck ? 'draft' : 'random',
    reading,
    state: {
      phase: phase === 'decide' ? 'aftermath' : phase,
      ask: phase,
      ...{ round, graveyard, hand, hidden, revealed, strength, beaten },
      failed: row.filter(({ failed }) => failed).length,
      points: 0,
      ...cardsOf(setUp),
      looked: [],
      row,
      ...missionsOf(row, setUp.defeated),
      ...enemiesOf(setUp, row),
      target: isFight ? (target ?? row[0]?.mission ?? null) : null,
      defense: null,
    },
    unseen: {
      ...(setUp.deck ? { hiddenMaquis: setUp.deck.maquis, recruits: othersOf(setUp) } : {}),
      ...(random ? { random } : {}),
    },
  };
}

/** The position of a set-up. Throws with the faults of a table that cannot be. */
export function positionOf(setUp: PuzzleSetUp): Position {
  return positionOrThrow(positionFrom(tableFrom(setUp)));
}

const placesNamed = ({
  hand,
  hidden,
  revealed,
  deck,
  discard,
  recruits,
  pile,
  removed,
}: PuzzleSetUp) =>
  [hand, hidden, revealed, deck?.top ?? [], discard, recruits, pile, removed].flat() as CardId[];

/** Who is nowhere on the table and in no deck that is known. */
function othersOf(setUp: PuzzleSetUp): MaquisId[] {
  const named = new Set<CardId>([...placesNamed(setUp), ...(setUp.deck?.maquis ?? [])]);
  return MAQUIS_IDS.filter((id) => !named.has(id));
}

function cardsOf(setUp: PuzzleSetUp) {
  const { deck, discard, recruits, pile, removed, supply } = setUp;
  const others = othersOf(setUp).length;
  const inRecruits = Math.min(others, GAME.maquisInADeck - recruits.length);
  const spies = GAME.spiesInTheDeck + GAME.spySupply - supply - spiesIn(placesNamed(setUp));
  const maquis = deck ? deck.maquis.length : others - inRecruits;
  const inDeck = deck ? deck.spies : Math.max(0, spies);
  return {
    hiddenDeck: { top: deck?.top ?? [], unknown: maquis + inDeck, spies: inDeck },
    hiddenDiscard: discard,
    recruitDeck: { top: recruits, unknown: inRecruits, bottom: [] },
    revealedPile: pile,
    spySupply: supply,
    removed: [...removed, ...Array<CardId>(Math.max(0, spies - inDeck)).fill('spy')],
  } satisfies Partial<Snapshot>;
}

/** The cards that have left the game: those named, and the Spies that are nowhere else. */
export const removedOf = (setUp: PuzzleSetUp): readonly CardId[] => cardsOf(setUp).removed;

const spiesIn = (all: readonly CardId[]): number => all.filter((card) => card === 'spy').length;

function rowOf({ row }: PuzzleSetUp): Snapshot['row'] {
  return row.map((place) => {
    if (typeof place === 'string') {
      const garrison = MISSIONS.find(({ id }) => id === place)?.garrison ?? 0;
      return { mission: place, failed: false, up: [], down: Array<number>(garrison).fill(1) };
    }
    const { mission, up, down, failed } = place;
    return {
      ...{ mission, failed, up },
      down: typeof down === 'number' ? Array<number>(down).fill(1) : down,
    };
  });
}

/** Where nobody says which Missions were defeated: as many of each era as a row like this asks for. */
function missionsOf(
  row: Snapshot['row'],
  defeated: readonly MissionId[] | undefined,
): Pick<Snapshot, 'missionDeck' | 'defeated'> {
  const named = new Set<MissionId>([...row.map(({ mission }) => mission), ...(defeated ?? [])]);
  const ofEra = (era: number) => MISSIONS.filter((mission) => mission.era === era);
  const there = (era: number): number => ofEra(era).filter(({ id }) => named.has(id)).length;
  const third = there(3);
  const second = third > 0 ? MISSIONS_IN_PLAY[2] : there(2);
  const lacking = (era: number, wanted: number): MissionId[] =>
    ofEra(era)
      .filter(({ id }) => !named.has(id))
      .slice(0, Math.max(0, wanted - there(era)))
      .map(({ id }) => id);
  return {
    missionDeck: GAME.missionDeck - second - third,
    defeated: defeated ?? [...lacking(1, MISSIONS_IN_PLAY[1]), ...lacking(2, second)],
  };
}

function enemiesOf(
  { enemyTop, unseen }: PuzzleSetUp,
  row: Snapshot['row'],
): Pick<Snapshot, 'enemyDeck' | 'enemyDiscard'> {
  const down = row.flatMap((place) => place.down);
  const known = [
    ...enemyTop,
    ...row.flatMap(({ up }) => up),
    ...down.filter((enemy): enemy is EnemyKindId => typeof enemy === 'string'),
  ];
  const hidden = down.filter((enemy) => typeof enemy === 'number').length;
  const left = ENEMY_KINDS.flatMap(({ id, copies }) =>
    Array<EnemyKindId>(Math.max(0, copies - known.filter((other) => other === id).length)).fill(id),
  );
  const stillHidden = [...(unseen ?? left)];
  const enemyDiscard = left.filter((kind) => {
    const at = stillHidden.indexOf(kind);
    if (at >= 0) stillHidden.splice(at, 1);
    return at < 0;
  });
  const unknown = (unseen ?? left).length - hidden;
  return { enemyDeck: { number: 1, top: enemyTop, unknown }, enemyDiscard };
}

/** What of a table an example shows, from the top of its picture to the bottom. */
const SHOWN_PARTS = ['mission', 'row', 'play', 'hand', 'counts', 'decks'] as const;

const ExampleSchema = exampleOf(PuzzleSetUpSchema, MoveSchema, SHOWN_PARTS);

/** A small table under a rule, on which the rule can be tried. */
export type Example = v.InferOutput<typeof ExampleSchema>;

/** Reads an example as its file has it, or says in sentences what is wrong with the file. */
export const readExample = (value: unknown): Read<Example> => readAs(ExampleSchema, value);
