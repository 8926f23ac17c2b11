import { useState } from 'preact/hooks';
import * as m from '#messages';
import type { Mistake, PlayedGame, Review } from '#play/review/review.ts';
import { percentText } from '#shared/chance/chance-text.ts';

interface Props<C> {
  readonly review: Charted<C>;
  /** The first is the chance of winning, another one stands above it. */
  readonly curves: readonly Curve<C>[];
  /** The moment looked at. */
  readonly moment: number;
  /** How many steps had been made when each turn began. */
  readonly turns: readonly number[];
  /** The number of the turn in which the game begins: 0 for what comes before the first. */
  readonly firstTurn?: number | undefined;
  readonly onMoment: (moment: number) => void;
}

/** The chart in its own units: as wide as a game is long, a hundredth a unit high. */
const WIDTH = 320;
const HEIGHT = 100;
/** Room for the numbers at the left and below, and for the marks at the edge. */
const LEFT = 26;
const EDGE = 6;
const LINES = ['win', 'draw'] as const;
const LEVELS = [0, 0.5, 1];
/** So many turns can be numbered side by side; of more, every so many. */
const MOST_NUMBERS = 16;

/** The chances move by move, a line each; mistakes are marked. */
export function ChanceChart<C extends { readonly win: number }>({
  review: { chances, mistakes },
  curves,
  moment,
  turns,
  firstTurn = 1,
  onMoment,
}: Props<C>) {
  const last = Math.max(1, chances.length - 1);
  const x = (step: number): number => (step / last) * WIDTH;
  const y = (chance: number): number => HEIGHT * (1 - chance);
  const line = (value: (chances: C) => number): string =>
    chances
      .flatMap((known, step) =>
        known ? [`${x(step).toFixed(1)},${y(value(known)).toFixed(1)}`] : [],
      )
      .join(' ');
  const first = chances.find((known) => known !== undefined);
  const end = chances.findLast((known) => known !== undefined);
  return (
    <figure class="chance-chart">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider below does the same by keyboard */}
      <svg
        viewBox={`${-LEFT} -8 ${LEFT + WIDTH + EDGE} ${HEIGHT + 24}`}
        role="img"
        aria-label={m.play_review_chart({
          start: percentText(first?.win ?? 0),
          end: percentText(end?.win ?? 0),
          mistakes: mistakes.length,
        })}
        onClick={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          const at = ((clientX - left) / width) * (LEFT + WIDTH + EDGE) - LEFT;
          onMoment(Math.min(last, Math.max(0, Math.round((at / WIDTH) * last))));
        }}
      >
        <path
          class="chance-chart__frame"
          d={`M0 0V${HEIGHT}H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 0H${WIDTH}`}
        />
        <path
          class="chance-chart__turns"
          d={turns.map((step) => `M${x(step).toFixed(1)} 0V${HEIGHT}`).join('')}
        />
        <g class="chance-chart__numbers">
          {LEVELS.map((level) => (
            <text key={level} x={-3} y={y(level) + 3} text-anchor="end">
              {percentText(level)}
            </text>
          ))}
          {numbered([0, ...turns], last, firstTurn).map(({ turn, from, to }) => (
            <text key={turn} x={(x(from) + x(to)) / 2} y={HEIGHT + 12} text-anchor="middle">
              {turn}
            </text>
          ))}
        </g>
        {[...curves.keys()].reverse().map((n) => (
          <polyline key={n} class={`chance-chart__${LINES[n]}`} points={line(curves[n].value)} />
        ))}
        <path class="chance-chart__now" d={`M${x(moment).toFixed(1)} -6V${HEIGHT + 6}`} />
        {mistakes.map(({ step, best }) => (
          <path
            key={step}
            class="chance-chart__mistake"
            d={`M${(x(step) - 5).toFixed(1)} ${(y(best.win) - 12).toFixed(1)}h10l-5 9z`}
          />
        ))}
      </svg>
      <figcaption class="aid-hint chance-chart__key">
        {curves.map(({ name }, n) => (
          <span key={n} class={`chance-chart__key-${LINES[n]}`}>
            {name()}
          </span>
        ))}
        <span class="chance-chart__key-mistake">{m.play_review_key_mistake()}</span>
      </figcaption>
    </figure>
  );
}

/** The numbers of the turns, each with the steps it lasts; a turn without a step has none, nor has a set-up. */
function numbered(starts: readonly number[], last: number, first: number) {
  const every = Math.ceil(starts.length / MOST_NUMBERS);
  return starts.flatMap((from, n) => {
    const turn = first + n;
    const to = starts[n + 1] ?? last;
    return n % every === 0 && turn > 0 && from < to ? [{ turn, from, to }] : [];
  });
}

/** A line of the chart and a column of the table: a chance, and what it is called. */
export interface Curve<C> {
  /** In the chart: "Winning or a draw". */
  readonly name: () => string;
  readonly value: (chances: C) => number;
  /** In the table, where that tells something else. */
  readonly column?: { readonly name: () => string; readonly value: (chances: C) => number };
}

/** A review of which only the curves are asked. */
type Charted<C> = Pick<Review<Mistake, never, C>, 'chances' | 'mistakes'>;

interface ChanceTableProps<C, Position> {
  readonly game: PlayedGame<Position>;
  readonly review: Charted<C>;
  readonly curves: readonly Curve<C>[];
  /** "Turn 4". */
  readonly momentText: (position: Position) => string;
  readonly moveText: (before: Position, move: string) => string;
}

/** The chart as a table, for whoever would rather read it or hear it. */
export function ChanceTable<C, Position>(props: ChanceTableProps<C, Position>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="aid-more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.play_review_table()}</summary>
      {isOpen && <Rows {...props} />}
    </details>
  );
}

function Rows<C, Position>({
  game: { positions, moves },
  review: { chances },
  curves,
  momentText,
  moveText,
}: ChanceTableProps<C, Position>) {
  const columns = curves.map(({ column, ...curve }) => column ?? curve);
  const rowName = (at: number): string => {
    // A move is told of the moment at which it was made, even where a new one begins with it.
    const moment = momentText(positions[Math.max(0, at - 1)]);
    if (at === 0) return moment;
    const move = moves[at - 1];
    // A step that was no move is a correction.
    return move === undefined
      ? m.play_review_correction({ moment })
      : m.play_review_table_row({ moment, move: moveText(positions[at - 1], move) });
  };
  return (
    <table class="aid-table">
      <thead>
        <tr>
          <th scope="col">{m.play_review_table_move()}</th>
          {columns.map(({ name }, n) => (
            <th key={n} scope="col">
              {name()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chances.map((known, at) => (
          <tr key={at}>
            <th scope="row">{rowName(at)}</th>
            {columns.map(({ value }, n) => (
              <td key={n}>{known ? percentText(value(known)) : '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
