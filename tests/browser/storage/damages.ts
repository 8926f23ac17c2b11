/*
 * A save with every single field damaged in turn: missing, of another kind, out of range.
 */

/** May be missing, or be anything that says nothing: the save is read without them. */
const OPTIONAL =
  /^(name|branchOf|help|order|revision|deleted|progress\.(ahead|noShotAt|game\.(from|setUp\.seed)|setUp\.goals\.\w+))$|(\.(by|drawnBy)|\.unseen|\.unseen\.\w+|\.(airdrops|rooms)(\.[\w-]+)+|\.carrying\.(goods\.\w+|field))$/;
const SAYS_NOTHING =
  /(airdrops(\.field-\w+)?|rooms|unseen|carrying\.goods|progress\.setUp\.goals)$/;
/** The steps of a game are alike: those at its beginning stand for the others. */
const LATE_STEP = /(steps|ahead)\.([2-9]|\d\d)/;

const GONE = Symbol('gone');

/** Every damaged form of a save, each with an id of its own. */
export function damages(save: object, name: string): readonly unknown[] {
  return pathsIn(save)
    .filter((path) => path.length > 0 && !LATE_STEP.test(path.join('.')))
    .flatMap((path) => {
      const at = path.join('.');
      const isNumber = typeof valueAt(save, path) === 'number';
      const isListed = /\.\d+$/.test(at);
      return [
        ...(OPTIONAL.test(at) || isListed ? [] : [GONE]),
        ...(SAYS_NOTHING.test(at) ? [] : [{ nonsense: 1 }]),
        ...(typeof valueAt(save, path) === 'boolean' ? [] : [true]),
        null,
        ...(isNumber && at !== 'version' ? [-5, 1e17] : []),
      ]
        .filter((by) => !(by === null && at.endsWith('.acting')))
        .map((by) => damaged(save, path, by));
    })
    .map((value, n) =>
      typeof (value as { id?: unknown }).id === 'string'
        ? { ...(value as object), id: `${name}, damage ${n}` }
        : value,
    );
}

type Path = readonly string[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]))];
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inside, key) => (inside as Record<string, unknown>)[key], value);

function damaged(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  if (rest.length === 0 && by === GONE) delete copy[key];
  else copy[key] = damaged(copy[key], rest, by);
  return copy;
}
