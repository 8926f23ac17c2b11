// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ENDS, resistAdvisor } from '#games/resist/coach/index.ts';
import { resistRules } from '#games/resist/engine/index.ts';
import { GoingOnAdvice } from '#games/resist/ui/coach/CoachSheet.tsx';
import { mounted } from '../../maquis/ui/mounted.ts';
import { deciding } from '../engine/tables.ts';

test('resist.end-or-continue: what it comes to now, and the chance of each tier and of each loss', () => {
  // All that can be drawn is Spies.
  const position = deciding({
    thin: true,
    discard: ['spy', 'spy', 'spy', 'spy', 'spy'],
    row: ['convoy', 'defend-farmhouse', 'train-depot', 'crossroads'],
  });
  const search = resistAdvisor.start(resistRules.playerView(position), 'going on', 200);
  search.think(200);
  const { goingOn } = search.analysis();
  if (!goingOn) throw new Error('it is asked whether to go on');
  const shown = mounted(<GoingOnAdvice of={goingOn} />);
  const rows = [...shown.querySelectorAll('tbody tr')].map((row) => [
    row.querySelector('th')?.textContent,
    row.querySelector('td')?.textContent,
  ]);
  expect(rows).toHaveLength(ENDS.length);
  expect(rows.at(-1)).toEqual(['Loss: a hand of Spies', '100%']);
  expect(rows.filter(([, chance]) => chance === '0%')).toHaveLength(ENDS.length - 1);
});
