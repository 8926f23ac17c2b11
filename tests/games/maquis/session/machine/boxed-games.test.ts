import { describe, expect, test } from 'vitest';
import { BoxedPlayer } from '#games/maquis/coach/boxed/plain-player.ts';
import { DIFFICULTY_IDS, editionCalled } from '#games/maquis/data/index.ts';
import { engine } from '#games/maquis/engine/engine.ts';
import {
  drawGoalsOf,
  type GameSetUp,
  legalMoves,
  moveText,
  type Position,
  parseMove,
  phaseOf,
  play,
  RULESET_IDS,
  rules,
  snapshotOf,
  type Table,
} from '#games/maquis/engine/index.ts';
import {
  recordsFile,
  SAVE_VERSION,
  SITE_OWNS_ALL,
  type TableGame,
} from '#games/maquis/session/index.ts';
import { randomFrom } from '#shared/random.ts';
import { cases } from '../../../../setup/cases.ts';
import { type Told, tableWith } from '../../engine/tables.ts';
import { classifySaves } from '../maquis-saves.ts';
import { movesNow } from '../moves-now.ts';
import { readGames } from '../reading.ts';
import { begin, gameOf, nameOf, type State, step } from '../stepping.ts';

/*
 * Games of every edition, played at random through the machine of the rooms: in practice, where the
 * site draws, and beside a real table, where it is told what lies there and nothing else. After each
 * step it holds what the engine holds that plays alone.
 */

/** Of each edition in each mode; `AID_GAMES=42` plays a thousand in each room. */
const GAMES = Number(process.env.AID_GAMES ?? cases(5));

const EDITIONS = RULESET_IDS.flatMap((ruleset) => [
  { ruleset, threeStar: false },
  ...(editionCalled(ruleset).threeStarGoals.length > 0 ? [{ ruleset, threeStar: true }] : []),
]);

/** What a game begins with; a table where it does not begin with a new one. */
interface Dealt {
  readonly setUp: GameSetUp;
  readonly from?: Table;
}

const dealsOf = ({ ruleset, threeStar }: (typeof EDITIONS)[number]): Dealt[] => [
  ...DIFFICULTY_IDS.flatMap((difficulty) =>
    Array.from({ length: GAMES }, (_, n) => {
      const seed = `${difficulty} ${n}`;
      const goals = drawGoalsOf(ruleset, threeStar, seed);
      return { setUp: { ruleset, difficulty, goals, seed } };
    }),
  ),
  ...(threeStar || ruleset === 'pnp-1.1'
    ? []
    : FAR_ON.map((told) => dealtAt({ ...told, ruleset }))),
];

function dealtAt(told: Told): Dealt {
  const from = tableWith(told);
  const { ruleset = 'pnp-1.1', difficulty, goals } = from;
  return { setUp: { ruleset, difficulty, goals, seed: 'far on' }, from };
}

/** Tables far on in a mission: a mole is inside, a bridge falls soon, the Double Agent is all but met. */
const FAR_ON: readonly Told[] = [
  {
    goals: { west: 'infiltration', east: 'take-out-the-bridges' },
    west: { successes: 1, inside: true },
    hand: { explosives: 4 },
  },
  {
    goals: { west: 'double-agent', east: 'sabotage' },
    west: {
      successes: 5,
      marks: ['pont-leveque', 'doctor', 'radio-a', 'rue-baradat', 'poor-district'],
    },
  },
];

/** Any move; far on one by rule of thumb, which serves the goals. */
function chooser({ setUp: { seed }, from }: Dealt): (position: Position) => string {
  const below = randomFrom(`player ${seed}`);
  const player = new BoxedPlayer(below);
  return (position) => {
    const moves = legalMoves(position);
    const thought = from && player.choose(engine.mutableCopy(position));
    return moveText(thought ?? moves[below(moves.length)] ?? 0);
  };
}

const begun = ({ setUp, from }: Dealt, deck: 'site' | 'visitor'): State => {
  const start = { setUp, steps: [], owners: { ...SITE_OWNS_ALL, deck }, seen: 0 };
  const game: TableGame = from ? { ...start, from } : start;
  return begin({ seed: setUp.seed ?? '', resume: { game } });
};

const positionIn = ({ context: { replayed } }: State): Position => {
  if (!replayed) throw new Error('no game is running');
  return replayed.position;
};

const played = (position: Position, text: string): Position => {
  const parsed = parseMove(text);
  if (!('move' in parsed)) throw new Error(`${text} is no move`);
  return play(position, parsed.move).position;
};

