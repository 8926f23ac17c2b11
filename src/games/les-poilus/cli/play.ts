import { BadInput, type Values } from '#cli/options.ts';
import { countFrom, wordFrom } from '#cli/values.ts';
import { VARIANT_IDS } from '../data/index.ts';
import {
  asItsTableSaw,
  dealtSetUp,
  makeRecord,
  newGame,
  outcomeOf,
  setUpFaults,
} from '../engine/index.ts';
import { optionsFrom, playersFrom } from './options-from.ts';
import { POILUS_POLICIES, type PoilusPolicy, playPoilus, USUAL_LINES } from './played-game.ts';
import { setUpFaultText } from './set-up-faults.ts';

const options = {
  players: 'string',
  variant: 'string',
  options: 'string',
  policy: 'string',
  lines: 'string',
  secret: 'boolean',
  states: 'boolean',
} as const;

export const poilusPlay = {
  newGame,
  syntax:
    '[--players P] [--variant V] [--options JSON] [--policy random|plain|coach] [--lines N] [--secret] [--states]',
  options,
  playerFor(values: Values<typeof options>) {
    const wish = wishIn(values);
    const policy = policyFrom(values.policy ?? 'random', values.lines);
    return (seed: string) => {
      const dealt = dealtSetUp({ ...wish, seed });
      const [fault] = setUpFaults(dealt);
      if (fault) throw new BadInput(`This cannot be played: ${setUpFaultText(fault)}.`);
      const played = playPoilus(dealt, policy);
      const { setUp, moves, outcome } = values.secret
        ? asItsTableSaw(dealt, played.moves)
        : { setUp: dealt, moves: played.moves, outcome: outcomeOf(played.end) };
      return { setUp, moves, record: makeRecord(setUp, moves, outcome) };
    };
  },
};

function wishIn({ players, variant, options: json }: Values<typeof options>) {
  return {
    ...(players === undefined ? {} : { players: playersFrom('--players', players) }),
    ...(variant === undefined ? {} : { variant: wordFrom('--variant', variant, VARIANT_IDS) }),
    ...(json === undefined ? {} : { options: optionsFrom('--options', json) }),
  };
}

function policyFrom(id: string, lines: string | undefined): PoilusPolicy {
  const known = wordFrom('--policy', id, POILUS_POLICIES);
  if (lines !== undefined && known !== 'coach') {
    throw new BadInput('--lines is how many games the coach plays on; leave it out for others.');
  }
  return { id: known, lines: countFrom('--lines', lines ?? USUAL_LINES) };
}
