// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { Mistake } from '#play/review/review.ts';
import { TurningPoints } from '#play/ui/review/TurningPoints.tsx';

const lost = (step: number, win: number, worth: number): Mistake => ({
  step,
  played: 'played',
  better: 'better',
  best: { win: 0.5, standardError: 0 },
  other: { win: 0.5 - win, standardError: 0 },
  loss: { win, worth, standardError: 0 },
});

it('the costliest choices stand in the order of their points, and what costs none last', () => {
  // As the coach weighs them: the third costs no chance of winning but a higher victory.
  const mistakes = [
    lost(1, 0.03, 0.09),
    lost(2, 0.08, 0.08),
    lost(3, 0.001, 0.07),
    lost(4, 0.05, 0.06),
    lost(5, 0.03, 0.05),
    lost(6, 0.06, 0.04),
  ];
  const root = document.createElement('div');
  act(() =>
    render(
      <TurningPoints
        review={{ mistakes, luck: [] }}
        moment={0}
        onMoment={() => {}}
        mistake={({ step, loss }) => ({
          where: `Step ${step}`,
          what: 'a choice',
          ...(loss.win < 0.005 ? { change: 'a lower result' } : {}),
        })}
        luck={() => ({ where: '', what: '' })}
        luckTitle="Luck"
      />,
      root,
    ),
  );
  const told = [...root.querySelectorAll('li')].map((one) => [
    one.querySelector('small')?.textContent,
    one.querySelector('.coach-move__win')?.textContent,
  ]);
  // Five are told, those that weigh most; the sixth is not among them.
  expect(told).toEqual([
    ['Step 2', '−8 points'],
    ['Step 4', '−5 points'],
    ['Step 1', '−3 points'],
    ['Step 5', '−3 points'],
    ['Step 3', 'a lower result'],
  ]);
});
