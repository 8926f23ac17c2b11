import { BadInput } from '#cli/options.ts';
import { eitherOf, listed } from '#shared/list-text.ts';
import { nearest } from '#shared/nearest.ts';
import { type GameOptions, LEAST_PLAYERS, MOST_PLAYERS, OPTIONS } from '../data/index.ts';

/** A number of players. */
export function playersFrom(option: string, text: string): number {
  const players = Number(text);
  if (/^\d$/.test(text) && players >= LEAST_PLAYERS && players <= MOST_PLAYERS) return players;
  throw new BadInput(
    `${option} is “${text}”; it must be a number of players from ${LEAST_PLAYERS} to ${MOST_PLAYERS}.`,
  );
}

/** The options of a set-up, written as in a record: `{"proud": "if-last"}`. */
export function optionsFrom(option: string, text: string): GameOptions {
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
