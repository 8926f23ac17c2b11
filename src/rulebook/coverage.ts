/** Files by their path from the root of the repository, each with its text. */
export type Sources = Readonly<Record<string, string>>;

/** Where a rule lives in the code. */
interface RuleCoverage {
  /** The reasons for which a move is refused by this rule. */
  readonly refusals: readonly string[];
  /** What can be wrong with a table by this rule. */
  readonly faults: readonly string[];
  /** The kinds of line it writes into the log. */
  readonly logged: readonly string[];
  /** The files of the engine that name it. */
  readonly checkedIn: readonly string[];
  /** How many tests carry its id in their title, by file. */
  readonly tests: readonly { readonly file: string; readonly count: number }[];
}

/** `'place-is-taken': 'game.free-place'`: a code of a table of reasons, with its rule. */
const CODES = /'([a-z-]+)': '([a-z-]+\.[a-z-]+)'/g;
/** `{ type: 'lost', …, rule: 'game.white-arrow' }`: a line of the log, with its rule. */
const LINES = /type: '([a-z-]+)'[^{}]*?(?:\{[^{}]*\}[^{}]*?)*?rule: '([a-z-]+\.[a-z-]+)'/g;
/** The title of a test, up to the first quotation mark of its own kind. */
const TITLES = /\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g;

const matches = (text: string, pattern: RegExp, rule: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(pattern)].filter((found) => found[2] === rule).map(([, one]) => one),
  ),
];

/**
 * What the sources say of one rule. They are read as text, because what is looked for is where the
 * id of the rule stands.
 */
export function coverageOf(rule: string, engine: Sources, tests: Sources): RuleCoverage {
  const named = new RegExp(`(?<![a-z.-])${rule.replace('.', '\\.')}(?![a-z-])`);
  const filesOf = (sources: Sources) => Object.entries(sources);
  const all = (ending: string, pattern: RegExp) =>
    filesOf(engine).flatMap(([file, text]) =>
      file.endsWith(ending) ? matches(text, pattern, rule) : [],
    );
  return {
    refusals: all('/why-not.ts', CODES),
    faults: all('/faults.ts', CODES),
    logged: [...new Set(all('.ts', LINES))],
    checkedIn: filesOf(engine).flatMap(([file, text]) => (named.test(text) ? [file] : [])),
    tests: filesOf(tests).flatMap(([file, text]) => {
      const titles = [...text.matchAll(TITLES)].filter(([, , title]) => named.test(title));
      return titles.length > 0 ? [{ file, count: titles.length }] : [];
    }),
  };
}

/** How many tests carry the rule in their title. */
export const testCount = ({ tests }: RuleCoverage): number =>
  tests.reduce((sum, { count }) => sum + count, 0);
