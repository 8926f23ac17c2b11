import {
  ENEMY_KINDS,
  type EnemyKindId,
  GAME,
  type MaquisId,
  type MissionId,
  type Reading,
  type Split,
} from '#games/resist/data/index.ts';
import type { CardId, PhaseId } from '#games/resist/engine/index.ts';

/*
 * What has been noted of a game with the cards on a real table. It holds what was told, part by part:
 * whoever notes strength alone tells of nobody else, and nothing is asked for that was not told.
 */

/** Where a Maquis lies; one nobody has told of has none of these. */
export const SPOTS = [
  ...(['hand', 'hidden', 'revealed', 'top', 'deck'] as const),
  ...(['discard', 'pile', 'out', 'recruits'] as const),
] as const;
export type Spot = (typeof SPOTS)[number];

/** What is noted, each on or off. */
export const NOTE_PARTS = ['guide', 'missions', 'strength', 'civilians', 'spies'] as const;
export type NotePart = (typeof NOTE_PARTS)[number];

/** Where Spies lie. */
export const SPY_SPOTS = ['deck', 'top', 'hand', 'discard', 'supply', 'out'] as const;
export type SpySpot = (typeof SPY_SPOTS)[number];

export interface NotedMission {
  readonly mission: MissionId;
  readonly failed: boolean;
  readonly up: readonly EnemyKindId[];
  /** Face down, the oldest first: the kind where it was seen, else the number of its deck. */
  readonly down: readonly (EnemyKindId | number)[];
}

/** What is being asked of a card just played, or of an effect: how far its questions have been answered. */
export interface Asking {
  /** Whose action or effect. */
  readonly of: MaquisId | EnemyKindId | MissionId;
  /** Whose hidden action is copied. */
  readonly copies?: MaquisId;
  /** How many of its questions have been answered. */
  readonly told: number;
  /** The Mission it happens at, or the last one it happened at. */
  readonly at?: MissionId;
  /** Enemies that came up for it. */
  readonly up?: readonly EnemyKindId[];
}

export interface Notes {
  readonly split: Split;
  readonly reading: Reading;
  readonly phase: PhaseId;
  readonly round: number;
  /** In play they stand in the order in which they came. */
  readonly at: Readonly<Partial<Record<MaquisId, Spot>>>;
  /** Who in play has used an action that counts until the strike. */
  readonly acted: readonly MaquisId[];
  /** Who was in play when the ATTACK began. */
  readonly planned: readonly MaquisId[];
  /** Maquis in hand whom nobody has named. */
  readonly unnamed: number;
  /** Cards known on top of the Hidden deck, the topmost first. */
  readonly top: readonly CardId[];
  /**
   * While three cards are looked at: how many were put back on top, how many known ones under these are still to
   * be put somewhere, and which were discarded.
   */
  readonly looking: {
    readonly placed: number;
    readonly known: number;
    readonly out: readonly (CardId | EnemyKindId)[];
    /** How many cards of the deck before are among them, where the discard was shuffled in to see as many. */
    readonly before?: number;
  } | null;
  /** Cards under them, and how many are Spies. */
  readonly deck: number;
  readonly deckSpies: number;
  /** Whether the discard has become the deck before. */
  readonly mixed: boolean;
  readonly handSpies: number;
  readonly discardSpies: number;
  readonly supply: number;
  readonly outSpies: number;
  readonly recruits: number;
  readonly row: readonly NotedMission[];
  /** Where in the row the next Mission goes. */
  readonly gap: number;
  readonly missionDeck: number;
  readonly defeated: readonly MissionId[];
  readonly graveyard: readonly number[];
  /** Cards in the Enemy deck that nobody knows; those known on top, the topmost first. */
  readonly enemyDeck: number;
  readonly enemyTop: readonly EnemyKindId[];
  readonly enemyNumber: number;
  readonly enemyDiscard: readonly EnemyKindId[];
  /** What each Enemy deck still hides, in itself or face down, by its number. */
  readonly pools: Readonly<Record<string, readonly EnemyKindId[]>>;
  readonly target: MissionId | null;
  readonly beaten: boolean;
  /** What was counted at the strike, and what is left of it. */
  readonly struck: number;
  readonly strength: number;
  /** Strength from elsewhere: Consuelo's gain, and whatever somebody adds by hand. */
  readonly gained: number;
  readonly weakened: readonly EnemyKindId[];
  /** How many were played revealed in this ATTACK. */
  readonly reveals: number;
  readonly drawChange: -1 | 0 | 1;
  /** Whose effect is still to be carried out, in order: Enemies and the Mission. */
  readonly due: readonly (EnemyKindId | MissionId)[];
  /**
   * What is being asked. Whoever tells something else leaves it unanswered, as notes did that were kept before
   * anything was asked.
   */
  readonly asking: Asking | null;
  /** What brought the end about. */
  readonly ending?: 'ended' | 'civilians' | 'missions' | 'spies';
}

