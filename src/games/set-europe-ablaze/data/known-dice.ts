import type { ActionId, Asset, Side } from './actions.ts';

/**
 * Dice that the rules themselves tell. Everything else stands in the owner's table of dice.
 *
 * `halves` are half-dice, so that sums of them stay whole: three times 1 is 3 halves, rolled as 2 dice.
 */
interface KnownDice {
  readonly action: ActionId;
  readonly side: Side;
  readonly asset: Asset;
  readonly halves: number;
  /** For each unit or point of it, or once for all of it together. */
  readonly per: 'each' | 'all';
  /** Where it stands: a case, or one of the two examples. */
  readonly from: 'example-1' | 'example-2' | { readonly case: string };
}

const dice = (
  from: KnownDice['from'],
  action: ActionId,
  side: Side,
  asset: Asset,
  halves: number,
  per: KnownDice['per'] = 'each',
): KnownDice => Object.freeze({ action, side, asset, halves, per, from: Object.freeze(from) });

/** In the second example strength 2 gives one die: a die in all, or half a die for each point. */
export const KNOWN_DICE: readonly KnownDice[] = Object.freeze([
  dice('example-1', 'sabotage', 'maquis', 'strength', 2),
  dice('example-1', 'sabotage', 'maquis', 'network', 2),
  dice('example-1', 'sabotage', 'maquis', 'team', 1),
  dice('example-1', 'sabotage', 'maquis', 'cache', 2),
  dice('example-1', 'sabotage', 'german', 'security', 2),
  dice('example-1', 'sabotage', 'german', 'detachment', 4),
  dice('example-2', 'counterintelligence', 'german', 'detachment', 4),
  dice({ case: '8.2.6b' }, 'counterintelligence', 'german', 'security', 2, 'all'),
  dice('example-2', 'counterintelligence', 'maquis', 'network', 2),
  dice('example-2', 'counterintelligence', 'maquis', 'strength', 2, 'all'),
  dice('example-2', 'counterintelligence', 'maquis', 'team', 1),
  dice({ case: '8.6.3b' }, 'temporary-interdiction', 'maquis', 'network', 1),
]);

/** Assets and conditions that bring a die whatever the Action. */
interface AnyActionDice {
  readonly asset: Asset;
  readonly side: Side | 'owner';
  readonly dice: 1 | -1;
  readonly case: string;
}

const always = (
  asset: Asset,
  side: AnyActionDice['side'],
  count: AnyActionDice['dice'],
  number: string,
): AnyActionDice => Object.freeze({ asset, side, dice: count, case: number });

export const ANY_ACTION_DICE: readonly AnyActionDice[] = Object.freeze([
  always('hero', 'maquis', 1, '6.7.5'),
  always('soe', 'maquis', 1, '6.6b'),
  always('mbf', 'german', 1, '7.5.3'),
  always('advantage', 'owner', 1, '5.4.2'),
  always('morale', 'maquis', -1, '8.6.3c'),
]);
