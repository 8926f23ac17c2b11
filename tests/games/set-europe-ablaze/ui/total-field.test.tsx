// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { TotalField } from '#games/set-europe-ablaze/ui/Faces.tsx';

afterEach(() => act(() => render(null, document.body)));

/** What a field says of the totals it takes. */
function saidOf(dice: number, isOpen: boolean): string | undefined {
  act(() =>
    render(
      <TotalField
        name="Maquis"
        dice={dice}
        isOpen={isOpen}
        value={undefined}
        onChange={() => undefined}
      />,
      document.body,
    ),
  );
  return document.querySelector('small')?.textContent;
}

test('a total is bounded by its dice, and by nothing where nobody has counted any', () => {
  expect(saidOf(3, false)).toBe('3 to 18');
  expect(saidOf(3, true)).toBe('3 to 18');
  expect(saidOf(0, true)).toBe('not counted');
});
