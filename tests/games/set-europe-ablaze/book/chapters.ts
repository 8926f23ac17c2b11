import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mdxToMdast } from 'satteri';

/** The chapters and texts of a language, as they lie in the folder of the book. */
const BOOK = join(import.meta.dirname, '../../../../content/rules/set-europe-ablaze');

/** An element of the book: a case, or a reference to one. */
export interface Element {
  readonly chapter: string;
  /** The rule it stands in; none outside rules. */
  readonly rule: string;
  /** The case it stands in; none outside cases. */
  readonly within: string;
  readonly number: string;
  readonly printed: string;
  readonly text: string;
}

interface Node {
  readonly name?: string | null;
  readonly value?: string;
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  readonly children?: readonly Node[];
}

const attribute = (node: Node, name: string): string => {
  const value = node.attributes?.find((one) => one.name === name)?.value;
  return typeof value === 'string' ? value : '';
};

const textOf = (node: Node): string =>
  (node.value ?? '') + (node.children ?? []).map(textOf).join('');

function* elementsOf(
  node: Node,
  name: string,
  at: Pick<Element, 'chapter' | 'rule' | 'within'>,
): Iterable<Element> {
  if (node.name === name) {
    yield {
      ...at,
      number: attribute(node, 'n'),
      printed: attribute(node, 'printed'),
      text: textOf(node).trim(),
    };
  }
  const inside = {
    ...at,
    ...(node.name === 'Rule' && { rule: attribute(node, 'id') }),
    ...(node.name === 'Case' && { within: attribute(node, 'n') }),
  };
  for (const child of node.children ?? []) yield* elementsOf(child, name, inside);
}

const chaptersOf = (language: string): readonly string[] =>
  readdirSync(join(BOOK, language)).filter((file) => file.endsWith('.mdx'));

/** Every element of a name in the book of a language. */
export const elements = (language: string, name: 'Case' | 'CaseRef'): readonly Element[] =>
  chaptersOf(language).flatMap((file) => {
    const mdx = readFileSync(join(BOOK, language, file), 'utf8');
    const at = { chapter: file.replace('.mdx', ''), rule: '', within: '' };
    return [...elementsOf(mdxToMdast(mdx) as Node, name, at)];
  });

/** The chapters written in a language, by name. */
export const writtenChapters = (language: string): readonly string[] =>
  chaptersOf(language).map((file) => file.replace('.mdx', ''));
