import { commandWithOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { countFrom, gamesAndSeed } from '#cli/values.ts';
import { peopleWorth } from '../coach/training/people-worth.ts';
import { WEIGHTS } from '../coach/value/weights.ts';
import { ResistNet } from '../coach/value-net.ts';
import { resistWeightsFrom } from '../coach/weights-text.ts';

const ROUNDS = '1';
const DIGITS = 4;

export const people = commandWithOptions({
  name: 'people',
  syntax: '--games N --seed S [--rounds N]',
  does: 'Measures what each Maquis is worth in the Hidden deck, from drafts by a coin: what the draft goes by.',
  options: { games: 'string', seed: 'string', rounds: 'string' },
  async run({ values, command }) {
    const { games, seed } = gamesAndSeed(values, command, 60000);
    const rounds = countFrom('--rounds', values.rounds ?? ROUNDS);
    const net = new ResistNet(resistWeightsFrom(WEIGHTS));
    const { worth, standardError } = peopleWorth(net, { games, rounds, seed });
    const sorted = Object.entries(worth).sort(([, one], [, other]) => other - one);
    await print({
      games,
      rounds,
      standardError: rounded(standardError),
      worth: Object.fromEntries(sorted.map(([id, by]) => [id, rounded(by)])),
    });
    return true;
  },
});

const rounded = (number: number): number => Number(number.toFixed(DIGITS));
