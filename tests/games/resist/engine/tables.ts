import {
  type EnemyKindId,
  MAQUIS_IDS,
  type MaquisId,
  MISSIONS,
  type MissionId,
  type Reading,
} from '#games/resist/data/index.ts';
import {
  type AskedNotes,
  type CardId,
  type GameEvent,
  legalMoves,
  moveText,
  outcomeOf,
  type PhaseId,
  type Position,
  parseMove,
  play,
  positionFrom,
  type RoundNotes,
  type Snapshot,
  snapshotOf,
  validateMove,
} from '#games/resist/engine/index.ts';

/** A Mission in the row: its id alone, with its Garrison face down, or what else lies there. */
export type Place =
  | MissionId
  | {
      readonly mission: MissionId;
      readonly up?: readonly EnemyKindId[];
      /** Kinds known, or a number of unknown ones of the first deck. */
      readonly down?: readonly EnemyKindId[] | number;
      readonly failed?: true;
    };

/** What is special about a table; all other cards lie where they are out of the way. */
export interface Parts {
  readonly reading?: Reading;
  readonly hand?: readonly CardId[];
  readonly hidden?: readonly MaquisId[];
  readonly revealed?: readonly MaquisId[];
  readonly discard?: readonly CardId[];
  /** Known cards on top of the Hidden deck, the topmost first. */
  readonly top?: readonly CardId[];
  readonly recruitTop?: readonly MaquisId[];
  readonly recruitBottom?: readonly MaquisId[];
  /** Maquis in the unknown rest of the Recruit deck: 12 less those known, where nobody says. */
  readonly recruits?: number;
  readonly pile?: readonly MaquisId[];
  readonly supply?: number;
  /** Whoever is not named has left the game, Spies as well. */
  readonly thin?: true;
  readonly row?: readonly Place[];
  readonly enemyTop?: readonly EnemyKindId[];
  /** The Enemies not named lie in the discard, and the deck is empty. */
  readonly noEnemyDeck?: true;
  readonly graveyard?: readonly number[];
  readonly target?: MissionId;
  readonly beaten?: boolean;
  readonly strength?: number;
  readonly round?: RoundNotes;
  readonly asked?: AskedNotes;
}

const ROW: readonly Place[] = ['border', 'barracks', 'mountain-pass', 'bunker'];
const COPIES = [2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 3, 2, 1, 1, 1, 1, 1, 1];
const KINDS = (
  'counter-guerrilla-1 counter-guerrilla-2 counter-guerrilla-3 counter-guerrilla-4 military-1 ' +
  'military-2 military-3 military-4 spy-master-1 spy-master-2 spy-master-3 spy-master-4 guard-1 ' +
  'guard-2 guard-3 grunt-1 grunt-2 jailor-2 jailor-3 engineer-2 engineer-3 radio-operator-2 ' +
  'radio-operator-3'
).split(' ') as EnemyKindId[];

/** PLAN: somebody is to be played, or a Mission chosen. */
export const planning = (parts: Parts): Position => made(parts, 'plan', 'plan');
/** ATTACK at the first Mission of the row, or another that is named. */
export const attacking = (parts: Parts): Position => made(parts, 'attack', 'attack');
/** The strike, with so much strength. */
export const striking = (parts: Parts): Position => made(parts, 'strike', 'strike');
/** The round is judged: end or continue. */
export const deciding = (parts: Parts): Position => made(parts, 'aftermath', 'decide');

function made(parts: Parts, phase: PhaseId, ask: Snapshot['ask']): Position {
  const state = { ...stateOf(parts), phase, ask };
  const isRound = phase === 'attack' || phase === 'strike';
  const result = positionFrom({
    split: 'random',
    reading: parts.reading ?? 'strict',
    state: { ...state, target: isRound ? (parts.target ?? state.row[0].mission) : null },
    unseen: { round: parts.round ?? {}, asked: parts.asked ?? {} },
  });
  if ('faults' in result) throw new Error(JSON.stringify(result.faults));
  return result.position;
}

