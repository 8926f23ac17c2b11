/** A page in the order of a trail: from the outermost to the one that is read. */
export interface Step {
  readonly name: string;
  /** From the root of the host. */
  readonly href: string;
}

/** A question with its answer. */
export interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** Facts for search engines, as the text of a script: nothing in it can end that script. */
const told = (facts: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');

/** Where a page stands, as schema.org tells it. */
export const trailFacts = (steps: readonly Step[], site: URL | undefined): string =>
  told({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(href, site).href,
    })),
  });

/** Questions that are asked often, as schema.org tells them. */
export const answerFacts = (answered: readonly Answered[]): string =>
  told({
    '@type': 'FAQPage',
    mainEntity: answered.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
