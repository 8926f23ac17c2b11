import { reasonsBy } from '#play/rules/game-rules.ts';
import {
  CIVILIANS,
  ENEMY_KINDS,
  type EnemyKindId,
  GAME,
  MAQUIS_IDS,
  type MaquisId,
  MISSION_IDS,
  MISSIONS,
  MISSIONS_IN_PLAY,
  type MissionId,
  type RuleId,
} from '../data/index.ts';
import type { CardId } from './event.ts';
import type { Snapshot } from './snapshot.ts';
import type { Table } from './table.ts';

/** Everything that can be wrong with a table, and the rule it breaks. */
const { codes: FAULT_CODES, because: fault } = reasonsBy<RuleId>()({
  'unknown-card': 'resist.components',
  'not-a-count': 'resist.components',
  'maquis-twice': 'resist.setup-decks',
  'maquis-do-not-add-up': 'resist.setup-decks',
  'spies-do-not-add-up': 'resist.setup-spies',
  'too-many-of-a-kind': 'resist.enemies',
  'enemies-do-not-add-up': 'resist.enemies',
  'mission-twice': 'resist.setup-missions',
  'missions-do-not-add-up': 'resist.setup-missions',
  'row-too-long': 'resist.setup-missions',
  'too-many-civilians': 'resist.civilians',
  'too-many-failed': 'resist.mission-failed',
  'failed-with-enemies': 'resist.mission-failed',
  'target-not-available': 'resist.choose-mission',
  'question-out-of-phase': 'resist.round',
});

export { FAULT_CODES };

/** One thing that cannot be on a table: a code, what it speaks of, and the rule it breaks. */
export type TableFault = ReturnType<typeof fault>;

/** All that is wrong with a table, in the order one would put it right; nothing for a sound one. */
export function faultsOf(table: Table): TableFault[] {
  const damage = [...nameFaults(table.state), ...countFaults(table.state)];
  if (damage.length > 0) return damage;
  return [
    ...maquisFaults(table),
    ...spyFaults(table.state),
    ...enemyFaults(table),
    ...missionFaults(table.state),
    ...civilianFaults(table.state),
    ...phaseFaults(table.state),
  ];
}

const KNOWN: ReadonlySet<string> = new Set<string>([
  'spy',
  ...MAQUIS_IDS,
  ...MISSION_IDS,
  ...ENEMY_KINDS.map(({ id }) => id),
]);

/** Names that no card bears: a table may come from anywhere. */
function nameFaults(state: Snapshot): TableFault[] {
  const names: readonly (string | number)[] = [
    ...cardsSeen(state),
    ...enemiesSeen(state),
    ...state.row.map(({ mission }) => mission),
    ...state.defeated,
    ...state.looked,
  ];
  return [...new Set(names)]
    .filter((name) => !KNOWN.has(String(name)))
    .map((card) => fault('unknown-card', { card }));
}

function countFaults(state: Snapshot): TableFault[] {
  const { hiddenDeck, recruitDeck, enemyDeck } = state;
  const counts: Readonly<Record<string, number>> = {
    round: state.round,
    strength: state.strength,
    spySupply: state.spySupply,
    missionDeck: state.missionDeck,
    hiddenDeck: hiddenDeck.unknown,
    spies: hiddenDeck.spies,
    recruitDeck: recruitDeck.unknown,
    enemyDeck: enemyDeck.unknown,
    enemyDeckNumber: enemyDeck.number - 1,
  };
  return Object.entries(counts)
    .filter(([, value]) => !Number.isInteger(value) || value < 0 || value > 1000)
    .map(([at, value]) => fault('not-a-count', { at, value }));
}

/** Every card whose place is known, and every card in an unknown rest that is one of these. */
function cardsSeen(state: Snapshot): CardId[] {
  const looked = state.looked.filter((card): card is CardId => isHiddenCard(card));
  return [
    ...state.hand,
    ...state.hidden,
    ...state.revealed,
    ...state.hiddenDeck.top,
    ...state.hiddenDiscard,
    ...state.recruitDeck.top,
    ...state.recruitDeck.bottom,
    ...state.revealedPile,
    ...state.removed,
    ...looked,
  ];
}

