import { createHash } from 'node:crypto';
import { ruleWordsIn } from './written-rules.ts';

/** When the text of a rule last changed, and a print of that text by which a later change is noticed. */
interface RuleDate {
  /** Year, month and day: `2026-11-22`. */
  readonly changed: string;
  readonly print: string;
}

/** The dates of a book's rules, by their ids. */
export type RuleDates = Readonly<Record<string, RuleDate>>;

/** The print of a rule's title and text. Where its lines break is no change. */
function printOf({ title, source }: { readonly title: string; readonly source: string }): string {
  const text = `${title}\n${source}`.replace(/\s+/g, ' ');
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/**
 * The dates of the rules as they are written now: those whose text is the same keep theirs.
 *
 * @param chapters the chapters of one book, as written
 * @param today the date of all other rules
 */
export function datedRules(
  chapters: readonly string[],
  known: RuleDates,
  today: string,
): RuleDates {
  const rules = chapters.flatMap((mdx) => ruleWordsIn(mdx));
  const sorted = [...rules].sort((one, other) => (one.id < other.id ? -1 : 1));
  return Object.fromEntries(
    sorted.map((rule): [string, RuleDate] => {
      const print = printOf(rule);
      const before = known[rule.id];
      return [rule.id, before?.print === print ? before : { changed: today, print }];
    }),
  );
}
