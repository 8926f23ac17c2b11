import type { Save as SaveOf } from '#play/saves/save.ts';
import type { HelpLevel } from '#play/saves/save-format.ts';
import {
  byHelp,
  type FinishedCount,
  type Finished as FinishedOf,
  finishedAmong,
  finishedCsv,
  groupedBy,
} from '#play/statistics/finished.ts';
import { GAME, VARIANT_IDS, type VariantId } from '../data/index.ts';
import { ENDINGS, type EndingId, poilusRules, type Result, snapshotOf } from '../engine/index.ts';
import type { PoilusSaves } from './save-format.ts';

type Save = SaveOf<PoilusSaves>;
type Finished = FinishedOf<PoilusSaves>;

/** How many games came to what. */
type WonAndLost = Readonly<Record<Result, number>>;

/** What finished games came to. */
interface Statistics extends FinishedCount {
  readonly byPlayers: readonly { readonly players: number; readonly results: WonAndLost }[];
  readonly byVariant: readonly { readonly variant: VariantId; readonly results: WonAndLost }[];
  readonly byEnding: readonly { readonly ending: EndingId; readonly games: number }[];
  readonly byHelp: readonly { readonly help: HelpLevel; readonly results: WonAndLost }[];
}

const COUNTS = Array.from(
  { length: GAME.mostPlayers - GAME.leastPlayers + 1 },
  (_, n) => GAME.leastPlayers + n,
);

const variantOf = ({ game }: Finished): VariantId => game.setUp.variant ?? 'normal';

export function poilusStatistics(saves: readonly Save[]): Statistics {
  const { games, count } = finishedAmong<PoilusSaves>(poilusRules, saves);
  const tables = groupedBy(games, COUNTS, ({ game }, players) => game.setUp.players === players);
  const variants = groupedBy(games, VARIANT_IDS, (game, variant) => variantOf(game) === variant);
  return {
    ...count,
    byPlayers: tables.map((one) => ({ players: one.group, results: resultsOf(one.games) })),
    byVariant: variants.map((one) => ({ variant: one.group, results: resultsOf(one.games) })),
    byEnding: ENDINGS.map((ending) => ({
      ending,
      games: games.filter(({ outcome }) => outcome.reason === ending).length,
    })),
    byHelp: byHelp(games).map((one) => ({ help: one.group, results: resultsOf(one.games) })),
  };
}

function resultsOf(games: readonly Finished[]): WonAndLost {
  const count = (result: Result) => games.filter(({ outcome }) => outcome.result === result).length;
  return { win: count('win'), loss: count('loss') };
}

/** Finished games as a table for other programs, a game a line, ids as in the record. */
export const poilusStatisticsCsv = (saves: readonly Save[]): string =>
  finishedCsv<PoilusSaves>(
    finishedAmong<PoilusSaves>(poilusRules, saves).games,
    { players: ({ game }) => game.setUp.players, variant: variantOf },
    {
      missions: ({ position }) => snapshotOf(position).mission,
      morale: ({ position }) => snapshotOf(position).morale,
      trials: ({ position }) => snapshotOf(position).trials,
    },
  );
