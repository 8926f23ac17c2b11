import { expect, it } from 'vitest';
import { particularity, putInOrder } from '#site/layout/style/style-order.ts';

const external = (src: string) => ({ order: -1, depth: -1, sheet: { type: 'external', src } });

const RANKS: Readonly<Record<string, number>> = { site: 0, kit: 1, board: 2, aid: 3, room: 4 };
const rankOf = ({ src = '' }) => RANKS[src] ?? 0;

it.each([
  { from: '/src/site/layout/style/base.css', chunk: 'Page', rank: 0 },
  { from: '/src/rulebook/rulebook.css', chunk: 'rulebook', rank: 0 },
  { from: '/src/play/ui/style/screen.css', chunk: 'play', rank: 1 },
  { from: '/src/games/maquis/ui/style/town.css', chunk: 'maquis-board', rank: 2 },
  { from: '/src/games/maquis/ui/style/practice.css', chunk: 'maquis-aid', rank: 3 },
  { from: '/src/games/maquis/ui/style/scenario.css', chunk: 'scenario', rank: 4 },
])('$from in $chunk has its place among all styles', ({ from, chunk, rank }) => {
  expect(particularity([`/home/somebody${from}`], chunk)).toBe(rank);
});

it('a file with styles of the kit and of a game goes by the game', () => {
  expect(particularity(['/src/play/ui/a.css', '/src/games/pebbles/b.css'], 'Practice')).toBe(4);
});

it('the general comes before the particular, whichever way the styles came', () => {
  const wanted = ['site', 'kit', 'board', 'aid', 'room'];
  for (const came of [wanted, wanted.toReversed(), ['aid', 'site', 'room', 'kit', 'board']]) {
    const styles = came.map(external);
    putInOrder(styles, rankOf);
    expect(styles.map(({ sheet }) => sheet.src)).toEqual(wanted);
    expect(styles.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
  }
});

it('styles alike in this stay in the order of the page, or else of their names', () => {
  const styles = [
    { ...external('second'), order: 2 },
    external('b'),
    external('a'),
    { ...external('first'), order: 1 },
  ];
  putInOrder(styles, () => 0);
  expect(styles.map(({ sheet }) => sheet.src)).toEqual(['a', 'b', 'first', 'second']);
});