const isHiddenCard = (card: string): boolean =>
  card === 'spy' || MAQUIS_IDS.some((id) => id === card);

/** The Maquis whose place nobody knows. */
export function unseenMaquis(state: Snapshot): MaquisId[] {
  const seen = new Set<string>(cardsSeen(state));
  return MAQUIS_IDS.filter((id) => !seen.has(id));
}

const repeated = <Item>(items: readonly Item[]): Item[] => [
  ...new Set(items.filter((item, n) => items.indexOf(item) !== n)),
];

function maquisFaults({ state, unseen, split }: Table): TableFault[] {
  const seen = cardsSeen(state).filter((card) => card !== 'spy');
  const faults = repeated(seen).map((maquis) => fault('maquis-twice', { maquis }));
  if (faults.length > 0) return faults;
  const somewhere = unseenMaquis(state);
  const wanted = state.hiddenDeck.unknown - state.hiddenDeck.spies + state.recruitDeck.unknown;
  const isDrafting = state.phase === 'setup' && split === 'draft';
  const unknown = somewhere.length;
  if (wanted !== unknown && !(isDrafting && wanted < unknown)) {
    return [fault('maquis-do-not-add-up', { unknown, wanted })];
  }
  const maybe = (ids: readonly MaquisId[] | undefined): number =>
    ids ? ids.filter((id) => somewhere.includes(id)).length : unknown;
  const hidden = state.hiddenDeck.unknown - state.hiddenDeck.spies;
  const isShort =
    maybe(unseen?.hiddenMaquis) < hidden || maybe(unseen?.recruits) < state.recruitDeck.unknown;
  return isShort ? [fault('maquis-do-not-add-up', { unknown, wanted })] : [];
}

function spyFaults(state: Snapshot): TableFault[] {
  const lying = cardsSeen(state).filter((card) => card === 'spy').length;
  const counted = lying + state.hiddenDeck.spies + state.spySupply;
  const inTheGame = GAME.spiesInTheDeck + GAME.spySupply;
  const isSound = counted === inTheGame && state.hiddenDeck.spies <= state.hiddenDeck.unknown;
  return isSound ? [] : [fault('spies-do-not-add-up', { counted, inTheGame })];
}

/** Every Enemy whose kind is known. */
function enemiesSeen(state: Snapshot): EnemyKindId[] {
  const looked = state.looked.filter((card): card is EnemyKindId => !isHiddenCard(card));
  return [
    ...state.row.flatMap(({ up, down }) => [
      ...up,
      ...down.filter((enemy): enemy is EnemyKindId => typeof enemy === 'string'),
    ]),
    ...state.enemyDeck.top,
    ...state.enemyDiscard,
    ...looked,
  ];
}

/** The Enemies that nobody has seen, in table order. */
function unseenEnemies(state: Snapshot): EnemyKindId[] {
  const seen = enemiesSeen(state);
  return ENEMY_KINDS.flatMap(({ id, copies }) =>
    Array<EnemyKindId>(Math.max(0, copies - seen.filter((kind) => kind === id).length)).fill(id),
  );
}

/** What each deck still hides: as told, or all that is unseen where there is one deck only. */
export function poolsIn({ state, unseen }: Table): ReadonlyMap<number, readonly EnemyKindId[]> {
  const unknownOf = unknownByDeck(state);
  if (unknownOf.size <= 1) {
    return new Map([...unknownOf.keys()].map((number) => [number, unseenEnemies(state)]));
  }
  return new Map(
    Object.entries(unseen?.pools ?? {}).map(([number, kinds]) => [Number(number), kinds]),
  );
}

function unknownByDeck({ row, enemyDeck }: Snapshot): Map<number, number> {
  const counts = new Map<number, number>();
  const count = (number: number, cards: number): unknown =>
    cards > 0 && counts.set(number, (counts.get(number) ?? 0) + cards);
  count(enemyDeck.number, enemyDeck.unknown);
  for (const { down } of row) {
    for (const enemy of down) if (typeof enemy === 'number') count(enemy, 1);
  }
  return counts;
}

