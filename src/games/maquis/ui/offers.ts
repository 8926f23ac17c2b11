import * as m from '#messages';
import { eitherOf } from '#shared/list-text.ts';
import type { Action, Arrow, Goods } from '../data/index.ts';
import { goodsText } from '../i18n/in-sentences.ts';

/** What a place offers: one reward, and the prices of which one is paid for it. */
export interface Offer {
  readonly reward:
    | 'goods'
    | 'morale'
    | 'airdrop'
    | 'recruit'
    | 'collect'
    | 'room'
    | 'goal'
    | 'borrow';
  readonly prices: readonly Goods[];
  readonly gain: Goods;
  readonly morale: -1 | 0 | 1;
  readonly arrow: Arrow;
}

function rewardOf(action: Action): Offer['reward'] {
  if (action.airdrop) return 'airdrop';
  if (action.recruits) return 'recruit';
  if (action.collects) return 'collect';
  if (action.furnishes) return 'room';
  if (action.succeeds) return 'goal';
  if (action.borrows) return 'borrow';
  return Object.keys(action.gain).length > 0 ? 'goods' : 'morale';
}

const sameReward = (a: Offer, b: Offer) =>
  a.reward === b.reward &&
  a.morale === b.morale &&
  JSON.stringify(a.gain) === JSON.stringify(b.gain);

/** The actions of a place, those with the same reward as one offer. */
export function offersOf(actions: readonly Action[]): readonly Offer[] {
  const offers: Offer[] = [];
  for (const action of actions) {
    const { cost, gain, morale, arrow } = action;
    const price = Object.keys(cost).length > 0 ? [cost] : [];
    const offer: Offer = { reward: rewardOf(action), prices: price, gain, morale, arrow };
    const known = offers.findIndex((other) => sameReward(other, offer));
    const same = offers[known];
    if (same) offers[known] = { ...same, prices: [...same.prices, ...price] };
    else offers.push(offer);
  }
  return offers;
}

/** "gives 1 weapon for 1 money". */
export function offerInWords({ reward, prices, gain, morale }: Offer): string {
  const cost = eitherOf(prices.map(goodsText));
  const given = goodsText(gain);
  switch (reward) {
    case 'airdrop':
      return m.maquis_map_airdrops();
    case 'recruit':
      return m.maquis_map_recruits({ cost });
    case 'collect':
      return m.maquis_map_collects();
    case 'room':
      return m.maquis_map_furnishes({ cost });
    case 'goal':
      return m.maquis_map_succeeds();
    case 'borrow':
      return m.maquis_map_borrows({ cost });
    case 'morale':
      return cost ? m.maquis_map_raises_morale_for({ cost }) : m.maquis_map_raises_morale();
    case 'goods':
      if (!cost) return m.maquis_map_gives({ gain: given });
      if (morale < 0) return m.maquis_map_sells({ gain: given, cost });
      return m.maquis_map_trades({ gain: given, cost });
  }
}
