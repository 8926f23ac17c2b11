import { type Solver, solve } from '#play/puzzles/solve.ts';
import { fractionNumber, isSame } from '#shared/chance/fraction.ts';
import { CARD_SIDES, ENEMY_KINDS, type MaquisId, MISSIONS, type SideId } from '../../data/index.ts';
import type { Move, Position, Snapshot } from '../../engine/index.ts';
import { askOf, moveText, phaseOf, snapshotOf } from '../../engine/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { That } from '../../puzzles/stated-puzzle.ts';
import { actionOn, attackOf, broughtBy } from './brought.ts';

/*
 * Plain play does the first thing that comes to mind: it counts heads before it goes on, adds up what is printed,
 * reveals whoever may be seen, strikes the Mission first or last. Where that comes to as much as the best, nobody learns.
 */

type ResistSolver = Solver<Puzzle, Position, Move>;

/** Such a part of plain answers that are right is too much. */
const MOSTLY = 0.6;

/** With so many Spies to each of the people anybody stops. */
const SPIES_TO_ONE = 2;

/** Points that are lost less often by going on are no risk to weigh. */
const RISK = 1 / 25;

/** To go on or to stop is a question where the worse of them is worth nearly as much as the better. */
const NEARLY = 0.85;

/** Of a question that ends well less often, little hangs on the answer. */
const LEAST_WORTH = 1 / 3;

/** Whether plain play gives the right answer, or mostly where it does not know. */
export function isAnsweredPlainly(solver: ResistSolver): boolean {
  const { puzzle, worth, rules } = solver;
  const best = fractionNumber(worth(rules.root(puzzle)));
  if ('chance' in puzzle.aim && best < LEAST_WORTH) return true;
  if (askOf(puzzle.start) === 'decide') return isDecidedPlainly(solver);
  const phase = phaseOf(puzzle.start);
  if (phase === 'plan' && puzzle.asks === 'plan') return isChosenPlainly(solver);
  if (phase === 'strike') return isStruckPlainly(solver);
  return isShownPlainly(solver);
}

function isDecidedPlainly(solver: ResistSolver): boolean {
  const { rules, puzzle, worth } = solver;
  const { start } = puzzle;
  const root = rules.root(puzzle);
  const { choices } = rules.optionsAt(root);
  const isRight = (move: Move): boolean =>
    isSame(worth(rules.after(puzzle, root, move)), worth(root));
  const worths = choices.map((move) => fractionNumber(worth(rules.after(puzzle, root, move))));
  if (Math.min(...worths) < NEARLY * Math.max(...worths)) return true;
  const plain = plainDecisions(start, choices);
  if (plain.filter(isRight).length >= MOSTLY * plain.length) return true;
  return choices.some((move) => moveText(move) !== 'end' && isRight(move)) && !isARisk(solver);
}

/** To stop, or either where a plain player does not know. Whoever was revealed does not come round again. */
export function plainDecisions(position: Position, choices: readonly Move[]): readonly Move[] {
  const { hand, hidden, hiddenDiscard, hiddenDeck } = snapshotOf(position);
  const known = [...hand, ...hidden, ...hiddenDiscard, ...hiddenDeck.top];
  const spies = known.filter((card) => card === 'spy').length + hiddenDeck.spies;
  const people = known.length + hiddenDeck.unknown - spies;
  if (spies < SPIES_TO_ONE * people) return choices;
  return choices.filter((move) => moveText(move) === 'end');
}

/** Whether who goes on may lose points, however careful. */
function isARisk({ rules, puzzle }: ResistSolver): boolean {
  const { points } = snapshotOf(puzzle.start);
  const careful = solve(rules, { ...puzzle, aim: { chance: { ...ANYTHING, points } } });
  const root = rules.root(puzzle);
  return careful
    .options(root)
    .some(({ move, worth }) => moveText(move) !== 'end' && fractionNumber(worth) <= 1 - RISK);
}

const ANYTHING: That = { defeated: [], kept: [] };

/**
 * Whether of the Missions in the row the easiest is right as the only one in reach, or at once the one with most
 * points that the hand is enough for, without a card drawn or discarded.
 */
function isChosenPlainly({ rules, puzzle, options }: ResistSolver): boolean {
  const { start, aim } = puzzle;
  if (!('mean' in aim)) return false;
  const now = snapshotOf(start);
  const all = options(rules.root(puzzle));
  const best = Math.max(...all.map(({ worth }) => fractionNumber(worth)));
  const right = new Set(
    all.flatMap(({ move, worth }) => (fractionNumber(worth) === best ? moveText(move) : [])),
  );
  const open = now.row.flatMap(({ mission, failed }) =>
    failed ? [] : MISSIONS.filter(({ id }) => id === mission),
  );
  const paid = open.filter((mission) => isPaidByHand(now, mission));
  const most = Math.max(...paid.map(({ points }) => points));
  if (paid.some(({ id, points }) => points === most && right.has(`attack:${id}`))) return true;
  const easiest = Math.min(...open.map(({ defense }) => defense));
  const reached = open.filter(({ id }) => {
    const beat = { ...puzzle, aim: { chance: { ...ANYTHING, defeated: [id] } } };
    return solve(rules, beat).worth(rules.root(puzzle)).ways > 0n;
  });
  return reached.length < 2 && reached.every(({ defense }) => defense === easiest);
}

