import { CARD_COPIES, CARD_IDS } from '#games/les-poilus/data/index.ts';
import {
  type Position,
  positionFrom,
  type Seat,
  type Table,
  tableOf,
} from '#games/les-poilus/engine/index.ts';
import { randomFrom } from '#shared/random.ts';

/** The same table, with everything a seat cannot see dealt otherwise. */
export function otherwise(position: Position, seat: Seat, seed: string): Position {
  const below = randomFrom(seed);
  const table = tableOf(position);
  const { state, unseen } = table;
  const hidden = hiddenFrom(table, seat);
  for (let left = hidden.length - 1; left > 0; left--) {
    const other = below(left + 1);
    [hidden[left], hidden[other]] = [hidden[other], hidden[left]];
  }
  const tiles = state.players.flatMap(({ tileIds }, other) =>
    other === seat ? [] : (tileIds ?? []),
  );
  tiles.reverse();
  const players = state.players.map((player, other) => {
    if (other === seat) return player;
    const cards = hidden.splice(0, player.hand);
    return { ...player, cards, tileIds: tiles.splice(0, player.tiles) };
  });
  // Cards that went into Trials for all to see may since have been dealt to somebody, or not.
  const known = without(
    unseen?.publicKnown ?? [],
    players.flatMap(({ cards }) => cards ?? []),
  );
  const changed: Table = {
    ...table,
    state: { ...state, players },
    unseen: { ...unseen, known, random: [1, 2, 3, below(1000)] },
  };
  const made = positionFrom(changed);
  if ('faults' in made) throw new Error(JSON.stringify(made.faults));
  return made.position;
}

/** The cards that a seat does not see. */
function hiddenFrom({ state }: Table, seat: Seat): string[] {
  const told = [
    ...state.noMansLand,
    ...state.removed,
    ...state.players.flatMap(({ hardships }) => hardships),
    ...(state.players[seat].cards ?? []),
  ];
  return CARD_IDS.flatMap((id, n) => {
    const left = CARD_COPIES[n] - told.filter((card) => card === id).length;
    return new Array<string>(left).fill(id);
  });
}

/** A list without one of each that another names. */
function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards];
  for (const card of taken) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}
