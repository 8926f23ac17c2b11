import { createHash } from 'node:crypto';
import { mdxToMdast } from 'satteri';

/** A rule as a chapter writes it. */
export interface WrittenRule {
  readonly id: string;
  readonly title: string;
}

/** The words of a rule, as far as they stand in its chapter and do not come from data. */
interface RuleWords extends WrittenRule {
  /** As the chapter has it, between its tags. */
  readonly source: string;
  /** What is read: no tags and no attributes. */
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly attributes?: readonly Attribute[];
  readonly children?: readonly Node[];
}

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

function textOf(element: Node, name: string): string {
  const value = element.attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value.trim() : '';
}

const elements = (node: Node, name: string): readonly Node[] => [
  ...(node.name === name ? [node] : []),
  ...(node.children ?? []).flatMap((child) => elements(child, name)),
];

/** The rules of a chapter in its own order; an id or a title that is no plain text comes out empty. */
export function rulesWrittenIn(mdx: string): readonly WrittenRule[] {
  return elements(mdxToMdast(mdx) as Node, 'Rule').map((rule) => ({
    id: textOf(rule, 'id'),
    title: textOf(rule, 'title'),
  }));
}

/** The rules a chapter points to. */
export function rulesSeenIn(mdx: string): readonly string[] {
  return elements(mdxToMdast(mdx) as Node, 'See').map((see) => textOf(see, 'id'));
}

const readIn = (node: Node): string =>
  node.type === 'text' || node.type === 'inlineCode'
    ? (node.value ?? '')
    : (node.children ?? []).map(readIn).join(isLine(node) ? '' : ' ');

/** Whether its parts follow one another without a break. */
const isLine = ({ type }: Node): boolean =>
  ['paragraph', 'heading', 'strong', 'emphasis', 'link', 'mdxJsxTextElement'].includes(type);

const TAGGED = /<Rule\s[^>]*>([\s\S]*?)<\/Rule>/g;

/** The rules of a chapter with their words, in its own order. */
export function ruleWordsIn(mdx: string): readonly RuleWords[] {
  const written = elements(mdxToMdast(mdx) as Node, 'Rule');
  const sources = [...mdx.matchAll(TAGGED)];
  return written.map((rule) => {
    const id = textOf(rule, 'id');
    const source = sources.find(([tag]) => tag.includes(`id="${id}"`));
    return {
      id,
      title: textOf(rule, 'title'),
      source: source?.[1]?.trim() ?? '',
      text: readIn(rule).replace(/\s+/g, ' ').trim(),
    };
  });
}

/** When the text of a rule last changed, and a print of that text by which a later change is noticed. */
interface RuleDate {
  /** Year, month and day: `2026-11-22`. */
  readonly changed: string;
  readonly print: string;
}

/** The dates of a book's rules, by their ids. */
type RuleDates = Readonly<Record<string, RuleDate>>;

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
