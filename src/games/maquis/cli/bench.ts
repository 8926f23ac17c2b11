import type { Command } from '#cli/command.ts';
import { readOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { timed } from '#cli/timing.ts';
import { amountFrom } from '#cli/values.ts';
import { type Sight, sightOf, thinking } from '#maquis/coach/index.ts';
import { DIFFICULTY_IDS } from '#maquis/data/index.ts';
import { drawGoals, newGame, type Position } from '#maquis/engine/index.ts';
import { first, rest } from '#maquis/engine/places.ts';
import { ACTION, copyInto, draftOf, PHASE, PLACEMENT, WORKERS } from '#maquis/engine/position.ts';
import { hasWayHome } from '#maquis/engine/return-home.ts';
import { oddsOf } from '#maquis/odds/index.ts';
import { randomFrom } from '#shared/random.ts';
import { playGame } from './played-game.ts';
import { playAtRandom } from './random-game.ts';

const SECONDS = '2';
/** How many games, in all modes and with all sorts of goals, are played over and over. */
const GAMES = 500;
/** From how many of them the tables of odds are asked: some twelve decisions come of each. */
const GAMES_WITH_ODDS = 60;
/** How many games the coach simulates for a decision, and with how few it plays its way to them. */
const THOUGHT = 1000;
const QUICK_THOUGHT = 20;

export const bench: Command = {
  name: 'bench',
  syntax: '[--seconds N]',
  does: 'Measures the speed of the engine on this machine.',
  async run(args) {
    const { values } = readOptions(args, { command: 'bench', options: { seconds: 'string' } });
    const seconds = amountFrom('--seconds', values.seconds ?? SECONDS);
    const starts = Array.from({ length: GAMES }, (_, n) => startOf(n));
    const asked = waysHomeIn(starts);
    await print(timed('random-games', seconds, () => playGames(starts)));
    await print(timed('moves', seconds, () => playAll(starts)));
    const ways = timed('ways-home', seconds, () => askAll(asked));
    await print({ ...ways, nsEach: Number((1e9 / ways.perSecond).toFixed(1)) });
    const decisions = decisionsIn(starts.slice(0, GAMES_WITH_ODDS));
    const tables = timed('odds-tables', seconds, () => oddsOfAll(decisions));
    await print({ ...tables, msEach: Number((1e3 / tables.perSecond).toFixed(3)) });
    const coached = coachedDecisions();
    const thought = timed('coach-games', seconds, () => thinkOfNext(coached));
    const msEach = (1e3 * THOUGHT) / thought.perSecond;
    await print({ ...thought, budget: THOUGHT, msEach: Number(msEach.toFixed(1)) });
    return true;
  },
};

const startOf = (n: number): Position =>
  newGame({
    difficulty: DIFFICULTY_IDS[n % DIFFICULTY_IDS.length],
    goals: drawGoals('any-two', `bench ${n}`),
    seed: `bench ${n}`,
  });

/** What the coach sees whenever a worker is to be placed, in a game of each mode that it plays itself. */
function coachedDecisions(): Sight[] {
  return DIFFICULTY_IDS.flatMap((difficulty, n) => {
    const goals = drawGoals('any-two', `bench coach ${n}`);
    const seen: Sight[] = [];
    const setUp = { difficulty, goals, seed: `bench coach ${n}` };
    playGame(setUp, { id: 'coach', budget: QUICK_THOUGHT }, (_, draft) => {
      if (draft[PHASE] === PLACEMENT && seen.length < 40) seen.push(sightOf(draft));
    });
    return seen;
  });
}

let thoughtOf = 0;
function thinkOfNext(seen: readonly Sight[]): number {
  const sight = seen[thoughtOf++ % seen.length];
  thinking(sight, { seed: 'bench' }).think(THOUGHT);
  return THOUGHT;
}

const below = randomFrom('bench');

function playGames(starts: readonly Position[]): number {
  playAll(starts);
  return starts.length;
}

/** Plays a game from each start, and says how many moves they took. */
function playAll(starts: readonly Position[]): number {
  const draft = draftOf(starts[0]);
  let moves = 0;
  for (const start of starts) {
    copyInto(draft, start);
    moves += playAtRandom(draft, below);
  }
  return moves;
}

interface WayHome {
  readonly position: Position;
  readonly place: number;
}

/** Every way home that is open to a worker before he acts in some random games. */
function waysHomeIn(starts: readonly Position[]): readonly WayHome[] {
  const asked: WayHome[] = [];
  for (const start of starts) {
    const draft = draftOf(start);
    playAtRandom(draft, below, () => {
      if (draft[PHASE] !== ACTION) return;
      const position = draftOf(draft);
      for (let left = position[WORKERS]; left !== 0; left = rest(left)) {
        asked.push({ position, place: first(left) });
      }
    });
  }
  return asked;
}

function askAll(asked: readonly WayHome[]): number {
  let open = 0;
  for (const { position, place } of asked) if (hasWayHome(position, place)) open++;
  // The answers are needed, or a compiler could find the questions superfluous.
  if (open === 0) throw new Error('no way home is open in any of the games');
  return asked.length;
}

/** Every moment of some random games in which a worker is to be placed. */
function decisionsIn(starts: readonly Position[]): readonly Position[] {
  const decisions: Position[] = [];
  for (const start of starts) {
    const draft = draftOf(start);
    playAtRandom(draft, below, () => {
      if (draft[PHASE] === PLACEMENT) decisions.push(draftOf(draft));
    });
  }
  return decisions;
}

function oddsOfAll(decisions: readonly Position[]): number {
  let options = 0;
  for (const position of decisions) options += oddsOf(position).options.length;
  if (options === 0) throw new Error('no worker could go anywhere in any of the games');
  return decisions.length;
}
