import { BadInput, type Values } from '#cli/options.ts';
import { type PolicyId, policyFrom } from '#cli/play.ts';
import { countFrom, wordFrom } from '#cli/values.ts';
import { atRandom, playOut } from '#play/rules/playout.ts';
import { randomFrom } from '#shared/random.ts';
import { choosePlainlyInPoilus, judgeMoves } from '../coach/index.ts';
import { VARIANT_IDS } from '../data/index.ts';
import {
  asItsTableSaw,
  dealtSetUp,
  legalMoves,
  type Move,
  makeRecord,
  newGame,
  outcomeOf,
  type Position,
  playerView,
  type SetUp,
  setUpFaults,
} from '../engine/index.ts';
import { type MutablePosition, mutableCopy, TURN } from '../engine/position.ts';
import { poilusEngine } from '../engine/rules.ts';
import { optionsFrom, playersFrom } from './options-from.ts';
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
    const policy = poilusPolicyFrom(values.policy ?? 'random', values.lines);
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

function poilusPolicyFrom(id: string, lines: string | undefined): PoilusPolicy {
  const known = policyFrom(id);
  if (lines !== undefined && known !== 'coach') {
    throw new BadInput('--lines is how many games the coach plays on; leave it out for others.');
  }
  return { id: known, lines: countFrom('--lines', lines ?? USUAL_LINES) };
}

/** How many lines the coach plays for a decision where nobody says. */
export const USUAL_LINES = '300';

/** Who plays all seats; the coach sees one hand at a time. */
interface PoilusPolicy {
  readonly id: PolicyId;
  readonly lines: number;
}

interface PlayedGame {
  readonly moves: readonly Move[];
  readonly end: Position;
}

/** Plays a whole open game. The players' chance is not the cards' chance. */
export function playPoilus(setUp: SetUp, { id, lines }: PoilusPolicy): PlayedGame {
  const end = mutableCopy(newGame(setUp));
  const moves: Move[] = [];
  playOut(poilusEngine, end, player(), (move) => moves.push(move));
  return { moves, end };

  function player(): (draft: MutablePosition, n: number) => Move | undefined {
    switch (id) {
      case 'random':
        return atRandom(poilusEngine, randomFrom(`random players ${setUp.seed}`));
      case 'plain':
        return (draft) => choosePlainlyInPoilus(draft);
      default:
        return (draft, n) => coached(draft, lines, `${setUp.seed} ${n}`);
    }
  }
}

function coached(position: Position, lines: number, seed: string): Move {
  const [only, ...others] = legalMoves(position);
  if (others.length === 0) return only;
  return judgeMoves(playerView(position, position[TURN]), lines, seed)[0].move;
}
