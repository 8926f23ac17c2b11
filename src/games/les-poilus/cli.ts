import { benchOf, timed } from '#cli/bench.ts';
import { gameCommands, type Odds } from '#cli/game-commands.ts';
import { mineOf } from '#cli/mine.ts';
import { BadInput, type Command } from '#cli/options.ts';
import { shareOf, strengthOf } from '#cli/strength.ts';
import { countFrom, required } from '#cli/values.ts';
import { atRandom, playOut } from '#play/rules/playout.ts';
import { fractionText } from '#shared/chance/fraction.ts';
import type { Below } from '#shared/random.ts';
import { mined } from './cli/mine.ts';
import { playersFrom, poilusPlay, USUAL_LINES } from './cli/play.ts';
import { poilusVerdicts } from './cli/record-faults.ts';
import type { PoilusMatch } from './cli/strength/player.ts';
import { judgeMoves } from './coach/index.ts';
import {
  dealtSetUp,
  type GameRecord,
  isChanceTurn,
  legalMoves,
  newGame,
  type Outcome,
  type PoilusHistory,
  type Position,
  playerView,
  type Seat,
} from './engine/index.ts';
import { mutableCopy, TURN } from './engine/position.ts';
import { poilusEngine } from './engine/rules.ts';
import type { POILUS_STRENGTH } from './measurements/index.ts';
import { threatOdds } from './odds/index.ts';

const options = { seat: 'string' } as const;

const odds = {
  summary: 'Tells the exact chances for the next card of Trials where each record ends.',
  syntax: '[--seat S]',
  options,
  lines: (end, { players }, { seat }) => [
    oddsLine(end, seat === undefined ? undefined : seatFrom(seat, players)),
  ],
} satisfies Odds<typeof options, GameRecord, PoilusHistory>;

function seatFrom(text: string, players: number): Seat {
  const seat = Number(text);
  if (/^\d$/.test(text) && seat < players) return seat;
  throw new BadInput(
    `--seat is “${text}”; with ${players} players it must be a seat from 0 to ${players - 1}.`,
  );
}

/** All chances of a position, as fractions in lowest terms. */
function oddsLine(position: Position, seat: Seat | undefined) {
  const { unseen, bustNext, trapNext, hardshipNext, bustWithin } = threatOdds(position, seat);
  const within = Object.entries(bustWithin).map(([cards, chance]) => [cards, fractionText(chance)]);
  return {
    unseen,
    bustNext: fractionText(bustNext),
    trapNext: fractionText(trapNext),
    hardshipNext: fractionText(hardshipNext),
    bustWithin: Object.fromEntries(within),
  };
}

const poilusStrength = strengthOf({
  plays: 'Plays games with the coach on every seat',
  measures: 'how they end',
  syntax: '--players P [--lines N]',
  options: { players: 'string', lines: 'string' },
  manyGames: 400,
  toldEvery: 20,
  player: new URL('./cli/strength/player.ts', import.meta.url),
  begin({ values, games, seed }) {
    const people = required(values.players, {
      command: 'strength',
      option: '--players',
      example: '--players 3',
    });
    const players = playersFrom('--players', people);
    const lines = countFrom('--lines', values.lines ?? String(USUAL_LINES));
    const ends: Record<Outcome['reason'], number> = { peace: 0, hardships: 0, monument: 0 };
    const match: PoilusMatch = { players, lines, seed };
    return {
      match,
      add: (reason: Outcome['reason']) => {
        ends[reason]++;
      },
      standing: () => `${ends.peace} won`,
      row: ({ date }): (typeof POILUS_STRENGTH)[number] => ({
        players,
        lines,
        games,
        win: shareOf(ends.peace, games),
        hardships: shareOf(ends.hardships, games),
        monument: shareOf(ends.monument, games),
        date,
        command: `strength --games ${games} --seed ${seed} --players ${players} --lines ${lines}`,
      }),
    };
  },
  kindOf: (row) => `${row.players} ${row.lines}`,
});

/** From how many games the odds are asked, at every move. */
const GAMES_WITH_ODDS = 20;

const poilusBench = benchOf({
  engine: poilusEngine,
  games: 400,
  /** Two to five players in turn. */
  startOf: (n) =>
    newGame(dealtSetUp({ players: 2 + (n % 4), variant: 'normal', seed: `bench ${n}` })),
  *more({ seconds, starts, below }) {
    const moments = momentsOf(starts.slice(0, GAMES_WITH_ODDS), below);
    const tables = timed('odds', seconds, () => askAll(moments));
    yield { ...tables, msEach: Number((1e3 / tables.perSecond).toFixed(3)) };
    const decisions = moments.filter((one) => !isChanceTurn(one) && legalMoves(one).length > 1);
    const lines = timed('coach-lines', seconds, () => think(decisions));
    yield { ...lines, msEach: Number(((1e3 * USUAL_LINES) / lines.perSecond).toFixed(1)) };
  },
  summary:
    'Measures how many games, moves, odds and lines of the coach a second this machine does.',
});

/** Every position of some random games. */
function momentsOf(starts: readonly Position[], below: Below): Position[] {
  const moments: Position[] = [];
  const choose = atRandom(poilusEngine, below);
  for (const start of starts) {
    const draft = mutableCopy(start);
    playOut(poilusEngine, draft, choose, () => moments.push(mutableCopy(draft)));
  }
  return moments;
}

let asked = 0;
function askAll(moments: readonly Position[]): number {
  const position = moments[asked++ % moments.length];
  threatOdds(position, Math.max(0, position[TURN]));
  return 1;
}

/** Lets the coach think about the next decision; it may stop a few lines short of its number. */
function think(decisions: readonly Position[]): number {
  const position = decisions[asked++ % decisions.length];
  const judged = judgeMoves(playerView(position, position[TURN]), USUAL_LINES, 'bench');
  return judged.reduce((sum, { lines }) => sum + lines, 0);
}

/** The commands of Les Poilus, in the order of its usage. */
export const commands: readonly Command[] = [
  ...gameCommands({
    engine: poilusEngine,
    verdicts: poilusVerdicts,
    play: poilusPlay,
    odds,
  }),
  poilusBench,
  mineOf(mined),
  poilusStrength,
];