/** Whether the hand, each card on any of its sides, is enough for a Mission: by what is printed, what it counts, and a half. */
function isPaidByHand(
  now: Snapshot,
  { id: mission, defense, effect }: (typeof MISSIONS)[number],
): boolean {
  const hand = now.hand.filter((card): card is MaquisId => card !== 'spy');
  const lost = [...now.hidden, ...now.revealed];
  const most = effect.does === 'limit-reveals' ? effect.most : hand.length;
  const first = (now.row.find((place) => place.mission === mission)?.up ?? [])
    .filter((kind) => /^(guard|grunt)-/.test(kind))
    .reduce((sum, kind) => sum + defenseOf(kind), 0);
  return subsetsOf(hand).some((shown) => {
    if (shown.length > most) return false;
    const isHalved = shown.some((id) => actionOn(id, 'revealed') === 'halve-mission');
    const hidden = [...now.hidden, ...hand.filter((id) => !shown.includes(id))];
    const revealed = [...now.revealed, ...shown];
    const strength = broughtBy({ hidden, revealed, graveyard: now.graveyard }, lost);
    return strength >= first + (isHalved ? Math.ceil(defense / 2) : defense);
  });
}

const subsetsOf = <T>([one, ...others]: readonly T[]): readonly (readonly T[])[] =>
  one === undefined ? [[]] : subsetsOf(others).flatMap((some) => [some, [one, ...some]]);

/** Of the moves that can be made, those that a plain player thinks of; where there are none, any. */
type Plain = (moves: readonly string[], position: Position) => readonly string[];

/** Whether a player who makes plain moves alone, else the best, comes to as much as the best. */
function isEnough({ rules, puzzle, worth }: ResistSolver, plain: Plain): boolean {
  const plainly = solve(
    {
      ...rules,
      optionsAt(position) {
        const options = rules.optionsAt(position);
        if (options.choices.length < 2) return options;
        const some = new Set(plain(options.choices.map(moveText), position));
        const choices = options.choices.filter((move) => some.has(moveText(move)));
        return choices.length > 0 ? { ...options, choices } : options;
      },
    },
    puzzle,
  );
  const root = rules.root(puzzle);
  return isSame(plainly.worth(root), worth(root));
}

/**
 * Whether each card on the side that is printed the stronger is enough. Whoever is as strong on both is revealed, for
 * an action; where somebody is to come round again, and stays hidden, it must do either way. Discarded is the
 * strongest Enemy there is.
 */
function isShownPlainly(solver: ResistSolver): boolean {
  const { aim } = solver.puzzle;
  const kept: readonly string[] = 'chance' in aim ? aim.chance.kept : [];
  const sideOf = (id: string, ifEqual: SideId): SideId => {
    if (kept.includes(id)) return 'hidden';
    const more = attackOf(id, 'revealed') - attackOf(id, 'hidden');
    return more > 0 ? 'revealed' : more < 0 ? 'hidden' : ifEqual;
  };
  const sides: readonly SideId[] = kept.length > 0 ? CARD_SIDES : ['revealed'];
  return sides.every((ifEqual) =>
    isEnough(solver, (moves) => {
      const strongest = Math.max(...moves.map(discardedDefense));
      return moves.filter((move) => {
        const [word, id = '', side] = move.split(':');
        if (word === 'discard') return discardedDefense(move) === strongest;
        if (word !== 'play') return true;
        const plain = sideOf(id, ifEqual);
        return side === plain || !moves.includes(`play:${id}:${plain}`);
      });
    }),
  );
}

/** The types of Enemies that do what is not to be. */
const dreadedBy = ({ kept, civilians }: That): readonly string[] => [
  ...(kept.length > 0 ? ['military'] : []),
  ...(civilians !== undefined || kept.length === 0 ? ['counter-guerrilla'] : []),
];

const isOf = (types: readonly string[], move: string): boolean =>
  types.some((type) => move.startsWith(`defeat:${type}-`));

/** The Defense of the Enemy that a move discards; 0 of any other card. */
function discardedDefense(move: string): number {
  const [word, id] = move.split(':');
  return word === 'discard' ? defenseOf(id) : 0;
}

const defenseOf = (id?: string): number => ENEMY_KINDS.find((kind) => kind.id === id)?.defense ?? 0;

