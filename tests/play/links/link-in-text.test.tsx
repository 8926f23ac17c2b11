// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test } from 'vitest';
import { poilusLinks as poilus } from '#games/les-poilus/session/links.ts';
import { readLink as maquis } from '#games/maquis/engine/index.ts';
import { tableInText } from '#games/maquis/ui/editor/use-editor.ts';
import { GAMES } from '#games/registry.ts';
import { resistLinks as resist } from '#games/resist/session/links.ts';
import { isLinkOf } from '#play/links/game-link.ts';
import { linkInFragment } from '#play/links/link-text.ts';
import { NO_SETTINGS, PlayContextProvider } from '#play/ui/frame/play-context.ts';
import { LinkAtTable } from '#play/ui/share/LinkAtTable.tsx';
import { LinkTrouble } from '#play/ui/share/LinkTrouble.tsx';

const given = (path: string): readonly { readonly link: string }[] =>
  JSON.parse(readFileSync(`${process.cwd()}/tests/fixtures/${path}.json`, 'utf8'));

const GIVEN = {
  maquis: ['version-1', 'version-2', 'version-3'].flatMap((name) => given(`maquis/links/${name}`)),
  resist: given('resist/links/version-1'),
  'les-poilus': given('les-poilus/links/version-1'),
};
const READ: Readonly<Record<string, (fragment: string) => object>> = {
  maquis,
  resist: resist.readLink,
  'les-poilus': poilus.readLink,
};
const ALL = Object.entries(GIVEN).flatMap(([game, links]) =>
  links.map(({ link }) => [game, link] as const),
);

/** What messengers, mailers and people put around an address. */
const AROUND: readonly ((link: string) => string)[] = [
  (link) => `${link}.`,
  (link) => `${link}。`,
  (link) => `${link})`,
  (link) => `${link}）`,
  (link) => `${link}>`,
  (link) => `${link}」，`,
  (link) => `${link}**`,
  (link) => `${link} is the game I meant`,
  (link) => encodeURIComponent(link),
  (link) => `${encodeURIComponent(link)}%E3%80%82`,
  (link) => link.replace(/^[a-z]+/, (kind) => kind.toUpperCase()),
];

describe('links as they were given out', () => {
  test.each(ALL)('of %s stay what they are, to the letter: %s', (_, link) => {
    expect(linkInFragment(`#${link}`)).toBe(link);
  });

  test.each(ALL)('of %s open whatever came with them: %s', (game, link) => {
    const read = READ[game] as (fragment: string) => object;
    for (const around of AROUND) expect(read(`#${around(link)}`)).toEqual(read(link));
  });

  test.each(ALL)('are known to be of %s, and of no other game: %s', (game, link) => {
    const owners = GAMES.filter(
      ({ linkLabel }) => linkLabel !== undefined && isLinkOf(linkLabel, `#${link}`),
    );
    expect(owners.map(({ id }) => id)).toEqual([game]);
  });
});

test.each([
  '(LINK)',
  '<LINK>',
  '[a game](LINK) of mine',
  '看：LINK。',
  'LINK.',
  'see\nLINK, please',
])('the editor takes the link out of %j', (text) => {
  for (const { link } of given('maquis/links/version-2')) {
    const address = `https://example.org/en/maquis/practice/#${link}`;
    expect(tableInText(text.replace('LINK', address))).toEqual(tableInText(link));
    expect(tableInText(address)).toHaveProperty('table');
  }
});

afterEach(() => act(() => render(null, document.body)));

const games = GAMES.flatMap(({ id, name, linkLabel: label }) =>
  label === undefined ? [] : [{ name: name({}), label, practice: `/en/${id}/practice/` }],
);
const site = { version: '', games };
const show = (what: preact.ComponentChild) =>
  act(() =>
    render(
      <PlayContextProvider.Provider value={{ ...NO_SETTINGS, site }}>
        {what}
      </PlayContextProvider.Provider>,
      document.body,
    ),
  );
const way = () => document.querySelector('a')?.getAttribute('href');

test('another game’s link says whose it is and leads there; a damaged one does not', () => {
  const [{ link = '' } = {}] = GIVEN.resist;
  show(<LinkTrouble fault={{ code: 'damaged' }} link={link} version="2" />);
  expect(document.body.textContent).toContain('This link belongs to RESIST!');
  expect(way()).toBe(`/en/resist/practice/#${link}`);
  show(<LinkTrouble fault={{ code: 'damaged' }} link={`${link}x`} version="2" />);
  expect(document.body.textContent).toContain('damaged on the way');
  expect(way()).toBeUndefined();
});

test('at the table a link says what it is and leads to practice', () => {
  const [{ link = '' } = {}] = GIVEN['les-poilus'];
  show(<LinkAtTable link={link} />);
  expect(document.body.textContent).toContain('opens Les Poilus in practice');
  expect(way()).toBe(`/en/les-poilus/practice/#${link}`);
  show(<LinkAtTable link={link.slice(0, -1)} />);
  expect(document.body.textContent).toContain('damaged on the way');
  expect(way()).toBeUndefined();
});