function enemyFaults(table: Table): TableFault[] {
  const { state } = table;
  const seen = enemiesSeen(state);
  const many = ENEMY_KINDS.filter(
    ({ id, copies }) => seen.filter((kind) => kind === id).length > copies,
  );
  if (many.length > 0) {
    return many.map(({ id, copies }) => fault('too-many-of-a-kind', { kind: id, copies }));
  }
  const pools = poolsIn(table);
  const unknown = unknownByDeck(state);
  const hidden = [...pools.values()].flat().sort();
  const isSound =
    String(hidden) === String(unseenEnemies(state).sort()) &&
    [...unknown].every(([number, cards]) => pools.get(number)?.length === cards) &&
    [...unknown.keys()].every((number) => number >= 1 && number <= state.enemyDeck.number);
  const counted = seen.length + [...unknown.values()].reduce((sum, cards) => sum + cards, 0);
  return isSound ? [] : [fault('enemies-do-not-add-up', { counted })];
}

function missionFaults(state: Snapshot): TableFault[] {
  const { row, defeated, missionDeck, phase } = state;
  const named: readonly MissionId[] = [...row.map(({ mission }) => mission), ...defeated];
  const twice = repeated(named).map((mission) => fault('mission-twice', { mission }));
  const faults = [...twice];
  if (row.length > GAME.row) faults.push(fault('row-too-long', { places: row.length }));
  const ofEra = (era: number): number =>
    named.filter((id) => MISSIONS.find((mission) => mission.id === id)?.era === era).length;
  const drawn = GAME.missionDeck - missionDeck;
  const second = Math.min(drawn, MISSIONS_IN_PLAY[2]);
  const isSound =
    missionDeck <= GAME.missionDeck &&
    (phase === 'setup' ? ofEra(1) <= MISSIONS_IN_PLAY[1] : ofEra(1) === MISSIONS_IN_PLAY[1]) &&
    ofEra(2) === second &&
    ofEra(3) === drawn - second;
  if (!isSound) faults.push(fault('missions-do-not-add-up', { named: named.length }));
  const failed = row.filter((place) => place.failed);
  if (failed.length !== state.failed || state.failed > GAME.failLimit) {
    faults.push(fault('too-many-failed', { failed: state.failed, turned: failed.length }));
  }
  for (const { mission, up, down } of failed) {
    if (up.length + down.length > 0) faults.push(fault('failed-with-enemies', { mission }));
  }
  return faults;
}

function civilianFaults({ graveyard }: Snapshot): TableFault[] {
  return [...new Set(graveyard)]
    .filter((number) => {
      const lying = graveyard.filter((other) => other === number).length;
      return number < 1 || lying > CIVILIANS.filter((other) => other === number).length;
    })
    .map((number) => fault('too-many-civilians', { number }));
}

/** The phases in which each question can come; the others can come in several. */
const PHASE_OF_ASK: Readonly<Partial<Record<Snapshot['ask'], readonly Snapshot['phase'][]>>> = {
  pair: ['setup'],
  draft: ['setup'],
  mission: ['setup', 'aftermath'],
  plan: ['plan'],
  attack: ['attack'],
  strike: ['strike'],
  survive: ['survive'],
  decide: ['aftermath'],
  over: ['over'],
};

function phaseFaults(state: Snapshot): TableFault[] {
  const { ask, phase, target, row } = state;
  const faults: TableFault[] = [];
  const phases = PHASE_OF_ASK[ask];
  const isOver = (phase === 'over') === (ask === 'over');
  if ((phases && !phases.includes(phase)) || !isOver) {
    faults.push(fault('question-out-of-phase', { ask, phase }));
  }
  const needsTarget = ['attack', 'strike', 'survive'].includes(phase);
  const here = row.find(({ mission }) => mission === target);
  if ((target !== null && !here) || here?.failed || (needsTarget && target === null)) {
    if (phase !== 'over') faults.push(fault('target-not-available', { mission: target ?? '' }));
  }
  return faults;
}
