import { BadInput, type Command, readOptions } from '#cli/options.ts';
import { print, printError } from '#cli/output.ts';
import { textsIn } from '#cli/texts.ts';
import { type Fraction, fractionText } from '#shared/chance/fraction.ts';
import { nearest } from '#shared/nearest.ts';
import { ACTION_IDS } from '../data/actions.ts';
import { JUDGED, judgeEvent } from '../engine/judge.ts';
import { isUnknownRecord, type UnknownRecord } from '../engine/read-state.ts';
import { type Schedule, type ScoredArea, score } from '../engine/score.ts';
import { shortValue } from '../engine/tables/shape.ts';
import { chanceOf, countPool, MOST_DICE, resolveOdds, successes } from '../odds/index.ts';

/** What came of a line: a result to print, or a sentence that says what is wrong with it. */
type LineAnswer = { readonly result: unknown } | { readonly wrong: string };

function answerTo(text: string, answer: (line: UnknownRecord) => LineAnswer): LineAnswer {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return { wrong: 'this is no JSON.' };
  }
  if (!isUnknownRecord(line)) return { wrong: 'this is no object; write one as {…}.' };
  return answer(line);
}

/**
 * Answers each line of a file, or of standard input, with a line of JSON; an `id` is repeated.
 *
 * @returns whether every line could be answered
 * @throws {BadInput} where there is no line at all
 */
async function eachLine(
  command: string,
  args: readonly string[],
  answer: (line: UnknownRecord) => LineAnswer,
): Promise<boolean> {
  const { file } = readOptions(args, { command, options: {}, takesFile: true });
  const name = file ?? 'standard input';
  let lines = 0;
  let isWhole = true;
  for await (const { line, text } of textsIn(file)) {
    lines++;
    const answered = answerTo(text, answer);
    if ('result' in answered) await print(answered.result);
    else {
      isWhole = false;
      printError(`${name}, line ${line}: ${answered.wrong}`);
    }
  }
  if (lines === 0) throw new BadInput(`In ${name} there is no line; give one, as JSON.`);
  return isWhole;
}

/** A command that answers each line. */
export const lineCommand = (
  name: string,
  summary: string,
  answer: (line: UnknownRecord) => LineAnswer,
): Command => ({
  name,
  syntax: '[FILE]',
  summary,
  run: (args) => eachLine(name, args, answer),
});

/** The `id` of a line, for its answer. */
export const idEntry = ({ id }: UnknownRecord): object => (id === undefined ? {} : { id });

/** A whole number of a line within bounds, or nothing. */
function wholeOf(
  line: UnknownRecord,
  name: string,
  least: number,
  most: number,
): number | undefined {
  const value = line[name];
  const fits = Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
  return fits ? Number(value) : undefined;
}

const judgeCommand = lineCommand(
  'judge',
  'Says of each line {"state": …, "event": …} whether it may be done, and by which case.',
  judged,
);

/** The verdict on a line; `edges`, which Areas touch, may stand in the state or beside it. */
function judged(line: UnknownRecord): LineAnswer {
  const { state = {}, event, edges } = line;
  if (!isUnknownRecord(state)) return { wrong: '“state” must be an object.' };
  if (!isUnknownRecord(event)) return { wrong: '“event” must be an object with a “type”.' };
  const verdict = judgeEvent(edges === undefined ? state : { ...state, edges }, event);
  if (verdict) {
    const { legal, case: number } = verdict;
    return { result: { ...idEntry(line), legal, case: number } };
  }
  const type = typeof event.type === 'string' ? event.type : shortValue(event.type);
  const meant = nearest(type, JUDGED);
  return {
    wrong: meant
      ? `nobody can judge “${type}”; did you mean “${meant}”?`
      : `nobody can judge “${type}”; what can be judged is ${JUDGED.join(', ')}.`,
  };
}

const oddsCommand = lineCommand(
  'odds',
  'Tells the exact odds of each line {"attack": 8, "defend": 5, "modifier": 0, "backfire": 2}; "ifs", "dice_bought" and "pips" may be added.',
  oddsAnswer,
);

const texts = (chances: Iterable<readonly [number, Fraction]>): Readonly<Record<string, string>> =>
  Object.fromEntries([...chances].map(([at, chance]) => [at, fractionText(chance)]));

