import { CARD_COPIES } from '#games/les-poilus/data/index.ts';
import {
  faultsOf,
  type PlayerState,
  positionFrom,
  type Snapshot,
  type Table,
  type TableFault,
} from '#games/les-poilus/engine/index.ts';

/** What of a table was made to fit what was corrected. */
const ADJUSTMENTS = ['trials', 'morale', 'turn', 'leader'] as const;
type TableAdjustment = (typeof ADJUSTMENTS)[number];

/** A table with a correction in it, what was made to fit, and what still cannot be. */
interface CorrectedTable {
  readonly table: Table;
  readonly adjusted: readonly TableAdjustment[];
  readonly faults: readonly TableFault[];
}

/** Something on the table as it really lies. */
export type TableChange = Partial<
  Pick<
    Snapshot,
    'trials' | 'morale' | 'mission' | 'leader' | 'turn' | 'noMansLand' | 'removed' | 'speechPool'
  >
> & { readonly seat?: number; readonly player?: Partial<PlayerState> };

const ALL = CARD_COPIES.reduce((all, copies) => all + copies, 0);

/**
 * Sets something to what lies on the table, and makes the rest fit: of cards that nobody has seen the
 * Trials take up the difference, or Morale where the Trials were counted; whoever is out has no turn;
 * who is Tyrannical leads.
 */
export function correctTable(
  table: Table,
  { seat, player, ...change }: TableChange,
): CorrectedTable {
  const given = { ...table.state, ...change };
  const players = given.players.map((one, n) => (n === seat ? { ...one, ...player } : one));
  const adjusted: TableAdjustment[] = [];
  let state: Snapshot = { ...given, players };
  const pile = change.trials === undefined ? 'trials' : 'morale';
  const wanted = state[pile] + ALL - countedIn(state);
  if (wanted !== state[pile] && wanted >= 0) {
    state = { ...state, [pile]: wanted };
    adjusted.push(pile);
  }
  const tyrant = players.findIndex(({ hardships }) => hardships.includes('tyrannical'));
  if (tyrant >= 0 && tyrant !== state.leader) {
    state = { ...state, leader: tyrant };
    adjusted.push('leader');
  }
  const turn = turnIn(state);
  if (turn !== state.turn) {
    state = { ...state, turn, acting: state.acting === null ? null : turn };
    adjusted.push('turn');
  }
  return { ...checked({ ...table, state }), adjusted };
}

/** The table as it is, or with something else that was settled, and what cannot be of it. */
export function checked(table: Table): CorrectedTable {
  const faults = faultsOf(table);
  if (faults.length > 0) return { table, adjusted: [], faults };
  const made = positionFrom(table);
  return { table, adjusted: [], faults: 'faults' in made ? made.faults : [] };
}

/** Whoever interrupts a question, a trap or a speech, by a correction: the mission goes on with an action. */
export function withActionOf(table: Table, seat: number): CorrectedTable {
  const state: Snapshot = {
    ...table.state,
    phase: 'action',
    turn: seat,
    acting: seat,
    speechKind: null,
    players: table.state.players.map((player, n) =>
      n === seat && !player.in ? { ...player, ...cameBack(player) } : player,
    ),
  };
  const { hearers: _, ...unseen } = table.unseen ?? {};
  return { ...checked({ ...table, state, unseen }), adjusted: [] };
}

/** What changes with a player who is in after all: the tile comes back. */
export const cameBack = ({ tiles, placed }: PlayerState): Partial<PlayerState> => ({
  in: true,
  tiles: tiles + (placed ? 1 : 0),
  placed: false,
  placedTile: null,
});

const countedIn = ({ trials, morale, noMansLand, removed, players }: Snapshot): number =>
  trials +
  morale +
  noMansLand.length +
  removed.length +
  players.reduce((all, { hand, hardships }) => all + hand + hardships.length, 0);

/** Whose action it is: the next one still in, where whoever had it is out. */
function turnIn({ phase, turn, leader, players }: Snapshot): number | null {
  if (phase === 'intensity') return leader;
  if (phase !== 'action' || turn === null || players[turn]?.in) return turn;
  for (let step = 1; step < players.length; step++) {
    const seat = (turn + step) % players.length;
    if (players[seat]?.in) return seat;
  }
  return turn;
}
