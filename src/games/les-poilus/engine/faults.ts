import { reasonsBy } from '#play/rules/game-rules.ts';
import {
  CARD_COPIES,
  CARD_IDS,
  GAME,
  HARDSHIP_IDS,
  HARDSHIPS,
  type RuleId,
  SUPPORT_TILES,
  THREAT_KINDS,
  THREATS,
  type ThreatKind,
} from '../data/index.ts';
import type { PlayerState } from './snapshot.ts';
import type { Table } from './table.ts';

/** Everything that can be wrong with a table, and the rule it breaks. */
export const { codes: FAULT_CODES, because: fault } = reasonsBy<RuleId>()({
  'players-do-not-add-up': 'les-poilus.setup-soldiers',
  'cards-do-not-add-up': 'les-poilus.components',
  'card-too-often': 'les-poilus.components',
  'hand-and-cards-differ': 'les-poilus.components',
  'hardship-in-no-mans-land': 'les-poilus.play-hardship',
  'threat-in-front': 'les-poilus.play-threat',
  'christmas-in-front': 'les-poilus.merry-christmas',
  'mission-has-failed': 'les-poilus.three-of-a-kind',
  'too-many-tokens': 'les-poilus.setup-speech',
  'too-many-tiles': 'les-poilus.setup-tiles',
  'tiles-and-ids-differ': 'les-poilus.setup-tiles',
  'tile-while-in': 'les-poilus.support-tile',
  'nobody-on-turn': 'les-poilus.actions',
  'out-on-turn': 'les-poilus.out-of-the-mission',
  'tyrannical-leads': 'les-poilus.tyrannical',
  'no-kind-called': 'les-poilus.speech',
  'nothing-to-cure': 'les-poilus.merry-christmas',
  'land-after-mission': 'les-poilus.mission-success',
  'morale-is-gone': 'les-poilus.defeat-monument',
  'game-is-not-over': 'les-poilus.victory',
  'nothing-to-do': 'les-poilus.mission',
});

/** One thing that cannot be on a table: a code, what it speaks of, and the rule it breaks. */
export type TableFault = ReturnType<typeof fault>;

