import type { Position } from '../engine/position.ts';

/*
 * What a value looks at in a position at the start of a turn. A sign is a question with a small whole
 * number for an answer ("how much morale?", "which tile lies in the west room?"); each answer has a row
 * of weights of its own. The answers of an ordered sign also share what their neighbours learned: having
 * three money is having two and one more.
 */

/** A question, asked once or of several things alike; `Readings` is what the answers are read from. */
export interface Sign<Readings> {
  readonly answers: number;
  readonly ordered?: true;
  readonly asks: readonly ((r: Readings) => number)[];
}

export const sign = <Readings>(
  answers: number,
  ...asks: ((r: Readings) => number)[]
): Sign<Readings> => ({ answers, asks });

export const scale = <Readings>(answers: number, ask: (r: Readings) => number): Sign<Readings> => ({
  answers,
  ordered: true,
  asks: [ask],
});

/** What is read off the unseen cards. */
export interface CardReadings {
  cards: number;
  cardCount: number;
}

/** All signs of a value, as those see them who only add up rows. */
export interface Signs {
  /** How many rows of weights there are, and how many of them a position picks. */
  readonly rows: number;
  readonly boardFeatures: number;
  readonly allFeatures: number;
  /** For each row the first row of its sign where the sign is ordered, or the row itself. */
  readonly rowFloor: Int32Array;
  /** The first row of each sign, and how many answers it has. */
  readonly spans: readonly { readonly base: number; readonly answers: number }[];
  /** Writes the rows that a position at the start of a turn picks, cards left out: boardFeatures of them. */
  readBoard(position: Position, rows: Int32Array): void;
  /** Writes the rows that the unseen cards pick, after those of the board. */
  readCards(cards: number, rows: Int32Array): void;
}

/**
 * The signs as rows.
 *
 * @param board the signs of the board
 * @param cards those of the unseen cards; they come last, because they alone change while the same day's
 *   work is judged after other cards
 */
export function signsOf<Readings extends CardReadings>(
  board: readonly Sign<Readings>[],
  cards: readonly Sign<Readings>[],
  readings: Readings,
  read: (position: Position, readings: Readings) => void,
): Signs {
  const every = [...board, ...cards];
  const bases = every.map((_, n) =>
    every.slice(0, n).reduce((sum, { answers }) => sum + answers, 0),
  );
  const asksOf = (from: number, to: number) =>
    every
      .slice(from, to)
      .flatMap(({ asks }, n) => asks.map((ask) => ({ base: bases[from + n], ask })));
  const boardAsks = asksOf(0, board.length);
  const cardAsks = asksOf(board.length, every.length);
  return {
    rows: every.reduce((sum, { answers }) => sum + answers, 0),
    boardFeatures: boardAsks.length,
    allFeatures: boardAsks.length + cardAsks.length,
    rowFloor: Int32Array.from(
      every.flatMap(({ answers, ordered }, n) =>
        Array.from({ length: answers }, (_, answer) => (ordered ? bases[n] : bases[n] + answer)),
      ),
    ),
    spans: every.map(({ answers }, n) => ({ base: bases[n], answers })),
    readBoard(position, rows) {
      read(position, readings);
      for (let n = 0; n < boardAsks.length; n++) {
        rows[n] = boardAsks[n].base + boardAsks[n].ask(readings);
      }
    },
    readCards(unseen, rows) {
      readings.cards = unseen;
      let count = 0;
      for (let left = unseen; left !== 0; left &= left - 1) count++;
      readings.cardCount = count;
      for (let n = 0; n < cardAsks.length; n++) {
        rows[boardAsks.length + n] = cardAsks[n].base + cardAsks[n].ask(readings);
      }
    },
  };
}
