import { BadInput, type Values } from '#cli/options.ts';
import { type Policy, policyFrom } from '#cli/play.ts';
import { wordFrom } from '#cli/values.ts';
import { atRandom, playOut } from '#play/rules/playout.ts';
import { eitherOf, listed } from '#shared/list-text.ts';
import { nearest } from '#shared/nearest.ts';
import { randomFrom } from '#shared/random.ts';
import { choosePlainlyInPoilus, judgeMoves } from '../coach/index.ts';
import { GAME, type GameOptions, OPTIONS, VARIANT_IDS } from '../data/index.ts';
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
import { faultText } from '../i18n/faults.ts';
import { bySeat } from './record-faults.ts';

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
    const { policy: id = 'random', lines } = values;
    const policy = policyFrom(id, lines, USUAL_LINES, '--lines');
    return (seed: string) => {
      const dealt = dealtSetUp({ ...wish, seed });
      const [fault] = setUpFaults(dealt);
      if (fault) throw new BadInput(`This cannot be played. ${faultText(fault, bySeat)}`);
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

/** How many lines the coach plays for a decision where nobody says. */
export const USUAL_LINES = 300;

interface PlayedGame {
  readonly moves: readonly Move[];
  readonly end: Position;
}

/**
 * Plays a whole open game. The players' chance is not the cards' chance; the coach sees one hand at a time.
 */
export function playPoilus(setUp: SetUp, { id, budget }: Policy): PlayedGame {
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
        return (draft, n) => coached(draft, budget, `${setUp.seed} ${n}`);
    }
  }
}

function coached(position: Position, lines: number, seed: string): Move {
  const [only, ...others] = legalMoves(position);
  if (others.length === 0) return only;
  return judgeMoves(playerView(position, position[TURN]), lines, seed)[0].move;
}

/** A number of players. */
export function playersFrom(option: string, text: string): number {
  const players = Number(text);
  if (/^\d$/.test(text) && players >= GAME.leastPlayers && players <= GAME.mostPlayers)
    return players;
  throw new BadInput(
    `${option} is “${text}”; it must be a number of players from ${GAME.leastPlayers} to ${GAME.mostPlayers}.`,
  );
}

/** The options of a set-up, written as in a record: `{"proud": "if-last"}`. */
function optionsFrom(option: string, text: string): GameOptions {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadInput(`${option} is “${text}”, which is not JSON; write {"proud": "if-last"}.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadInput(`${option} is “${text}”; it must be a JSON object.`);
  }
  for (const [id, chosen] of Object.entries(value)) checkOption(option, id, chosen);
  return value as GameOptions;
}

function checkOption(option: string, id: string, chosen: unknown): void {
  const ids = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[];
  const known = ids.find((one) => one === id);
  if (!known) {
    const suggestion = nearest(id, ids);
    throw new BadInput(
      suggestion
        ? `${option} names “${id}”, which is no option; did you mean “${suggestion}”?`
        : `${option} names “${id}”, which is no option; the options are ${listed(ids)}.`,
    );
  }
  const choices: readonly string[] = OPTIONS[known];
  if (choices.some((choice) => choice === chosen)) return;
  throw new BadInput(
    `In ${option}, ${id} is ${JSON.stringify(chosen)}; it must be ${eitherOf(choices)}.`,
  );
}
