// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { keepTicks } from '#games/set-europe-ablaze/book/sequence-ticks.ts';

/** The page of the sequence, opened anew. */
function opened(): readonly HTMLInputElement[] {
  document.body.innerHTML =
    '<form><input type="checkbox" name="org.lay"><input type="checkbox" name="org.clear"></form>';
  const [form] = document.forms;
  if (form) keepTicks(form);
  return [...document.querySelectorAll('input')];
}

afterEach(() => sessionStorage.clear());

test('what was ticked off is ticked when the page opens again', () => {
  opened()[1]?.click();
  expect(opened().map(({ checked }) => checked)).toEqual([false, true]);
});

test('cleared ticks stay cleared', async () => {
  opened()[0]?.click();
  document.forms[0]?.reset();
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened().map(({ checked }) => checked)).toEqual([false, false]);
});

test('what lies there and is no list of ticks is nothing', () => {
  sessionStorage.setItem('safe-house.set-europe-ablaze.sequence', '{"a":');
  expect(opened().map(({ checked }) => checked)).toEqual([false, false]);
});