/** The odds of a line as fractions in lowest terms. */
function oddsAnswer(line: UnknownRecord): LineAnswer {
  const bought = wholeOf(line, 'dice_bought', 0, MOST_DICE) ?? 0;
  const own = wholeOf(line, 'attack', 0, MOST_DICE);
  const defend = wholeOf(line, 'defend', 0, MOST_DICE);
  const modifier = wholeOf({ modifier: 0, ...line }, 'modifier', -99, 99);
  const backfire = wholeOf(line, 'backfire', 0, 99);
  const pips = wholeOf({ pips: 0, ...line }, 'pips', 0, 19);
  if (own === undefined || own + bought > MOST_DICE) {
    return { wrong: `“attack” must be a whole number; no pool is larger than ${MOST_DICE}.` };
  }
  if (defend === undefined) {
    return { wrong: `“defend” must be a whole number from 0 to ${MOST_DICE}.` };
  }
  if (modifier === undefined) return { wrong: '“modifier” must be a whole number.' };
  if (backfire === undefined) return { wrong: '“backfire” must be a whole number from 0 on.' };
  if (pips === undefined) return { wrong: '“pips” must be a whole number from 0 to 19.' };
  const attack = own + bought;
  const odds = resolveOdds({ attack, defend, modifier, backfire, pips });
  const ifs = Array.isArray(line.ifs) ? line.ifs.filter(Number.isInteger) : [];
  return {
    result: {
      ...idEntry(line),
      attack,
      defend,
      checkNumber: odds.checkNumber,
      backfireValue: backfire,
      check: fractionText(odds.check),
      comparison: fractionText(odds.comparison),
      backfire: fractionText(odds.backfire),
      success: fractionText(odds.success),
      difference: texts(successes(odds)),
      expectedLosses: fractionText(odds.expectedLosses),
      ...(ifs.length > 0 && {
        exactly: texts(ifs.map((at: number) => [at, chanceOf(odds, at)])),
      }),
      ...(pips > 0 && { pipsSpent: texts(odds.pipsSpent.entries()) }),
    },
  };
}

const poolCommand = lineCommand(
  'pool',
  'Counts the dice of each line {"action": "sabotage", "side": "attack", "assets": {"network": 3}}; what only the player aid tells is null.',
  poolAnswer,
);

function poolAnswer(line: UnknownRecord): LineAnswer {
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

const scoreCommand = lineCommand(
  'score',
  'Scores the turn of each line {"turn": 5, "schedule": …, "areas": […], "edges": […]}, with the reason for each Area.',
  scoreAnswer,
);

const isWhole = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const isArea = (value: unknown): boolean =>
  isUnknownRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.country === 'string' &&
  isWhole(value.value) &&
  isWhole(value.damage);

const isEdge = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((end) => typeof end === 'string');

const isSchedule = (value: unknown): boolean =>
  isUnknownRecord(value) &&
  isWhole(value.damage) &&
  isWhole(value.direct) &&
  isWhole(value.temporary) &&
  (isWhole(value.immuneZero) || isUnknownRecord(value.immuneZero));

function scoreAnswer(line: UnknownRecord): LineAnswer {
  const { schedule, areas, edges = [] } = line;
  const turn = wholeOf(line, 'turn', 1, 9);
  if (turn === undefined) return { wrong: '“turn” must be a whole number from 1 to 9.' };
  if (!isSchedule(schedule)) {
    return {
      wrong: '“schedule” must have whole numbers for damage, direct, temporary and immuneZero.',
    };
  }
  if (!Array.isArray(areas) || !areas.every(isArea)) {
    return { wrong: 'each of “areas” must have an id, a country, a value and its damage.' };
  }
  if (!Array.isArray(edges) || !edges.every(isEdge)) {
    return { wrong: 'each of “edges” must be a pair of ids.' };
  }
  const result = score({
    turn,
    schedule: schedule as Schedule,
    areas: areas as readonly ScoredArea[],
    edges: edges as readonly (readonly [string, string])[],
  });
  const why = Object.fromEntries(Object.entries(result.areas).map(([id, area]) => [id, area.why]));
  return { result: { ...idEntry(line), ...result, why } };
}

/** What each command answers to a line. */
export const LINE_ANSWERS = {
  judge: judged,
  odds: oddsAnswer,
  pool: poolAnswer,
  score: scoreAnswer,
};

/** The commands that answer line by line. */
export const LINE_COMMANDS: readonly Command[] = [
  judgeCommand,
  oddsCommand,
  poolCommand,
  scoreCommand,
];
