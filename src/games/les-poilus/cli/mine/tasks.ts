import { SOLDIER_IDS, type SoldierId, type SupportTileId } from '#games/les-poilus/data/index.ts';
import { isChanceTurn } from '#games/les-poilus/engine/chance.ts';
import {
  cardsInHands,
  dealtSetUp,
  legalMoves,
  newGame,
  type Position,
  snapshotOf,
  tableOf,
} from '#games/les-poilus/engine/index.ts';
import { mutableCopy } from '#games/les-poilus/engine/position.ts';
import { poilusEngine } from '#games/les-poilus/engine/rules.ts';
import { cardsBesides } from '#games/les-poilus/puzzles/players.ts';
import type { Judged } from '#games/les-poilus/puzzles/puzzle.ts';
import { type PuzzleSetUp, positionOf } from '#games/les-poilus/puzzles/set-up.ts';
import type { Aim } from '#games/les-poilus/puzzles/stated-puzzle.ts';
import { type Task, tasksBy } from '#play/mining/mine.ts';
import { type Below, shuffled } from '#shared/random.ts';
import { playPoilus } from '../play.ts';

/** How many lines the coach plays on for a decision: enough for sensible tables. */
const PLAYED_WITH = 60;
/** From so few to so many cards are left in all hands: with more hardly any question can be proved. */
const LEFT = { fewest: 3, most: 5 } as const;

/** The questions at the moments of the game of a seed. */
export const tasksOf = tasksBy(momentsOf, tasksAt);

function momentsOf(seed: string, below: Below): readonly Position[] {
  const setUp = dealtSetUp({ seed, variant: 'normal', players: 2 + below(3) });
  const { moves } = playPoilus(setUp, { id: 'coach', budget: PLAYED_WITH });
  const draft = mutableCopy(newGame(setUp));
  const moments: Position[] = [];
  for (const move of moves) {
    if (!isChanceTurn(draft) && legalMoves(draft).length > 1) moments.push(mutableCopy(draft));
    poilusEngine.makeMove(draft, move);
  }
  return moments;
}

/**
 * Nothing is asked where a mission is called: with enough cards for a second mission no call can be proved,
 * and with fewer the call of all of them is plainly right.
 */
function* tasksAt(position: Position, below: Below, theme?: string): Generator<Task<Judged>> {
  const real = setUpOf(position);
  if (!real || real.phase === 'intensity') return;
  const turn = `mission ${real.mission}`;
  for (const table of tablesOf(real, below, theme)) {
    if (theme && !canAskOf(theme, table)) continue;
    for (const aim of aimsAt(table, theme)) {
      const asks = theme === 'to-the-end' ? 'all' : 'choice';
      const judged: Judged = { table, missions: 1, aim, asks };
      yield { turn, moment: table, ladder: table, judged };
    }
  }
}

/** The table of a moment made into one that suits a theme, where few games come to such. */
const OTHER_TABLES: Readonly<
  Record<string, ((setUp: PuzzleSetUp, below: Below) => PuzzleSetUp | undefined) | undefined>
> = { speech: withSpeech, 'last-mission': withFewTrials };

/** Most tables of a moment hold no question of these themes: so many are tried. */
const TRIED: Readonly<Record<string, number | undefined>> = {
  'last-mission': 6,
  'to-the-end': 2,
};

function tablesOf(real: PuzzleSetUp, below: Below, theme = ''): readonly PuzzleSetUp[] {
  return Array.from({ length: TRIED[theme] ?? 1 }, () => {
    const thin = thinned(real, below);
    return [thin, thin && OTHER_TABLES[theme]?.(thin, below)];
  })
    .flat()
    .filter((table) => table !== undefined);
}

/** Whether a table can hold a question of a theme: a glance that saves most proofs. */
function canAskOf(theme: string, table: PuzzleSetUp): boolean {
  const { phase, players, leader, turn = leader } = table;
  const isOfTiles = phase === 'place-tile' || phase === 'remove-tile';
  if (theme === 'support' || isOfTiles) return theme === 'support' && isOfTiles;
  if (theme === 'to-the-end') return phase === 'action';
  if (theme === 'last-mission') return phase === 'action' && table.trials <= MOST_TRIALS;
  return theme !== 'speech' || (phase === 'action' && (players[turn]?.speech ?? 0) > 0);
}

