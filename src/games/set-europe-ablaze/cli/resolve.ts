import { ACTIONS, type ActionId } from '../data/actions.ts';
import { NO_IMPULSE, type Position, START_POSITION } from '../engine/log/index.ts';
import { isUnknownRecord, type UnknownRecord } from '../engine/read-state.ts';
import { type ResultChoice, supportOf } from '../engine/resolve/index.ts';
import { otherSide } from '../engine/state.ts';
import { readTables, type Tables } from '../engine/tables/index.ts';
import { countedDice, notCounted } from '../odds/index.ts';
import { idEntry, lineCommand } from './each-line.ts';
import { type ActionResult, resolveAction, resultFault } from './resolve/actions.ts';
import { STORIES } from './resolve/rest.ts';

export const resolveCommand = lineCommand(
  'resolve',
  'Tells of each line {"position": …, "result": …, "choices": […]} what comes of it, and what has to be decided next.',
  resolveAnswer,
);

const ACTION_RESULTS = ['roll', 'failure', 'success'];

/** What comes of a line: what is offered next, and the table after the choices made so far. */
export function resolveAnswer(line: UnknownRecord) {
  const { result, choices = [], position: told = {}, tables: entered = {} } = line;
  if (!isUnknownRecord(result)) return { wrong: '“result” must be an object with a “type”.' };
  if (!isUnknownRecord(told)) return { wrong: '“position” must be an object.' };
  if (!isUnknownRecord(entered)) return { wrong: '“tables” must be an object with sections.' };
  if (!Array.isArray(choices) || !choices.every(isUnknownRecord)) {
    return { wrong: '“choices” must be a list of objects.' };
  }
  const tables = tablesIn(entered);
  const position = positionTold(told, tables);
  const type = String(result.type);
  if (type === 'pools')
    return { result: { ...idEntry(line), ...poolsAnswer(position, tables, result) } };
  if (ACTION_RESULTS.includes(type)) {
    const fault = resultFault(result as ActionResult);
    if (fault !== undefined) return { wrong: fault };
  } else if (!Object.hasOwn(STORIES, type)) {
    return { wrong: `nobody can resolve “${type}”.` };
  }
  const { made, at } = withoutUndone(choices);
  const story = Object.hasOwn(STORIES, type) ? STORIES[type] : undefined;
  const { resolved, after } = story
    ? story({
        ...{ position, tables, result, choices: made },
        isSupportTold: isSupportTold(told) || position.supportCaches > 0,
      })
    : resolveAction(position, tables, result as ActionResult, made);
  if ('refused' in resolved) {
    const { refused } = resolved;
    return { result: { ...idEntry(line), refused: { ...refused, at: at(refused.at) } } };
  }
  const isCounted = isSupportTold(told) || position.supportCaches > 0;
  const { supportCaches, ...rest } = after;
  return {
    result: {
      ...idEntry(line),
      offered: resolved.decision ?? null,
      after: isCounted ? { ...rest, supportCaches } : rest,
      case: resolved.case ?? null,
    },
  };
}

/** Sections of an owner's tables, as far as they can be used. */
const tablesIn = (sections: UnknownRecord): Tables =>
  readTables({ format: 'sea-tables', version: 1, madeUp: true, ...sections }).tables ?? {};

/** Both pools of an Action, and what gives dice and was not counted (8.6.3). */
function poolsAnswer(position: Position, tables: Tables, { action, by, area }: UnknownRecord) {
  const id = ACTIONS.find((one) => one.id === action)?.id ?? ('sabotage' as ActionId);
  const side = by === 'german' ? 'german' : 'maquis';
  const now = { ...position, impulse: { ...position.impulse, area: String(area) } };
  const sides = [side, otherSide(side)] as const;
  const [attack, defend] = sides.map((one) => countedDice(now, id, one, tables));
  const names = sides.flatMap((one) => notCounted(now, id, one, tables).map(({ asset }) => asset));
  const missing = names.map((asset) => (asset === 'vichy-security' ? 'vichySecurity' : asset));
  return {
    offered: { ask: 'pools', chooser: side, options: [], attack, defend, notCounted: missing },
    after: position,
    case: '8.6.3',
  };
}

/** What is told takes the place of a fresh table's, part by part. */
const over = <Part extends object>(fresh: Part, told: unknown): Part =>
  isUnknownRecord(told) ? { ...fresh, ...told } : fresh;

/** A position as told: absent parts are a fresh table's, absent pieces of an Area nobody has counted. */
function positionTold(told: UnknownRecord, tables: Tables): Position {
  const position = {
    ...START_POSITION,
    phase: 'ops.act',
    ...told,
    ...Object.fromEntries(
      (['ap', 'startAp', 'vp', 'hand', 'ready', 'germany', 'stalag', 'heroes'] as const).map(
        (part) => [part, over(START_POSITION[part], told[part])],
      ),
    ),
    areas: isUnknownRecord(told.areas) ? told.areas : {},
    impulse: over(NO_IMPULSE, told.impulse),
    rulings: isUnknownRecord(told.rulings) ? told.rulings : {},
  } as Position;
  const support = isSupportTold(told) ? undefined : supportOf(position, tables);
  return support === undefined ? position : { ...position, supportCaches: support };
}

/** Whether somebody has told how many caches the Support box holds. */
const isSupportTold = ({ supportCaches }: UnknownRecord): boolean =>
  Number.isInteger(supportCaches);

/**
 * The choices that count: an undo takes back the last effect by hand, with what came of it.
 *
 * @returns them, and where each stood in the line
 */
function withoutUndone(choices: readonly ResultChoice[]): {
  readonly made: readonly ResultChoice[];
  readonly at: (made: number) => number;
} {
  let kept: (readonly [place: number, choice: ResultChoice])[] = [];
  for (const [place, choice] of choices.entries()) {
    if (choice.undo !== true) {
      kept = [...kept, [place, choice]];
      continue;
    }
    const last = kept.findLastIndex(([, { effect }]) => effect !== undefined);
    // Where there is none, the undo itself is what cannot be.
    kept = last < 0 ? [...kept, [place, choice]] : kept.slice(0, last);
  }
  return {
    made: kept.map(([, choice]) => choice),
    at: (made) => kept[made]?.[0] ?? made,
  };
}
