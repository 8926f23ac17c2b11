import { ENEMY_KINDS, GAME, MAQUIS, type MaquisId } from '../data/index.ts';
import {
  EFFECT_OF_KIND,
  EFFECT_OF_MISSION,
  type EnemyKindNumber,
  POINTS_OF,
} from '../engine/cards.ts';
import {
  CIVILIANS_LEFT,
  FAILED,
  GRAVEYARD_SUM,
  HAND_SPIES,
  HIDDEN_IN_PLAY,
  type Position,
  SUPPLY,
} from '../engine/position.ts';

/*
 * What is at stake in a round by rule of thumb, in points. The plain player weighs with these; the
 * search only takes its first look from them.
 */

/** A lost game, as seen from one that is going well. */
const LOSS = 14;
/** A civilian that does not lose the game yet still brings the loss nearer. */
const CIVILIAN = 0.35;
const NEW_SPY = 1.1;
const REMOVED = 1;
const REINFORCED = 1.6;
const FREED = 0.7;
/** A Mission won is more than its points: it makes room for a better one. */
const WON = 1.5;
const FAILED_ONCE = 4;

/** What an Enemy does that survives, apart from civilians, and what one defeated brings. */
export function enemyWorth(position: Position, kind: EnemyKindNumber): number {
  switch (EFFECT_OF_KIND[kind].does) {
    case 'new-spy':
      return position[SUPPLY] > 0 ? NEW_SPY : 0;
    case 'remove-hidden':
      return REMOVED;
    case 'reinforce-others':
      return REINFORCED;
    case 'recruit-to-discard':
      return FREED;
    default:
      return 0;
  }
}

/** What a Mission brings beside its civilians, by its points and its effect. */
export const missionWorth = (position: Position, mission: number, isIgnored: boolean): number =>
  WON + POINTS_OF[mission] + (isIgnored ? 0 : effectWorth(position, mission));

function effectWorth(position: Position, mission: number): number {
  const effect = EFFECT_OF_MISSION[mission];
  switch (effect.does) {
    case 'reinforce-others':
      return -REINFORCED;
    case 'change-draw':
      return 1.3 * effect.by;
    case 'turn-all':
      return 0.3;
    case 'discard-elsewhere':
      return effect.at === 'one' ? 0.8 : 1.8;
    case 'remove-spy':
      return position[HAND_SPIES] > 0 ? NEW_SPY : 0;
    case 'recruit-to-discard':
    case 'revealed-to-discard':
      return FREED;
    case 'new-spy':
      return position[SUPPLY] > 0 ? -NEW_SPY : 0;
    case 'remove-hidden':
      return position[HIDDEN_IN_PLAY] !== 0 ? -REMOVED : 0;
    case 'spies-on-top':
      return -0.5;
    default:
      return 0;
  }
}

export const failureWorth = (position: Position): number =>
  position[FAILED] + 1 >= GAME.failLimit ? -LOSS : -FAILED_ONCE;

/** So many civilians are drawn for certain sure to be too many. */
const MOST_DRAWS = 12;
const costsOf = new Map<number, Float64Array>();

/** What so many civilians drawn now cost, for 0 to {@link MOST_DRAWS} of them. */
export function civilianCosts(position: Position): Float64Array {
  let key = position[GRAVEYARD_SUM];
  for (let number = 0; number <= 3; number++) key = key * 8 + position[CIVILIANS_LEFT + number];
  let costs = costsOf.get(key);
  if (!costs) {
    costs = weighCivilians(position);
    costsOf.set(key, costs);
  }
  return costs;
}

/** As if each card drawn were put back: near enough, and quick. */
function weighCivilians(position: Position): Float64Array {
  let left = 0;
  let sum = 0;
  for (let number = 0; number <= 3; number++) {
    left += position[CIVILIANS_LEFT + number];
    sum += number * position[CIVILIANS_LEFT + number];
  }
  const limit = GAME.civilianLimit;
  const costs = new Float64Array(MOST_DRAWS + 1);
  let chances = new Float64Array(limit);
  let lost = position[GRAVEYARD_SUM] >= limit ? 1 : 0;
  if (lost === 0) chances[position[GRAVEYARD_SUM]] = 1;
  for (let drawn = 0; drawn <= MOST_DRAWS; drawn++) {
    costs[drawn] = lost * LOSS + (1 - lost) * CIVILIAN * drawn * (sum / left);
    const then = new Float64Array(limit);
    for (let now = 0; now < limit; now++) {
      for (let number = 0; number <= 3; number++) {
        const part = (chances[now] * position[CIVILIANS_LEFT + number]) / left;
        if (now + number >= limit) lost += part;
        else then[now + number] += part;
      }
    }
    chances = then;
  }
  return costs;
}

/** What a Maquis brings who stays in the Hidden deck for the rest of the game. */
const KEPT: Readonly<Record<MaquisId, number>> = {
  abel: 1,
  adela: 0.9,
  adolfo: 1.2,
  anastasio: 1.2,
  antonio: 1,
  benigno: 1,
  carlos: 1,
  celia: 1,
  consuelo: 1.1,
  domingo: 1.4,
  emilio: 0.5,
  jacinto: 0.8,
  juana: 0.8,
  manuel: 0.8,
  manuela: 1.2,
  marcelino: 1.3,
  nicolas: 1.3,
  paquita: 1,
  pilar: 1.1,
  ramona: 1.1,
  ricardo: 1.3,
  roberto: 1.3,
  sagrario: 1.1,
  soledad: 1,
};
export const KEPT_WORTH = Float64Array.from(MAQUIS, ({ id }) => KEPT[id]);

/** Printed Defense and what the Enemy does, as one number: which to be rid of first. */
export const nuisance = (position: Position, kind: EnemyKindNumber): number =>
  ENEMY_KINDS[kind].defense +
  (EFFECT_OF_KIND[kind].when === 'DEFEAT' ? 0 : enemyWorth(position, kind)) +
  (EFFECT_OF_KIND[kind].does === 'civilian' ? 1 + 0.5 * position[GRAVEYARD_SUM] : 0);
