// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useTried } from '#play/ui/examples/use-tried.ts';
import { replayedToy, toyGame } from '../../toy/games.ts';
import { rules, type Toy } from '../../toy/toy.ts';

const start = replayedToy(toyGame()).position;
let tried: ReturnType<typeof useTried<Toy>>;

function Table() {
  tried = useTried<Toy>(rules, start);
  return null;
}

const take = (move: string) => act(() => tried.take(move));

beforeEach(() => act(() => render(<Table />, document.body)));
afterEach(() => act(() => render(null, document.body)));

test('moves are made one after the other, and each says what it did', () => {
  take('deal:0:3');
  take('deal:1:5');
  take('call:0:higher');
  expect(tried.position.hands).toEqual([3, 5]);
  expect(tried.events).toEqual([[{ type: 'dealt' }], [{ type: 'dealt' }], [{ type: 'called' }]]);
});

test('a move that the rules refuse changes nothing', () => {
  take('turn:1');
  expect(tried.position).toBe(start);
  expect(tried.events).toEqual([]);
});

test('it can be begun again once something was tried, and not before', () => {
  expect(tried.again).toBeUndefined();
  take('deal:0:3');
  act(() => tried.again?.());
  expect(tried.position).toBe(start);
  expect(tried.again).toBeUndefined();
});