/** The same table with fewer cards in hands, those of chance; they have left the game. */
function thinned(setUp: PuzzleSetUp, below: Below): PuzzleSetUp | undefined {
  const held = setUp.players.flatMap(({ hand }, seat) => hand.map((_, at) => `${seat} ${at}`));
  const left = LEFT.fewest + below(LEFT.most - LEFT.fewest + 1);
  const kept = new Set(shuffled(held, below).slice(0, left));
  return sound({
    ...setUp,
    players: setUp.players.map((player, seat) => ({
      ...player,
      hand: player.hand.filter((_, at) => kept.has(`${seat} ${at}`)),
    })),
  });
}

/** The same table with a speech at hand for whoever is on turn, where nobody had one left. */
function withSpeech(setUp: PuzzleSetUp): PuzzleSetUp | undefined {
  const { phase, players, leader, turn = leader } = setUp;
  if (phase !== 'action' || players[turn]?.speech !== 0) return undefined;
  return sound({
    ...setUp,
    players: players.map((player, seat) => (seat === turn ? { ...player, speech: 1 } : player)),
  });
}

/** The game can be won in this mission only while so few cards are left in Trials. */
const MOST_TRIALS = 2;
/** Enough cards can have left the game by then. */
const LATE = 5;

/** The same table with the Trials all but used up. */
function withFewTrials(setUp: PuzzleSetUp, below: Below): PuzzleSetUp | undefined {
  const morale = setUp.unseen.length - setUp.trials;
  return withUnseen(setUp, { trials: below(MOST_TRIALS + 1), morale }, below);
}

/** The same table with so many cards unseen, those of chance; the others have left the game. */
function withUnseen(
  setUp: PuzzleSetUp,
  { trials, morale }: { readonly trials: number; readonly morale: number },
  below: Below,
): PuzzleSetUp | undefined {
  const { unseen, mission } = setUp;
  if (mission < LATE || unseen.length <= trials + morale) return undefined;
  const kept = new Set(shuffled([...unseen.keys()], below).slice(0, trials + morale));
  return sound({ ...setUp, trials, unseen: unseen.filter((_, at) => kept.has(at)) });
}

/** What is more often reached comes first. */
function aimsAt(table: PuzzleSetUp, theme?: string): readonly Aim[] {
  if (theme === 'last-mission') return [{ peace: true }];
  // It is the cards that make it long.
  const first: readonly Aim[] = theme === 'to-the-end' ? [] : [{ success: true }];
  const held = cardsInHands(positionOf(table));
  const most = [3, 2, 1, 0].filter((cards) => cards < held);
  return [...first, ...most.map((inHands): Aim => ({ success: true, inHands }))];
}

const PHASES = ['action', 'place-tile', 'remove-tile', 'intensity', 'christmas'] as const;

/**
 * A position of an open game as a puzzle's file writes it. Nothing where such a file cannot say it, a
 * speech under way for one.
 */
function setUpOf(position: Position): PuzzleSetUp | undefined {
  const { setUp, state } = tableOf(position);
  const phase = PHASES.find((id) => id === state.phase);
  if (!phase || state.leader === undefined) return undefined;
  const players = state.players.map((player, seat) => ({
    soldier: setUp.soldiers[seat] ?? SOLDIER_IDS[0],
    hand: [...(player.cards ?? [])],
    hardships: [...player.hardships],
    charm: player.charm,
    tiles: [...(player.tileIds ?? [])],
    out: !player.in && player.placedTile === null,
    ...(player.placedTile === null ? {} : { placed: player.placedTile as SupportTileId }),
    speech: player.speech,
  }));
  const shown = [
    ...state.noMansLand,
    ...players.flatMap(({ hand, hardships }) => [...hand, ...hardships]),
    ...state.removed,
  ];
  const said = {
    players: players.map((one) => ({ ...one, soldier: one.soldier as SoldierId })),
    phase,
    mission: state.mission,
    leader: state.leader,
    ...(state.turn === null || state.turn === state.leader ? {} : { turn: state.turn }),
    land: [...state.noMansLand],
    unseen: cardsBesides(shown),
    trials: state.trials,
  } as PuzzleSetUp;
  const made = sound(said);
  return made && lies(positionOf(made)) === lies(position) ? made : undefined;
}

/** What lies on the table; the pool of speech tokens follows from the mission, and matters no more. */
const lies = (position: Position): string => {
  const { speechPool: _, ...state } = snapshotOf(position);
  return JSON.stringify(state);
};

/** A table that can be, or nothing. */
function sound(setUp: PuzzleSetUp): PuzzleSetUp | undefined {
  try {
    positionOf(setUp);
    return setUp;
  } catch {
    return undefined;
  }
}
