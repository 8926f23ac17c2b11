import {
  difficultyCalled,
  type Goal,
  goalCalled,
  MORALE_TRACK,
  type Resource,
  SIDES,
  TURN_TRACK,
} from '../../data/index.ts';
import type { Table } from '../../engine/index.ts';

/*
 * Whether a game can have come to all that a table shows by its day. Everything gets a price in actions, such that
 * no action makes a table worth more than one action more: a table worth more actions than its workers can have
 * taken is no game's. Any such prices show it; several are tried.
 */

/** What one of each thing is worth, in actions. */
interface Prices {
  readonly hand: Readonly<Record<'intel' | 'food' | 'medicine' | 'money' | 'weapon', number>> & {
    readonly explosives: number;
  };
  /** Each thing on a field, which somebody still has to collect. */
  readonly lying: Readonly<Partial<Record<Resource, number>>>;
  /** A step on the morale track; below nothing where a loss of morale is what takes actions. */
  readonly morale: number;
}

/** Whether more lies on a table, or has been done, than its workers can have brought about by then. */
export function isUnearned({ difficulty, goals, state }: Table): boolean {
  const { day, phase, soldiers } = state;
  const turns = phase === 'action' ? day + 1 : day;
  const reached = SIDES.map((side) => ({ goal: goalCalled(goals[side]), ...state.goals[side] }));
  // One worker is beyond an exit, one shot is fired in a turn; nobody has shot in the turn that is played.
  if (soldiers > day || reached.some(({ successes }) => successes > turns)) return true;
  if (reached.some(({ goal, complete }) => complete && soldiers < (goal?.soldiers ?? 0))) {
    return true;
  }
  const isTrainGone = reached.some(({ goal, successes }) => goal?.needsTrain && successes > 0);
  if (isTrainGone && turns <= Math.min(...TURN_TRACK.trains)) return true;
  const most = mostActions(difficulty, state);
  return pricesAt(difficulty, state).some(
    (prices) => worthOf(difficulty, state, reached, prices) > most + ROUNDING,
  );
}

type State = Table['state'];
type Difficulty = Table['difficulty'];
type Reached = readonly (State['goals']['west'] & { readonly goal: Goal | undefined })[];

const ROUNDING = 1e-6;

const recruitedIn = (difficulty: Difficulty, { cafe }: State): number =>
  difficultyCalled(difficulty).recruits - cafe;

/** One action a turn for each worker, for a recruit from the turn after; in this turn by those who are done with it. */
function mostActions(difficulty: Difficulty, state: State): number {
  const { day, phase, safeHouse, arrested } = state;
  const { workers } = difficultyCalled(difficulty);
  const recruited = recruitedIn(difficulty, state);
  const inThisTurn = phase === 'action' ? safeHouse + arrested : 0;
  return day * workers + Math.max(0, day - 1) * recruited + inThisTurn;
}

/** Prices that no action beats, by what a step of morale is held to be worth. */
function pricesAt(difficulty: Difficulty, { day, phase, rooms }: State): readonly Prices[] {
  const laid = new Set<string>(Object.values(rooms));
  const turns = phase === 'action' ? day + 1 : day;
  // What was dropped in the first turn is collected in the second.
  const isDropped = turns > 1;
  const { airdrop } = difficultyCalled(difficulty);
  const lying = {
    food: 1 / (airdrop.food ?? 1),
    money: 1 / (airdrop.money ?? 1),
    weapon: 1 / (airdrop.weapon ?? 1),
  };
  const atOnce = laid.has('smuggler') ? 1 / SMUGGLED : 1;
  const foods = [0, Math.min(atOnce, isDropped ? 2 * lying.food : 1)];
  const medicines = [0, atOnce];
  return foods.flatMap((food) =>
    medicines.flatMap((medicine) => {
      const dearest = laid.has('propagandist') ? 1 : 1 + food + medicine;
      const loss = 1 + Math.min(food, medicine);
      return [-loss, -1, 0, 1 / 3, 1, dearest]
        .filter((morale) => morale <= dearest)
        .map((morale) => {
          const sold = Math.max(0, loss + morale);
          const money = Math.min(
            sold,
            isDropped ? 2 * lying.money : sold,
            laid.has('counterfeiter') ? 1 : sold,
          );
          const weapon = Math.min(1 + money, isDropped ? 2 * lying.weapon : 1 + money);
          const explosives = laid.has('chemists-lab') ? 1 + medicine : Number.POSITIVE_INFINITY;
          return {
            hand: { intel: 1, food, medicine, money, weapon, explosives },
            lying,
            morale,
          };
        });
    }),
  );
}

/** What the Smuggler brings at once. */
const SMUGGLED = 3;

function worthOf(
  difficulty: Difficulty,
  state: State,
  reached: Reached,
  { hand, lying, morale }: Prices,
): number {
  const priced = (goods: Readonly<Partial<Record<string, number>>>, prices: object): number =>
    Object.entries(goods).reduce(
      (sum, [kind, amount = 0]) =>
        amount > 0 ? sum + amount * ((prices as Record<string, number>)[kind] ?? 0) : sum,
      0,
    );
  const { day, soldiers, airdrops, rooms } = state;
  const losses = difficultyCalled(difficulty).losses.filter((space) => space <= day).length;
  const successes = reached.flatMap(({ goal, successes: scored }) =>
    (goal?.successes ?? []).slice(0, scored),
  );
  return (
    priced(state.hand, hand) +
    Object.values(airdrops).reduce((sum, goods) => sum + priced(goods, lying), 0) +
    Object.keys(rooms).length * (1 + 2 * hand.money) +
    recruitedIn(difficulty, state) * (1 + hand.food) +
    soldiers * (hand.weapon + morale) +
    successes.reduce((sum, { cost }) => sum + 1 + priced(cost, hand), 0) +
    (state.morale - MORALE_TRACK.start + losses) * morale
  );
}
