import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';
import { onTestFinished } from 'vitest';

let host: HTMLElement | undefined;

/** Renders into the page, again and again into the same spot within a test; it is gone after the test. */
export function mounted(what: ComponentChild): HTMLElement {
  const at = host ?? document.body.appendChild(document.createElement('div'));
  // Not after each: files share this module, and only the first of them would be told.
  if (!host) {
    onTestFinished(() => {
      render(null, at);
      at.remove();
      host = undefined;
    });
  }
  host = at;
  act(() => render(what, at));
  return at;
}

/** Presses as a finger does. */
export function press(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) throw new Error('nothing to press');
  act(() => element.click());
}

/** Strikes a key on what has the focus. */
export function strike(key: string): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  act(() => {
    document.activeElement?.dispatchEvent(event);
  });
}

/** Gives an element the focus. */
export function focus(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) throw new Error('nothing to focus');
  act(() => element.focus());
}

/** The accessible description, by the ids it refers to. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no element #${id}`).join(' ');
}

/** The accessible name: a label, else all its text and pictures that are not hidden from reading. */
export function nameOf(element: Element | null): string {
  const label = element?.getAttribute('aria-label');
  if (label) return label;
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) throw new Error('nothing to name');
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  for (const picture of copy.querySelectorAll('[role=img]'))
    picture.replaceWith(picture.getAttribute('aria-label') ?? '');
  return copy.textContent ?? '';
}
