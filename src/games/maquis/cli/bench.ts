import { benchOf, timed } from '#cli/bench.ts';
import { atRandom, playOut } from '#play/rules/playout.ts';
import { lowestBit, withoutLowest } from '#shared/bit-set.ts';
import type { Below } from '#shared/random.ts';
import { newThinker, type PlayerView, playerView } from '../coach/index.ts';
import { DIFFICULTY_IDS } from '../data/index.ts';
import { engine } from '../engine/engine.ts';
import { drawGoalsOf, newGame, type Position } from '../engine/index.ts';
import {
  ACTION,
  type MutablePosition,
  mutableCopy,
  PHASE,
  PLACEMENT,
  WORKERS,
} from '../engine/position.ts';
import { hasWayHome } from '../engine/return-home.ts';
import { oddsOf } from '../odds/index.ts';
import { editionPlayed } from './options.ts';
import { playGame } from './played-game.ts';

/** From how many games the tables of odds are asked: some twelve decisions come of each. */
const GAMES_WITH_ODDS = 60;
/** How many games the coach simulates for a decision, and with how few it plays its way to them. */
const THOUGHT = 1000;
const QUICK_THOUGHT = 20;

/** All modes, and all sorts of goals. */
export const bench = benchOf({
  engine,
  games: 500,
  startOf(n) {
    const { ruleset, threeStar } = editionPlayed();
    const difficulty = DIFFICULTY_IDS[n % DIFFICULTY_IDS.length];
    const seed = `bench ${n}`;
    return newGame({ ruleset, difficulty, goals: drawGoalsOf(ruleset, threeStar, seed), seed });
  },
  *more({ seconds, starts, below }) {
    const asked = waysHomeIn(starts, below);
    const ways = timed('ways-home', seconds, () => askAll(asked));
    yield { ...ways, nsEach: Number((1e9 / ways.perSecond).toFixed(1)) };
    const decisions = decisionsIn(starts.slice(0, GAMES_WITH_ODDS), below);
    const tables = timed('odds-tables', seconds, () => oddsOfAll(decisions));
    yield { ...tables, msEach: Number((1e3 / tables.perSecond).toFixed(3)) };
    const coached = coachedDecisions();
    const thought = timed('coach-games', seconds, () => thinkOfAll(coached));
    const msEach = (1e3 * THOUGHT) / thought.perSecond;
    yield { ...thought, budget: THOUGHT, msEach: Number(msEach.toFixed(1)) };
  },
  summary: 'Measures the speed of the engine on this machine.',
});

/** What the coach sees whenever a worker is to be placed, in a game of each mode that it plays itself. */
function coachedDecisions(): PlayerView[] {
  return DIFFICULTY_IDS.flatMap((difficulty, n) => {
    const { ruleset, threeStar } = editionPlayed();
    const goals = drawGoalsOf(ruleset, threeStar, `bench coach ${n}`);
    const seen: PlayerView[] = [];
    const setUp = { ruleset, difficulty, goals, seed: `bench coach ${n}` };
    playGame(setUp, { id: 'coach', budget: QUICK_THOUGHT }, (_, draft) => {
      if (draft[PHASE] === PLACEMENT && seen.length < 40) seen.push(playerView(draft));
    });
    return seen;
  });
}

/** All of them each time: some take thirty times as long as others, so a part would depend on the speed. */
function thinkOfAll(seen: readonly PlayerView[]): number {
  for (const sight of seen) newThinker(sight, { seed: 'bench' }).think(THOUGHT);
  return seen.length * THOUGHT;
}

/** Plays games at random, and tells of each position after a move. */
function eachMoment(
  starts: readonly Position[],
  below: Below,
  tell: (position: Position) => void,
): void {
  const choose = atRandom(engine, below);
  for (const start of starts) {
    const draft = mutableCopy(start);
    playOut(engine, draft, choose, () => tell(draft));
  }
}

interface WayHome {
  readonly position: Position;
  readonly place: number;
}

/** Every way home that is open to a worker before he acts in some random games. */
function waysHomeIn(starts: readonly Position[], below: Below): readonly WayHome[] {
  const asked: WayHome[] = [];
  const moments: MutablePosition[] = [];
  eachMoment(starts, below, (moment) => {
    if (moment[PHASE] === ACTION) moments.push(mutableCopy(moment));
  });
  for (const position of sideBySide(moments)) {
    for (let left = position[WORKERS]; left !== 0; left = withoutLowest(left)) {
      asked.push({ position, place: lowestBit(left) });
    }
  }
  return asked;
}

/**
 * The same positions next to each other in memory. Wherever else they happen to lie after all that was done
 * before, the same questions take up to a tenth more or less time, and what was done before tells the figure.
 */
function sideBySide(positions: readonly MutablePosition[]): readonly Position[] {
  const cells = positions[0]?.length ?? 0;
  const all = new Int32Array(positions.length * cells);
  return positions.map((position, n) => {
    all.set(position, n * cells);
    return all.subarray(n * cells, (n + 1) * cells);
  });
}

function askAll(asked: readonly WayHome[]): number {
  let open = 0;
  for (const { position, place } of asked) if (hasWayHome(position, place)) open++;
  // The answers are needed, or a compiler could find the questions superfluous.
  if (open === 0) throw new Error('no way home is open in any of the games');
  return asked.length;
}

/** Every moment of some random games in which a worker is to be placed. */
function decisionsIn(starts: readonly Position[], below: Below): readonly Position[] {
  const decisions: Position[] = [];
  eachMoment(starts, below, (moment) => {
    if (moment[PHASE] === PLACEMENT) decisions.push(mutableCopy(moment));
  });
  return decisions;
}

function oddsOfAll(decisions: readonly Position[]): number {
  let options = 0;
  for (const position of decisions) options += oddsOf(position).options.length;
  if (options === 0) throw new Error('no worker could go anywhere in any of the games');
  return decisions.length;
}
