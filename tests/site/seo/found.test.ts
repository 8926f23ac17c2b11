import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { GAMES } from '#games/registry.ts';
import { LANGUAGES } from '#site/layout/languages.ts';
import { answerFacts, gameFacts, trailFacts } from '#site/seo/facts.ts';
import { newsDays, newsFeed } from '#site/seo/news-feed.ts';
import { shortened, textAt } from '#site/seo/previews.ts';
import { isHidden } from '#site/seo/sitemap.ts';

describe('facts for search engines', () => {
  it('tell the whole address of every step', () => {
    const steps = [
      { name: 'Safe House', href: '/sub/en/' },
      { name: 'Maquis', href: '/sub/en/maquis/' },
    ];
    const { itemListElement } = JSON.parse(trailFacts(steps, new URL('https://house.example')));
    expect(itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Safe House',
        item: 'https://house.example/sub/en/',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Maquis',
        item: 'https://house.example/sub/en/maquis/',
      },
    ]);
  });

  it('name the makers of a game as its credit does, and how many play', () => {
    for (const game of GAMES) {
      const page = { name: game.name(), description: '', language: 'en' };
      const { about } = JSON.parse(
        gameFacts({ ...page, url: new URL('https://house.example/') }, game),
      );
      const names = [...about.author, ...about.publisher].map(({ name }) => name);
      expect(names).toEqual([...game.makers.designers, ...game.makers.publishers]);
      for (const locale of LANGUAGES) {
        for (const name of names) expect(game.credit({}, { locale })).toContain(name);
      }
      const { minValue, maxValue } = about.numberOfPlayers;
      expect([minValue, maxValue]).toEqual(game.players);
    }
  });

  it('cannot end the script they stand in', () => {
    const facts = answerFacts([{ question: '</script><b>', answer: 'No.' }]);
    expect(facts).not.toContain('<');
    expect(JSON.parse(facts).mainEntity[0].name).toBe('</script><b>');
  });
});

describe('the preview of a rule', () => {
  const page = parse(`<section id="maquis.turn"><div class="rule-text"><h2>A turn</h2>
    <p>Play <b>three</b> phases: <span class="scripted no-print">tap one.</span></p>
    <ol><li>Placement.</li><li>Action.</li></ol>
    <div popover><p>A term.</p></div><p class="rule-id" data-record-skip>Copy link</p></div>
    <aside><p>A ruling.</p></aside></section>`);

  it('is its running text', () => {
    expect(textAt(page, 'maquis.turn')).toBe('Play three phases: Placement. Action.');
    expect(textAt(page, 'maquis.other')).toBeUndefined();
  });

  it('ends with a whole word', () => {
    expect(shortened('Every worker must be placed', 14)).toBe('Every worker…');
    expect(shortened('工人必须全部放置', 4)).toBe('工人必须…');
    expect(shortened('Short.', 14)).toBe('Short.');
  });
});

describe('the feed of news', () => {
  const days = newsDays(
    '## 22 November 2026\n\n**New.** A [link](../a/) & more.\n\nSecond.\n\n## 2026年11月21日\n\nOld.\n',
  );

  it('has a day for every heading, in words of any language', () => {
    expect(days.map(({ date }) => date.toISOString().slice(0, 10))).toEqual([
      '2026-11-22',
      '2026-11-21',
    ]);
    expect(days[0]?.paragraphs).toEqual(['New. A link & more.', 'Second.']);
  });

  it('says what is wrong with a heading that is no day', () => {
    expect(() => newsDays('## Last week\n')).toThrow('“Last week”');
  });

  it('is dated by its newest day', () => {
    const page = new URL('https://house.example/en/news/');
    const self = new URL('https://house.example/en/news.xml');
    const feed = newsFeed(days, { title: 'News', language: 'en', page, self });
    expect(feed).toContain('</author>\n  <updated>2026-11-22T00:00:00.000Z</updated>');
    expect(feed).toContain('A link &amp;amp; more.');
  });
});

it('a page that asks not to be found is not', () => {
  expect(isHidden('<meta name="robots" content="noindex"/>')).toBe(true);
  expect(isHidden('<meta name="description" content="noindex"/>')).toBe(false);
});
