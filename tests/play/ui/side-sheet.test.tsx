// @vitest-environment happy-dom
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SideSheet } from '#play/ui/parts/Dialog.tsx';

let isWide = true;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  HTMLDialogElement.prototype.showModal ??= () => undefined;
});
afterEach(() => {
  act(() => render(null, document.body));
  vi.unstubAllGlobals();
});

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Log
      </button>
      {isOpen && (
        <SideSheet title="What happened" onClose={() => setOpen(false)}>
          <a href="#line">A line</a>
        </SideSheet>
      )}
    </>
  );
}

const opened = () => {
  act(() => render(<Page />, document.body));
  const tool = document.querySelector('button') as HTMLButtonElement;
  tool.focus();
  act(() => tool.click());
  return tool;
};

test('where there is room it stands beside the game, which stays usable, and Escape gives the focus back', () => {
  isWide = true;
  const tool = opened();
  expect(document.querySelector('dialog')).toBeNull();
  const part = document.querySelector('section') as HTMLElement;
  expect(document.getElementById(part.getAttribute('aria-labelledby') ?? '')).toBe(
    document.activeElement,
  );
  act(() => {
    part.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  expect(document.querySelector('section')).toBeNull();
  expect(document.activeElement).toBe(tool);
});

test('a focus that went back to the game stays there when it closes', () => {
  isWide = true;
  const tool = opened();
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  act(() => tool.click());
  expect(document.activeElement).toBe(other);
  other.remove();
});

test('elsewhere it is a dialog over the game', () => {
  isWide = false;
  opened();
  expect(document.querySelector('section')).toBeNull();
  expect(document.querySelector('dialog h2')?.textContent).toBe('What happened');
});
