import type { WrittenRule } from './written-rules.ts';

/** What a game says its rulebook must hold. */
interface Expected {
  readonly chapters: readonly string[];
  readonly rules: readonly { readonly id: string; readonly chapter: string }[];
  readonly rulings: readonly string[];
}

/** What the rulebook of one language holds. */
interface FoundInBook {
  readonly chapters: readonly {
    readonly name: string;
    readonly rules: readonly WrittenRule[];
    readonly sees: readonly string[];
  }[];
  readonly rulings: readonly string[];
  /** The rules that players' words point to. */
  readonly words: readonly string[];
  /** The rules that errata are about. */
  readonly errata: readonly string[];
  readonly terms: readonly {
    readonly id: string;
    readonly rule: string;
    readonly forms: readonly string[];
  }[];
}

const doubled = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.filter((name, index) => names.indexOf(name) !== index));

const missing = (wanted: readonly string[], found: readonly string[]): readonly string[] =>
  wanted.filter((name) => !found.includes(name));

function* chapterFaults(expected: Expected, found: FoundInBook): Iterable<string> {
  const written = found.chapters.map((chapter) => chapter.name);
  for (const name of missing(expected.chapters, written)) {
    yield `The chapter "${name}" is not written.`;
  }
  for (const name of missing(written, expected.chapters)) {
    yield `The chapter "${name}" is written, but the game does not list it.`;
  }
}

function* ruleFaults(expected: Expected, found: FoundInBook): Iterable<string> {
  const known = new Map(expected.rules.map((rule) => [rule.id, rule.chapter]));
  const written = found.chapters.flatMap((chapter) =>
    chapter.rules.map((rule) => ({ ...rule, chapter: chapter.name })),
  );
  const ids = written.map((rule) => rule.id);

  for (const { id, title, chapter } of written) {
    const home = known.get(id);
    if (!home) yield `The chapter "${chapter}" writes the rule "${id}", which no game knows.`;
    else if (home !== chapter) {
      yield `The rule "${id}" stands in the chapter "${chapter}" and belongs in "${home}".`;
    }
    if (!title) yield `The rule "${id}" in the chapter "${chapter}" has no title.`;
  }
  for (const id of missing([...known.keys()], ids)) {
    yield `The rule "${id}" is not written; it belongs in the chapter "${known.get(id)}".`;
  }
  for (const id of doubled(ids)) yield `The rule "${id}" is written more than once.`;
  for (const { name, sees } of found.chapters) {
    for (const id of missing(sees, [...known.keys()])) {
      yield `The chapter "${name}" points to the rule "${id}", which no game knows.`;
    }
  }
  for (const id of missing(found.words, [...known.keys()])) {
    yield `Players' words point to the rule "${id}", which no game knows.`;
  }
  for (const id of missing(found.errata, [...known.keys()])) {
    yield `An erratum is about the rule "${id}", which no game knows.`;
  }
}

function* rulingFaults(expected: Expected, found: FoundInBook): Iterable<string> {
  for (const id of missing(expected.rulings, found.rulings)) {
    yield `The ruling ${id} is not written.`;
  }
  for (const id of missing(found.rulings, expected.rulings)) {
    yield `The ruling ${id} is written, but the game does not list it.`;
  }
  for (const id of doubled(found.rulings)) yield `The ruling ${id} is written more than once.`;
}

function* termFaults(expected: Expected, { terms }: FoundInBook): Iterable<string> {
  const known = expected.rules.map(({ id }) => id);
  for (const { id, rule } of terms) {
    if (!known.includes(rule))
      yield `The term "${id}" points to the rule "${rule}", which no game knows.`;
  }
  for (const id of doubled(terms.map((term) => term.id))) {
    yield `The term "${id}" is defined more than once.`;
  }
  for (const form of doubled(terms.flatMap(({ forms }) => forms))) {
    yield `The word "${form}" belongs to more than one term.`;
  }
}

/** Every way in which a rulebook and its game do not fit together, a sentence each. */
export function rulebookFaults(expected: Expected, found: FoundInBook): readonly string[] {
  return [
    ...chapterFaults(expected, found),
    ...ruleFaults(expected, found),
    ...rulingFaults(expected, found),
    ...termFaults(expected, found),
  ];
}
