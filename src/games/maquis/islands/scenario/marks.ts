import * as v from 'valibot';

/** Which scenarios were solved on this device, and which were tried without success so far. */
export interface Marks {
  readonly solved: readonly string[];
  readonly tried: readonly string[];
}

const KEY = 'safe-house.maquis.scenarios';
const ids = v.array(v.string());
const Schema = v.object({ solved: ids, tried: ids });

const NONE: Marks = { solved: [], tried: [] };

/**
 * The marks kept on this device. What cannot be read counts as no marks at all.
 *
 * @throws where the browser denies storage
 */
export function readMarks(): Marks {
  const text = localStorage.getItem(KEY);
  try {
    const read = v.safeParse(Schema, JSON.parse(text ?? 'null'));
    return read.success ? read.output : NONE;
  } catch {
    return NONE;
  }
}

/**
 * Notes that a scenario was solved or tried; solved stays solved.
 *
 * @returns whether the note is kept when the page closes
 */
export function keepMark(id: string, mark: keyof Marks): boolean {
  try {
    const { solved, tried } = readMarks();
    const marks: Marks =
      mark === 'solved' || solved.includes(id)
        ? { solved: [...without(solved, id), id], tried: without(tried, id) }
        : { solved, tried: [...without(tried, id), id] };
    localStorage.setItem(KEY, JSON.stringify(marks));
    return true;
  } catch {
    return false;
  }
}

const without = (all: readonly string[], id: string): readonly string[] =>
  all.filter((other) => other !== id);

/** What a list of scenarios tells of one of them. */
export const markOf = ({ solved, tried }: Marks, id: string): keyof Marks | undefined =>
  solved.includes(id) ? 'solved' : tried.includes(id) ? 'tried' : undefined;

/** The first one that is not solved, going on from one of them and round to the start. */
export function nextUnsolved<One extends { readonly id: string }>(
  inOrder: readonly One[],
  { solved }: Marks,
  after?: string,
): One | undefined {
  const at = inOrder.findIndex(({ id }) => id === after) + 1;
  return [...inOrder.slice(at), ...inOrder.slice(0, at)].find(
    ({ id }) => id !== after && !solved.includes(id),
  );
}