function stateOf(parts: Parts): Omit<Snapshot, 'phase' | 'ask' | 'target'> {
  const { hand = [], hidden = [], revealed = [], discard = [], top = [], pile = [] } = parts;
  const { recruitTop = [], recruitBottom = [], graveyard = [] } = parts;
  const row = rowOf(parts.row ?? ROW);
  const named = [hand, hidden, revealed, discard, top, pile, recruitTop, recruitBottom].flat();
  const others = MAQUIS_IDS.filter((id) => !named.includes(id));
  const inRecruits =
    parts.recruits ??
    (parts.thin ? 0 : Math.min(others.length, 12 - recruitTop.length - recruitBottom.length));
  const spies = 6 - named.filter((card) => card === 'spy').length;
  const supply = Math.min(parts.supply ?? (parts.thin ? 0 : 3), spies);
  const gone: CardId[] = parts.thin
    ? [...others.slice(inRecruits), ...Array<CardId>(spies - supply).fill('spy')]
    : [];
  const inDeck = parts.thin ? 0 : spies - supply;
  return {
    round: 1,
    failed: row.filter(({ failed }) => failed).length,
    points: 0,
    graveyard,
    hand,
    hidden,
    revealed,
    hiddenDeck: {
      top,
      unknown: parts.thin ? 0 : others.length - inRecruits + inDeck,
      spies: inDeck,
    },
    hiddenDiscard: discard,
    recruitDeck: { top: recruitTop, unknown: inRecruits, bottom: recruitBottom },
    revealedPile: pile,
    spySupply: supply,
    removed: gone,
    looked: [],
    row,
    ...missionsOf(row),
    ...enemiesOf(parts, row),
    beaten: parts.beaten ?? false,
    strength: parts.strength ?? 0,
    defense: null,
  };
}

function rowOf(places: readonly Place[]): Snapshot['row'] {
  return places.map((place) => {
    if (typeof place === 'string') {
      const { garrison } = MISSIONS.find(({ id }) => id === place) ?? { garrison: 0 };
      return { mission: place, failed: false, up: [], down: Array(garrison).fill(1) };
    }
    const { mission, up = [], down = 0, failed = false } = place;
    return { mission, failed, up, down: typeof down === 'number' ? Array(down).fill(1) : down };
  });
}

/** Missions defeated, so that as many of each era have come as a row like this asks for. */
function missionsOf(row: Snapshot['row']): Pick<Snapshot, 'missionDeck' | 'defeated'> {
  const named: MissionId[] = row.map(({ mission }) => mission);
  const inEra = (era: number) => MISSIONS.filter((mission) => mission.era === era);
  const lack = (era: number, count: number): MissionId[] => {
    const there = inEra(era).filter(({ id }) => named.includes(id)).length;
    const free = inEra(era).filter(({ id }) => !named.includes(id));
    return free.slice(0, Math.max(0, count - there)).map(({ id }) => id);
  };
  const third = inEra(3).filter(({ id }) => named.includes(id)).length;
  const second = third > 0 ? 3 : inEra(2).filter(({ id }) => named.includes(id)).length;
  return { missionDeck: 6 - second - third, defeated: [...lack(1, 4), ...lack(2, second)] };
}

function enemiesOf(
  { enemyTop = [], noEnemyDeck }: Parts,
  row: Snapshot['row'],
): Pick<Snapshot, 'enemyDeck' | 'enemyDiscard'> {
  const known = [
    ...enemyTop,
    ...row.flatMap(({ up, down }) => [
      ...up,
      ...down.filter((enemy): enemy is EnemyKindId => typeof enemy === 'string'),
    ]),
  ];
  const unknownDown = row.flatMap(({ down }) => down).filter((enemy) => enemy === 1).length;
  const left = KINDS.flatMap((kind, n) =>
    Array<EnemyKindId>(COPIES[n] - known.filter((other) => other === kind).length).fill(kind),
  );
  const enemyDiscard = noEnemyDeck ? left.slice(unknownDown) : [];
  const unknown = noEnemyDeck ? 0 : left.length - unknownDown;
  return { enemyDeck: { number: 1, top: enemyTop, unknown }, enemyDiscard };
}

/** Plays moves, with blanks between them; an error where one is not legal. */
export function after(position: Position, moves: string): Position {
  return played(position, moves).position;
}

/** The same, with all that happened on the way. */
export function played(
  position: Position,
  moves: string,
): { readonly position: Position; readonly events: readonly GameEvent[] } {
  const events: GameEvent[] = [];
  let now = position;
  for (const text of moves.split(' ').filter((move) => move !== '')) {
    const parsed = parseMove(text);
    if ('fault' in parsed) throw new Error(`${text}: ${parsed.fault.code}`);
    const step = play(now, parsed.move);
    events.push(...step.events);
    now = step.position;
  }
  return { position: now, events };
}

/** The codes of all reasons against a move. */
export function refused(position: Position, text: string): string[] {
  const parsed = parseMove(text);
  if ('fault' in parsed) throw new Error(`${text}: ${parsed.fault.code}`);
  return validateMove(position, parsed.move).map(({ code }) => code);
}

export const legalIn = (position: Position): string[] => legalMoves(position).map(moveText);
export const state = snapshotOf;
export const outcome = outcomeOf;

/** A game begun: a row of Missions, and cards drawn. */
export const OPENING =
  'mission:border mission:barracks mission:mountain-pass mission:bunker draw:abel draw:celia draw:carlos draw:spy draw:nicolas';
