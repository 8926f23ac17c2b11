import type { Language } from '../layout/languages.ts';

/** What was new on a day. */
interface NewsDay {
  /** Its heading, which is the day in words. */
  readonly title: string;
  readonly date: Date;
  readonly paragraphs: readonly string[];
}

const CHINESE_DAY = /^(\d+)年(\d+)月(\d+)日$/;

/**
 * A day in words.
 *
 * @throws Error with a sentence where it is none
 */
function dayOf(heading: string): Date {
  const [, year, month, day] = heading.match(CHINESE_DAY) ?? [];
  const date = year
    ? new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
    : new Date(`${heading} UTC`);
  if (Number.isNaN(date.getTime())) {
    throw new Error(
      `The news have the heading “${heading}”; it should be a day, as 22 November 2026.`,
    );
  }
  return date;
}

const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The days of the news, as the page tells them. */
export const newsDays = (mdx: string): readonly NewsDay[] =>
  mdx
    .split(/^## /m)
    .slice(1)
    .map((day) => {
      const [heading = '', ...text] = day.split('\n');
      return {
        title: heading.trim(),
        date: dayOf(heading.trim()),
        paragraphs: text
          .join('\n')
          .split(/\n{2,}/)
          .map(plain)
          .filter(Boolean),
      };
    });

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface Feed {
  readonly title: string;
  readonly language: Language;
  /** The page of the news, with its host. */
  readonly page: URL;
  /** The feed itself. */
  readonly self: URL;
}

/** The news as an Atom feed, for readers that ask whether there is something new. */
export function newsFeed(days: readonly NewsDay[], { title, language, page, self }: Feed): string {
  const entries = days.map(
    ({ title: day, date, paragraphs }) => `  <entry>
    <id>${page.href}#${date.toISOString().slice(0, 10)}</id>
    <title>${escaped(day)}</title>
    <updated>${date.toISOString()}</updated>
    <link href="${page.href}"/>
    <content type="html">${escaped(paragraphs.map((text) => `<p>${escaped(text)}</p>`).join(''))}</content>
  </entry>`,
  );
  const updated = new Date(Math.max(...days.map(({ date }) => date.getTime())));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${page.href}</id>
  <title>${escaped(title)}</title>
  <author><name>Safe House</name></author>
  <updated>${updated.toISOString()}</updated>
  <link href="${page.href}"/>
  <link rel="self" href="${self.href}"/>
${entries.join('\n')}
</feed>
`;
}
