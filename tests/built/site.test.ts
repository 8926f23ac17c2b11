import { expect, it } from 'vitest';
import { GAMES } from '#games/registry.ts';
import { readPages } from './pages.ts';

const page = (path: string) => {
  const found = readPages().find((one) => one.path === path);
  if (!found) throw new Error(`there is no ${path}`);
  return found.page;
};

type Part = ReturnType<typeof page>;

const linksIn = (part: Part | null | undefined): readonly (string | undefined)[] =>
  part?.querySelectorAll('a').map((link) => link.getAttribute('href')) ?? [];

it('the front door leads into the house without JavaScript', () => {
  const way = page('').querySelector('noscript meta[http-equiv=refresh]');
  expect(way?.getAttribute('content')).toBe('0;url=/en/');
});

it('the shelf leads to each game, by its cover and by its rooms', () => {
  const games = page('en/').querySelectorAll('main article');
  expect(games).toHaveLength(GAMES.length);
  for (const [n, { id, rooms }] of GAMES.entries()) {
    const leadsTo = [`/en/${id}/`, ...rooms.map((room) => `/en/${id}/${room}/`)];
    expect(linksIn(games[n])).toEqual(leadsTo);
  }
});

it('the front page of a game has a door to each room', () => {
  const doors = page('en/maquis/').querySelectorAll('main li');
  expect(doors.map(linksIn)).toEqual(
    ['rules/', 'table/', 'practice/', 'print/kit/'].map((room) => [`/en/maquis/${room}`]),
  );
});

it('the page for an unknown address has a way on', () => {
  const links = page('404.html').querySelectorAll('main a');
  const rules = links.find(({ textContent }) => textContent === 'All the rules of Maquis');
  expect(rules?.getAttribute('href')).toBe('/en/maquis/rules/');
});

it('the about page credits Maquis and the games to come', () => {
  const text = page('en/about/').querySelector('main')?.textContent;
  for (const name of [
    'Jake Staines',
    'Side Room Games',
    'RESIST!',
    'Salt & Pepper Games',
    'Les Poilus',
    'Fabien Riffaud',
    'Set Europe Ablaze',
    'John Prados',
    'unofficial',
  ]) {
    expect(text).toContain(name);
  }
});