/** Whether it is enough to strike the Mission as late as may be, or as soon, or no Enemy is wrong at any time. */
function isStruckPlainly(solver: ResistSolver): boolean {
  const { rules, puzzle } = solver;
  if (rules.optionsAt(rules.root(puzzle)).choices.length <= 2) return true;
  const { aim } = puzzle;
  if ('chance' in aim && isNoEnemyWrong(solver)) return true;
  if (isEnough(solver, missionLast)) return true;
  const { target } = snapshotOf(puzzle.start);
  const that = 'chance' in aim ? aim.chance : { ...ANYTHING, defeated: target ? [target] : [] };
  // Who sees an Engineer thinks of him first.
  if (!hasEngineer(puzzle.start) && isEnough(solver, harmFirst(that))) return true;
  // Nobody thinks of what the text of a Mission does to its Enemies while it stands.
  if (isRaised(puzzle.start)) return false;
  return isEnough(solver, missionFirst(that));
}

const isRaised = (position: Position): boolean => {
  const { target } = snapshotOf(position);
  return MISSIONS.some(({ id, effect }) => id === target && effect.does === 'raise-enemies');
};

const hasEngineer = (position: Position): boolean => {
  const { row, target } = snapshotOf(position);
  return row.some(
    ({ mission, up }) => mission === target && up.some((kind) => kind.startsWith('engineer-')),
  );
};

/** The Mission as soon as it can be; then Enemies that do what is not to be. */
const missionFirst =
  (that: That): Plain =>
  (moves, position) => {
    const { defeated } = that;
    if (phaseOf(position) !== 'strike') return moves;
    if (defeated.length > 0 && !snapshotOf(position).beaten) {
      if (moves.includes('defeat:mission')) return ['defeat:mission'];
      return moves.filter((move) => /^defeat:(guard|grunt)/.test(move));
    }
    return moves.filter((move) => isOf(dreadedBy(that), move));
  };

/** What each target costs to defeat now, by the move that does. */
const costsAt = ({ defense }: Snapshot): ReadonlyMap<string, number> =>
  new Map(Object.entries(defense ?? {}).map(([one, cost]) => [`defeat:${one}`, cost ?? 0]));

/** Enemies that do what is not to be, while enough is left for the Mission and its Guards; then these, then the rest. */
const harmFirst =
  (that: That): Plain =>
  (moves, position) => {
    if (phaseOf(position) !== 'strike') return moves;
    const now = snapshotOf(position);
    const costs = costsAt(now);
    const isNeeded = (move: string): boolean => /^defeat:(mission|guard)/.test(move);
    const isLeft = that.defeated.length > 0 && !now.beaten;
    const forMission = [...costs].reduce(
      (sum, [move, cost]) => (isLeft && isNeeded(move) ? sum + cost : sum),
      0,
    );
    const harmful = moves.filter(
      (move) => isOf(dreadedBy(that), move) && (costs.get(move) ?? 0) + forMission <= now.strength,
    );
    const first = [harmful, isLeft ? moves.filter(isNeeded) : []].find((some) => some.length > 0);
    return first ?? moves;
  };

/** The cheapest Enemy first, while enough is left for the Mission. */
const missionLast: Plain = (moves, position) => {
  const { strength, defense, beaten } = snapshotOf(position);
  if (phaseOf(position) !== 'strike' || !defense) return moves;
  const costs = costsAt(snapshotOf(position));
  const forMission = beaten ? 0 : (costs.get('defeat:mission') ?? 0);
  const paid = moves.filter((move) => {
    const cost = costs.get(move);
    return move !== 'defeat:mission' && cost !== undefined && cost + forMission <= strength;
  });
  const least = Math.min(...paid.map((move) => costs.get(move) ?? 0));
  const cheapest = paid.filter((move) => costs.get(move) === least);
  return cheapest.length > 0 ? cheapest : ['defeat:mission'];
};

/** Whether on all right ways only the Mission is ever struck too soon, or the strike stopped. */
function isNoEnemyWrong({ rules, puzzle, worth }: ResistSolver): boolean {
  const seen = new Set<string>();
  const isFreeFrom = (node: Position): boolean => {
    if (rules.isTerminal(puzzle, node) || rules.isAnswered(puzzle, node)) return true;
    const key = rules.keyOf(puzzle, node);
    if (seen.has(key)) return true;
    seen.add(key);
    const { choices, chances } = rules.optionsAt(node);
    const after = (move: Move): Position => rules.after(puzzle, node, move);
    const isRight = (move: Move): boolean => isSame(worth(after(move)), worth(node));
    return (
      choices.every((move) =>
        isRight(move) ? isFreeFrom(after(move)) : !/^defeat:(?!mission)/.test(moveText(move)),
      ) && chances.moves.every(({ move }) => isFreeFrom(after(move)))
    );
  };
  return isFreeFrom(rules.root(puzzle));
}