/** The state that waits in each phase for what comes next. */
const WAITS: Readonly<Record<string, RegExp>> = {
  look: /^playing\.patrol\.(awaited|shown)$/,
  reveal: /^playing\.patrol\.(awaited|shown)$/,
  patrol: /^playing\.patrol\.(awaited|shown)$/,
  placement: /^playing\.(placement|patrol\.shown)$/,
  action: /^playing\.(action\.(choose|act)|patrol\.shown)$/,
  returning: /^playing\.(action\.return|patrol\.shown)$/,
  remove: /^playing\.remove$/,
  bridge: /^playing\.bridge$/,
  dusk: /^playing\.(dusk\.upkeep|patrol\.shown)$/,
  over: /^playing\.over$/,
};

const ofPhases = new Set<string>();

function expectInStep(state: State, alone: Position): void {
  expect(snapshotOf(positionIn(state))).toEqual(snapshotOf(alone));
  const phase = phaseOf(alone);
  ofPhases.add(phase);
  expect(nameOf(state)).toMatch(WAITS[phase] ?? /never/);
  expect(movesNow(state.context)).toEqual(legalMoves(alone).map(moveText));
}

/** A game in which the site draws; what it has drawn is taken over from it, since the seed is the same. */
function playInPractice(dealt: Dealt): State {
  const choose = chooser(dealt);
  const below = randomFrom(`practice ${dealt.setUp.seed}`);
  let state = begun(dealt, 'site');
  let alone = rules.initialPosition(dealt.setUp, dealt.from);
  let known = 0;
  while (phaseOf(alone) !== 'over') {
    const { steps } = gameOf(state);
    for (const one of steps.slice(known)) {
      if (!('move' in one)) throw new Error('nothing was corrected');
      if (one.by === 'site') {
        expect(one.move).toBe(moveText(engine.drawChanceMove(alone)));
      }
      alone = played(alone, one.move);
    }
    known = steps.length;
    expectInStep(state, alone);
    if (state.matches({ playing: { patrol: 'shown' } })) state = step(state, { type: 'continue' });
    else if (phaseOf(alone) !== 'over') {
      const move = choose(alone);
      state = step(state, { type: below(2) === 0 ? 'moveHome' : 'move', move });
      expect(gameOf(state).steps.length).toBeGreaterThan(known);
    }
  }
  return state;
}

/** A game on a real table, whose deck the machine never sees: it is told every move and every card. */
function playAtTheTable(dealt: Dealt): State {
  const choose = chooser(dealt);
  let state = begun({ ...dealt, setUp: { ...dealt.setUp, seed: 'another' } }, 'visitor');
  let alone = rules.initialPosition(dealt.setUp, dealt.from);
  while (phaseOf(alone) !== 'over') {
    expectInStep(state, alone);
    const moves = legalMoves(alone);
    const isChance = moves.some((move) => engine.isChanceMove(move));
    const move = isChance ? moveText(engine.drawChanceMove(alone)) : choose(alone);
    alone = played(alone, move);
    state = step(state, { type: 'move', move });
    if (state.matches({ playing: { patrol: 'shown' } })) state = step(state, { type: 'continue' });
  }
  expectInStep(state, alone);
  return state;
}

describe.each(EDITIONS)('$ruleset, three stars: $threeStar', (edition) => {
  test('in practice the machine goes with the engine to the end of every game', () => {
    for (const dealt of dealsOf(edition)) {
      const state = playInPractice(dealt);
      expect(nameOf(state)).toBe('playing.over');
    }
  });

  test('at the table it does, told only what lies there; the game is kept and read again', () => {
    for (const dealt of dealsOf(edition)) {
      const game = gameOf(playAtTheTable(dealt));
      const save = { version: SAVE_VERSION, id: 'a', begun: 1, changed: 2, progress: { game } };
      const { saves } = classifySaves([JSON.parse(JSON.stringify(save))]);
      expect(saves).toEqual([save]);
      if (game.from) continue;
      const { games, faults } = readGames(recordsFile([save]), SITE_OWNS_ALL, () => 'b');
      expect(faults).toEqual([]);
      expect(games[0]?.setUp).toEqual(game.setUp);
      expect(games[0]?.steps.length).toBe(game.steps.length);
    }
  });
});

test('every moment that an edition has was among them', () => {
  expect([...ofPhases].sort()).toEqual(Object.keys(WAITS).sort());
});
