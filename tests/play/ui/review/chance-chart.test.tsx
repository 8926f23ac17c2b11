// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { ChanceChart } from '#play/ui/review/ChanceChart.tsx';

/** The numbers of a chart of so many turns of three steps each. */
function numbersOf(
  turns: number,
  starts = Array.from({ length: turns - 1 }, (_, n) => (n + 1) * 3),
  firstTurn?: number,
): string[] {
  const chances = Array.from({ length: turns * 3 }, () => ({ win: 0.5 }));
  const root = document.createElement('div');
  act(() =>
    render(
      <ChanceChart
        review={{ chances, mistakes: [] } as never}
        curves={[{ name: () => 'Win', value: ({ win }: { win: number }) => win }] as never}
        moment={0}
        turns={starts}
        firstTurn={firstTurn}
        onMoment={vi.fn()}
      />,
      root,
    ),
  );
  return [...root.querySelectorAll('text')].map((text) => text.textContent ?? '');
}

test('both axes have their numbers: the chance, and the turns', () => {
  expect(numbersOf(4)).toEqual(['0%', '50%', '100%', '1', '2', '3', '4']);
});

test('of many turns every so many is numbered', () => {
  expect(numbersOf(40).slice(3)).toEqual(Array.from({ length: 14 }, (_, n) => String(3 * n + 1)));
});

test('a set-up before the first turn has no number, nor has an end in which nothing is done', () => {
  // Nine moments: the set-up from 0, the first turn from 3, the second from 6, and at 8 the game is over.
  expect(numbersOf(3, [3, 6, 8], 0).slice(3)).toEqual(['1', '2']);
});
