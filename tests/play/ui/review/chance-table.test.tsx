// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { ChanceTable } from '#play/ui/review/ChanceChart.tsx';

test('a row of the table tells of the moment at which its move was made', () => {
  const into = document.body.appendChild(document.createElement('div'));
  // The second move ends the first day.
  const game = { positions: [1, 1, 2], moves: ['work', 'rest'] };
  const chances = [0.5, 0.4, 0.3];
  act(() =>
    render(
      <ChanceTable
        game={game}
        review={{ chances, mistakes: [] }}
        curves={[{ name: () => 'Winning', value: (chance: number) => chance } as never]}
        momentText={(day) => `Day ${day}`}
        moveText={(_, move) => move}
      />,
      into,
    ),
  );
  const details = into.querySelector('details');
  act(() => {
    if (!details) throw new Error('no table');
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
  const rows = [...into.querySelectorAll('tbody th')].map((row) => row.textContent);
  expect(rows).toEqual(['Day 1', 'Day 1: work', 'Day 1: rest']);
  render(null, into);
  into.remove();
});
