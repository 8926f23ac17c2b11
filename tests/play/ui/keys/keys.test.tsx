// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Keys, keyed, turnKeys } from '#play/ui/keys/Keys.tsx';

let pressed: string[] = [];

const press = (key: string, more: KeyboardEventInit = {}, on: Element = document.body) =>
  act(() => {
    on.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    );
  });

const did = (name: string) => () => pressed.push(name);

beforeEach(() => {
  pressed = [];
  // Nothing is laid out here: what is in the page can be seen.
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  act(() => {
    render(
      <div class="aid">
        <Keys />
        <button type="button" {...keyed('undo')} onClick={did('undo')} />
        <button type="button" {...keyed('redo')} disabled onClick={did('redo')} />
        <button type="button" {...keyed('menu', 'help')} onClick={did('menu')} />
        <button type="button" class="aid-primary" onClick={did('next')} />
        <input type="text" />
        <input type="radio" />
      </div>,
      document.body,
    );
  });
});

afterEach(() => {
  act(() => {
    render(null, document.body);
  });
  turnKeys(true);
});

test('a letter presses what is marked with it, and N the main button', async () => {
  for (const key of ['u', 'n', 'm', 'U']) await press(key);
  expect(pressed).toEqual(['undo', 'next', 'menu', 'undo']);
});

test('where there is no coach to ask, help is in the menu', async () => {
  await press('h');
  expect(pressed).toEqual(['menu']);
});

test('what is off, or stands nowhere, is not pressed', async () => {
  for (const key of ['r', 'l', 'x']) await press(key);
  expect(pressed).toEqual([]);
});

test('whoever writes, holds a key down or means a key of the browser is left alone', async () => {
  await press('u', {}, document.querySelector('input[type=text]') ?? document.body);
  await press('u', { ctrlKey: true });
  await press('u', { repeat: true });
  expect(pressed).toEqual([]);
  await press('u', {}, document.querySelector('input[type=radio]') ?? document.body);
  expect(pressed).toEqual(['undo']);
});

test('the question mark lists the keys of this screen; while the list is open they rest', async () => {
  await press('?');
  const listed = [...document.querySelectorAll('dialog kbd')].map((key) => key.textContent);
  expect(listed).toEqual(['N', 'U', 'R', 'H', 'M', '?', 'Esc']);
  await press('u');
  expect(pressed).toEqual([]);
});

test('single letters can be turned off', async () => {
  turnKeys(false);
  await press('u');
  expect(pressed).toEqual([]);
  await press('?');
  expect(document.querySelector('dialog')).not.toBeNull();
});
