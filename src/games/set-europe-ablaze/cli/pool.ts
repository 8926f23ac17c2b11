import type { Command } from '#cli/options.ts';
import { ACTION_IDS } from '../data/actions.ts';
import { isUnknownRecord, type UnknownRecord } from '../engine/read-state.ts';
import { countPool } from '../odds/index.ts';
import { eachLine, idEntry, type LineAnswer } from './each-line.ts';

export const poolCommand: Command = {
  name: 'pool',
  syntax: '[FILE]',
  does: 'Counts the dice of each line {"action": "sabotage", "side": "attack", "assets": {"network": 3}}; what only the player aid tells is null.',
  run: (args) => eachLine('pool', args, poolAnswer),
};

export function poolAnswer(line: UnknownRecord): LineAnswer {
  const { action, side, assets } = line;
  const actions: readonly unknown[] = [...ACTION_IDS, 'propaganda'];
  if (!actions.includes(action)) {
    return { wrong: `“action” must be one of ${ACTION_IDS.join(', ')}.` };
  }
  if (side !== 'attack' && side !== 'defend') {
    return { wrong: '“side” must be “attack” or “defend”.' };
  }
  if (!isUnknownRecord(assets))
    return { wrong: '“assets” must be an object with a number for each.' };
  const numbers = Object.entries(assets).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) >= 0,
  );
  if (numbers.length < Object.keys(assets).length) {
    return { wrong: 'each of “assets” must be a whole number from 0 on.' };
  }
  const asked = { action: String(action), side, assets: Object.fromEntries(numbers) } as const;
  return { result: { ...idEntry(line), ...countPool(asked) } };
}
