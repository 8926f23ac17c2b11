import type { GameFacts } from '#games/game.ts';

/** Who made a game, and for how many. */
type GameMade = Pick<GameFacts, 'makers' | 'players'>;

/** A page in the order of a trail: from the outermost to the one that is read. */
export interface TrailStep {
  readonly name: string;
  /** From the root of the host. */
  readonly href: string;
}

/** A question with its answer. */
interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** Facts for search engines, as the text of a script: nothing in it can end that script. */
const told = (facts: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');

/** @param by what the address of a step is called */
const listed = (steps: readonly TrailStep[], by: 'item' | 'url', site: URL | undefined) =>
  steps.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    [by]: new URL(href, site).href,
  }));

/** Where a page stands, as schema.org tells it. */
export const trailFacts = (steps: readonly TrailStep[], site: URL | undefined): string =>
  told({ '@type': 'BreadcrumbList', itemListElement: listed(steps, 'item', site) });

/** A page as others find it. */
interface Found {
  readonly name: string;
  readonly description: string;
  readonly language: string;
  readonly url: URL;
}

const asFound = ({ name, description, language, url }: Found) => ({
  name,
  description,
  url: url.href,
  inLanguage: language,
});

/** The site, as schema.org tells it. */
export const siteFacts = (site: Found): string => told({ '@type': 'WebSite', ...asFound(site) });

/** What there is on the site, in the order of its shelf. */
export const listFacts = (steps: readonly TrailStep[], site: URL | undefined): string =>
  told({ '@type': 'ItemList', itemListElement: listed(steps, 'url', site) });

/** A page about a game by others, as schema.org tells it. */
export const gameFacts = (page: Found, { makers, players: [least, most] }: GameMade): string =>
  told({
    '@type': 'WebPage',
    ...asFound(page),
    about: {
      '@type': 'Game',
      name: page.name,
      author: makers.designers.map((name) => ({ '@type': 'Person', name })),
      publisher: makers.publishers.map((name) => ({ '@type': 'Organization', name })),
      numberOfPlayers: { '@type': 'QuantitativeValue', minValue: least, maxValue: most },
    },
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
