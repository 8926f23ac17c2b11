import { GAME, type GameOptions, type VariantId } from '../data/index.ts';
import { dealtSetUp, type SetUp } from '../engine/index.ts';
import { poilusLinks } from './links.ts';

/** Who may see the hands on the screen: each player their own when the device comes round, or all. */
export const WAYS = ['round', 'open'] as const;
export type Way = (typeof WAYS)[number];

/** What is decided before a game; the rest is dealt by the seed. */
export interface SetUpInProgress {
  readonly way: Way;
  /** 2 to 5. */
  readonly players: number;
  /** What players call themselves; more than play now, so that nobody is forgotten. */
  readonly names: readonly string[];
  readonly variant: VariantId;
  readonly options: GameOptions;
  readonly seed: string;
}

/** How a game is played where nobody says. */
export const newSetUpInProgress = (
  seed: string,
  names: readonly string[] = [],
): SetUpInProgress => ({
  way: 'round',
  players: 3,
  names,
  variant: 'normal',
  options: {},
  seed,
});

/** What a deal settles of a draft; how hands are kept and what players are called it leaves open. */
export type SharedDeal = Omit<SetUpInProgress, 'way' | 'names'>;

/** The set-up a draft comes to: soldiers, leader and tiles by its seed. */
export const completeSetUp = ({ players, variant, options, seed }: SharedDeal): SetUp =>
  dealtSetUp({ players, variant, options, seed });

/** What deals a set-up; nothing where no draft deals so. */
export function dealIn(setUp: SetUp): SharedDeal | undefined {
  const { players, variant = 'normal', options = {}, seed = '' } = setUp;
  const deal = { players, variant, options, seed };
  return poilusLinks.dealLink(completeSetUp(deal)) === poilusLinks.dealLink(setUp)
    ? deal
    : undefined;
}

/** As much of a set-up as hangs on how many sit at the table. */
interface Seated {
  readonly players: number;
  readonly options: GameOptions;
}

/** A draft with other players; the Chaplain stands by two and leaves when there are more. */
export function withPlayers<Own extends Seated>(draft: Own, players: number): Own {
  const count = Math.max(GAME.leastPlayers, Math.min(GAME.mostPlayers, players));
  const { twoPlayers: _, ...options } = draft.options;
  return {
    ...draft,
    players: count,
    options: count === GAME.leastPlayers ? { ...options, twoPlayers: 'chaplain' } : options,
  };
}

/** The names with another one at a seat. */
export const withName = (names: readonly string[], seat: number, name: string): readonly string[] =>
  Array.from({ length: GAME.mostPlayers }, (_, n) => (n === seat ? name : (names[n] ?? '')));