/** All that is wrong with a table, in the order one would put it right; nothing for a sound one. */
export function faultsOf(table: Table): TableFault[] {
  const { players } = table.setUp;
  const found = table.state.players.length;
  if (found !== players) return [fault('players-do-not-add-up', { found, players })];
  return [
    ...cardFaults(table),
    ...placeFaults(table),
    ...tokenFaults(table),
    ...tileFaults(table),
    ...momentFaults(table),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Phases of a mission in which people act. */
const ACTING = ['action', 'trap', 'clumsy', 'remove-tile', 'place-tile', 'speech', 'christmas'];

function cardFaults({ state }: Table): TableFault[] {
  const { trials, morale, noMansLand, removed, players } = state;
  const hands = players.map(({ hand }) => hand);
  const lying = [...noMansLand, ...removed, ...players.flatMap(({ hardships }) => hardships)];
  const held = players.flatMap(({ cards }) => cards ?? []);
  const faults = CARD_IDS.flatMap((card, n) => {
    const found = [...lying, ...held].filter((id) => id === card).length;
    const most = CARD_COPIES[n];
    return found > most ? [fault('card-too-often', { card, found, most })] : [];
  });
  const numbers = [trials, morale, ...hands];
  const counted = sum(numbers) + lying.length;
  const all = sum(CARD_COPIES);
  const isSound =
    counted === all && numbers.every((count) => Number.isInteger(count) && count >= 0);
  if (!isSound) faults.push(fault('cards-do-not-add-up', { counted, all }));
  players.forEach(({ hand, cards }, seat) => {
    if (cards && cards.length !== hand) {
      faults.push(fault('hand-and-cards-differ', { seat, hand, cards: cards.length }));
    }
  });
  return faults;
}

function placeFaults({ state }: Table): TableFault[] {
  const isHardship = (card: string): boolean => HARDSHIP_IDS.some((id) => id === card);
  const faults = state.noMansLand
    .filter(isHardship)
    .map((card) => fault('hardship-in-no-mans-land', { card }));
  state.players.forEach(({ hardships }, seat) => {
    for (const card of hardships) {
      if (!isHardship(card)) faults.push(fault('threat-in-front', { card, seat }));
      else if (card === 'merry-christmas') faults.push(fault('christmas-in-front', { seat }));
    }
  });
  return [...faults, ...failureFaults(state)];
}

/** Three of a kind end a mission at once, so nobody acts with them. */
function failureFaults({ phase, noMansLand, players }: Table['state']): TableFault[] {
  if (!ACTING.includes(phase)) {
    return noMansLand.length > 0 ? [fault('land-after-mission', { phase })] : [];
  }
  const fears = players.flatMap((player) => (player.in ? player.hardships : []));
  return THREAT_KINDS.flatMap((kind) => {
    const count = sum([...noMansLand, ...fears].map((card) => (shows(card, kind) ? 1 : 0)));
    return count >= GAME.sameKindFails ? [fault('mission-has-failed', { kind, count })] : [];
  });
}

const shows = (card: string, kind: ThreatKind): boolean =>
  THREATS.some(({ id, kinds }) => id === card && kinds.includes(kind)) ||
  HARDSHIPS.some((hardship) => hardship.id === card && hardship.kind === kind);

function tokenFaults({ setUp, state }: Table): TableFault[] {
  const held = [state.speechPool, ...state.players.map(({ speech }) => speech)];
  const most = GAME.speechTokens[setUp.players] ?? 0;
  const isSound = held.every((count) => Number.isInteger(count) && count >= 0) && sum(held) <= most;
  return isSound ? [] : [fault('too-many-tokens', { found: sum(held), most })];
}

function tileFaults({ setUp, state }: Table): TableFault[] {
  const seats = [...state.players, ...(state.chaplain ? [state.chaplain] : [])];
  const faults: TableFault[] = [];
  const found = sum(seats.map(({ tiles, placed }) => tiles + (placed ? 1 : 0)));
  const most = seats.length * GAME.tilesEach;
  if (found > most || seats.some(({ tiles }) => !Number.isInteger(tiles) || tiles < 0)) {
    faults.push(fault('too-many-tiles', { found, most }));
  }
  seats.forEach(({ tiles, tileIds }, seat) => {
    if (tileIds && tileIds.length !== tiles)
      faults.push(fault('tiles-and-ids-differ', { seat, tiles }));
  });
  const told = seats.flatMap(({ tileIds, placedTile }) => [
    ...(tileIds ?? []),
    ...(placedTile ? [placedTile] : []),
  ]);
  for (const { id, copies, players } of SUPPORT_TILES) {
    const count = told.filter((tile) => tile === id).length;
    const supply = players <= setUp.players ? copies : 0;
    if (count > supply)
      faults.push(fault('too-many-tiles', { tile: id, found: count, most: supply }));
  }
  return [
    ...faults,
    ...state.players.flatMap((player, seat) => earlyTile(state.phase, player, seat)),
  ];
}

/** A tile is placed on leaving; after a mission it lies there until it changes hands. */
const earlyTile = (phase: string, player: PlayerState, seat: number): TableFault[] =>
  player.placed && player.in ? [fault('tile-while-in', { seat, phase })] : [];

function momentFaults(table: Table): TableFault[] {
  const { phase, turn, acting, leader, players, speechKind, morale, chaplain } = table.state;
  const faults: TableFault[] = [];
  const seats = players.length + (chaplain ? 1 : 0);
  const isSeat = (seat: number | null, below: number): boolean =>
    seat !== null && Number.isInteger(seat) && seat >= 0 && seat < below;
  const isActing = ACTING.includes(phase);
  if (phase !== 'over' && !isSeat(turn, seats)) faults.push(fault('nobody-on-turn', { phase }));
  if (!isSeat(leader, players.length)) faults.push(fault('nobody-on-turn', { phase }));
  if (isActing && !isSeat(acting, players.length)) faults.push(fault('nobody-on-turn', { phase }));
  if (phase === 'action' && turn !== null && players[turn]?.in === false) {
    faults.push(fault('out-on-turn', { seat: turn }));
  }
  const tyrant = players.findIndex(({ hardships }) => hardships.includes('tyrannical'));
  if (tyrant >= 0 && tyrant !== leader)
    faults.push(fault('tyrannical-leads', { seat: tyrant, leader }));
  if ((phase === 'speech') !== (speechKind !== null))
    faults.push(fault('no-kind-called', { phase }));
  if (phase === 'christmas' && players.every(({ hardships }) => hardships.length === 0)) {
    faults.push(fault('nothing-to-cure'));
  }
  if (phase !== 'over' && morale <= 0) faults.push(fault('morale-is-gone'));
  if (phase === 'over' && !toldEnding(table)) faults.push(fault('game-is-not-over'));
  return faults;
}

/** What has ended a game that is reported to be over. */
export function toldEnding({
  state,
  unseen,
}: Table): 'hardships' | 'peace' | 'monument' | undefined {
  if (unseen?.ending) return unseen.ending;
  const broken = state.players.some(
    ({ hardships }) =>
      hardships.length + (hardships.includes('wounded') ? 1 : 0) >= GAME.hardshipsLose,
  );
  if (broken) return 'hardships';
  if (state.trials + sum(state.players.map(({ hand }) => hand)) === 0) return 'peace';
  return state.morale === 0 ? 'monument' : undefined;
}