/** Notes while they are being changed: a field gets another value, and no value is changed. */
export type MutableNotes = { -readonly [Field in keyof Notes]: Notes[Field] };

export const setUpInProgress = (notes: Notes): MutableNotes => ({ ...notes });

const ALL_ENEMIES: readonly EnemyKindId[] = Object.freeze(
  ENEMY_KINDS.flatMap(({ id, copies }) => Array<EnemyKindId>(copies).fill(id)),
);

/** Nothing told yet: the box as the set-up leaves it, before Missions are laid and cards drawn. */
export const freshNotes = (split: Split, reading: Reading): Notes => ({
  split,
  reading,
  phase: 'setup',
  round: 0,
  at: {},
  acted: [],
  planned: [],
  unnamed: 0,
  top: [],
  looking: null,
  deck: GAME.maquisInADeck + GAME.spiesInTheDeck,
  deckSpies: GAME.spiesInTheDeck,
  mixed: false,
  handSpies: 0,
  discardSpies: 0,
  supply: GAME.spySupply,
  outSpies: 0,
  recruits: GAME.maquisInADeck,
  row: [],
  gap: 0,
  missionDeck: GAME.missionDeck,
  defeated: [],
  graveyard: [],
  enemyDeck: ALL_ENEMIES.length,
  enemyTop: [],
  enemyNumber: 1,
  enemyDiscard: [],
  pools: { 1: ALL_ENEMIES },
  target: null,
  beaten: false,
  struck: 0,
  strength: 0,
  gained: 0,
  weakened: [],
  reveals: 0,
  drawChange: 0,
  due: [],
  asking: null,
});

/** Who lies somewhere, in the order in which they came there. */
export const peopleAt = ({ at }: Pick<Notes, 'at'>, spot: Spot): MaquisId[] =>
  (Object.entries(at) as [MaquisId, Spot][]).flatMap(([id, there]) => (there === spot ? [id] : []));

export const notedHandSize = (notes: Notes): number =>
  peopleAt(notes, 'hand').length + notes.unnamed + notes.handSpies;

export const deckSize = ({ top, deck }: Pick<Notes, 'top' | 'deck'>): number => top.length + deck;

export const discardSize = (notes: Notes): number =>
  peopleAt(notes, 'discard').length + notes.discardSpies;

/** How many cards a new hand has, as far as there are as many (resist.new-hand). */
export const handDrawn = (notes: Notes): number =>
  Math.min(GAME.hand + notes.drawChange, deckSize(notes) + discardSize(notes));

/**
 * How many Spies a new hand can have, at least and at most. Cards known on top come first; where it crosses a
 * reshuffle, all that was left of the deck is in it.
 */
export function spiesDrawn(notes: Notes): { readonly least: number; readonly most: number } {
  const cards = handDrawn(notes);
  const known = notes.top.slice(0, cards);
  const left = cards - known.length;
  const isCrossing = left > notes.deck;
  const sure = known.filter((card) => card === 'spy').length + (isCrossing ? notes.deckSpies : 0);
  const [size, spies] = isCrossing
    ? [discardSize(notes), notes.discardSpies]
    : [notes.deck, notes.deckSpies];
  const drawn = isCrossing ? left - notes.deck : left;
  const others = size - spies;
  return { least: sure + Math.max(0, drawn - others), most: sure + Math.min(drawn, spies) };
}

export const civiliansLost = ({ graveyard }: Pick<Notes, 'graveyard'>): number =>
  graveyard.reduce((sum, number) => sum + number, 0);

export const failedMissions = ({ row }: Pick<Notes, 'row'>): number =>
  row.filter(({ failed }) => failed).length;

export const availableMissions = ({ row }: Pick<Notes, 'row'>): readonly NotedMission[] =>
  row.filter(({ failed }) => !failed);

export const typeOf = (kind: string) => ENEMY_KINDS.find(({ id }) => id === kind)?.type;

/** The era of the Mission that is laid next (C01): three of era 2 lie on three of era 3. */
export const nextEra = ({ phase, missionDeck }: Pick<Notes, 'phase' | 'missionDeck'>): 1 | 2 | 3 =>
  phase === 'setup' ? 1 : missionDeck > GAME.missionDeck / 2 ? 2 : 3;

/** Whether a Mission has been defeated this round and the next is still to be laid. */
export const isRefillDue = (notes: Notes): boolean =>
  notes.phase === 'aftermath' &&
  notes.missionDeck > 0 &&
  notes.row.length < GAME.row &&
  notes.row.length + notes.defeated.length < GAME.row + GAME.missionDeck;
