import { mdxToMdast } from 'satteri';

/** A rule as a chapter writes it. */
export interface WrittenRule {
  readonly id: string;
  readonly title: string;
}

interface Node {
  readonly type: string;
  readonly name?: string | null;
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
