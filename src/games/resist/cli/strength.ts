import { policyFrom } from '#cli/play.ts';
import { strengthOf } from '#cli/strength.ts';
import { countFrom, wordFrom } from '#cli/values.ts';
import { READINGS, SPLITS } from '../data/index.ts';
import { RESIST_BUDGET } from './play.ts';
import { type ResistEnded, type ResistMatch, ResistTally } from './strength/row.ts';

export const resistStrength = strengthOf({
  plays: 'Plays games',
  measures: 'how a player fares',
  syntax:
    '[--policy random|plain|coach] [--budget N] [--split random|draft] [--reading strict|lenient]',
  options: { policy: 'string', budget: 'string', split: 'string', reading: 'string' },
  manyGames: 400,
  toldEvery: 20,
  player: new URL('./strength/player.ts', import.meta.url),
  begin({ values, games, seed, args }) {
    const id = policyFrom(values.policy ?? 'coach');
    const budget = countFrom('--budget', values.budget ?? RESIST_BUDGET);
    const split = wordFrom('--split', values.split ?? 'random', SPLITS);
    const reading = wordFrom('--reading', values.reading ?? 'strict', READINGS);
    const tally = new ResistTally();
    const match: ResistMatch = { policy: { id, budget }, split, reading, seed };
    return {
      match,
      add: (ended: ResistEnded) => tally.add(ended),
      standing: () => `${tally.wins} won, ${tally.losses} lost`,
      row: (took) => ({
        policy: id,
        ...(id === 'coach' ? { budget } : {}),
        split,
        reading,
        games,
        ...tally.told(),
        ...took,
        command: `strength ${withoutTable(args).join(' ')}`,
      }),
    };
  },
  kindOf: ({ policy, budget = 0, split, reading }: Row): string =>
    [reading, split, policy, String(budget).padStart(9, '0')].join(' '),
});

/** The arguments that measure the same games again. */
function withoutTable(args: readonly string[]): readonly string[] {
  const at = args.indexOf('--out');
  return at < 0 ? args : args.toSpliced(at, 2);
}

interface Row {
  readonly policy: string;
  readonly budget?: number;
  readonly split: string;
  readonly reading: string;
}
