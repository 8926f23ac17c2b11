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

/** `{ codes: REASON_CODES, … } = reasonsBy<RuleId>()({ … })`: a list of reasons, each code with its rule. */
const REFUSALS = /\bcodes: REASON_CODES\b[^=]*= reasonsBy(?:<\w+>)?\(\)\(\{([^}]*)\}/g;
const FAULTS = /\bcodes: FAULT_CODES\b[^=]*= reasonsBy(?:<\w+>)?\(\)\(\{([^}]*)\}/g;
/** `'place-is-taken': 'game.free-place'`: a code of such a list, with its rule. */
const CODES = /\b([a-z-]+)'?: '([a-z-]+\.[a-z-]+)'/g;
/** `{ type: 'lost', …, rule: 'game.white-arrow' }`: a line of the log, with its rule. */
const LINES = /type: '([a-z-]+)'[^{}]*?(?:\{[^{}]*\}[^{}]*?)*?rule: '([a-z-]+\.[a-z-]+)'/g;
/** The title of a test, up to the first quotation mark of its own kind. */
const TITLES = /\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g;

/** The titles of the tests in a file; each file is gone through once for all rules. */
const titlesRead = new Map<string, readonly string[]>();

function titlesIn(text: string): readonly string[] {
  const known = titlesRead.get(text);
  if (known) return known;
  const titles = [...text.matchAll(TITLES)].map(([, , title = '']) => title);
  titlesRead.set(text, titles);
  return titles;
}

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
  const texts = Object.values(engine);
  const codesIn = (list: RegExp) =>
    texts.flatMap((text) =>
      [...text.matchAll(list)].flatMap(([, codes = '']) => matches(codes, CODES, rule)),
    );
  return {
    refusals: codesIn(REFUSALS),
    faults: codesIn(FAULTS),
    logged: [...new Set(texts.flatMap((text) => matches(text, LINES, rule)))],
    checkedIn: filesOf(engine).flatMap(([file, text]) => (named.test(text) ? [file] : [])),
    tests: filesOf(tests).flatMap(([file, text]) => {
      const count = titlesIn(text).filter((title) => named.test(title)).length;
      return count > 0 ? [{ file, count }] : [];
    }),
  };
}

/** How many tests carry the rule in their title. */
export const testCount = ({ tests }: RuleCoverage): number =>
  tests.reduce((sum, { count }) => sum + count, 0);
