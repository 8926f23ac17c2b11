import { isComposing, isWriting } from '#shared/page/page-events.ts';
import { keepPreferences, readPreferences } from '../settings.ts';

/*
 * A letter presses a control that stands on the screen. The control says which letters it answers to;
 * nothing is done that could not be done by pointing.
 */

/** The letters, in the order of their list. */
export const KEYS = {
  next: 'n',
  undo: 'u',
  redo: 'r',
  help: 'h',
  log: 'l',
  timeline: 't',
  cards: 'c',
  menu: 'm',
} as const;

export type KeyName = keyof typeof KEYS;

/** Opens the list of them. */
export const LIST_KEY = '?';

/** What goes on, where a game does not say otherwise: the main button. */
export const MAIN_BUTTON = '.aid-primary';

/** Read once: it is asked for at every tap. */
let on: boolean | undefined;

/** Whether letters press anything; whoever speaks to the device turns them off. */
export const areKeysOn = (): boolean => {
  on ??= readPreferences().keys;
  return on;
};

export function turnKeys(wanted: boolean): void {
  on = wanted;
  keepPreferences({ keys: wanted });
}

/**
 * Marks a control with its letters. Where two controls on the screen have the same letter, the first
 * one is pressed: help is the coach, and where none can be asked, the menu with the choice of help.
 */
export const keyed = (...names: readonly KeyName[]) => {
  const letters = names.map((name) => KEYS[name]).join(' ');
  return {
    'data-keys': letters,
    'aria-keyshortcuts': areKeysOn() ? letters : undefined,
  };
};

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

const controlsOf = (name: KeyName, main: string): readonly HTMLElement[] => {
  const marked = document.querySelectorAll<HTMLElement>(`[data-keys~="${KEYS[name]}"]`);
  if (name !== 'next' || marked.length > 0) return [...marked].filter(isShown);
  return [...document.querySelectorAll<HTMLElement>(`.aid :is(${main})`)].filter(isShown).reverse();
};

/** The letters that something on the screen answers to, now or when it can be used again. */
export const keysHere = (main: string = MAIN_BUTTON): readonly KeyName[] =>
  (Object.keys(KEYS) as KeyName[]).filter(
    (name) => name === 'next' || controlsOf(name, main).length > 0,
  );

const isFree = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.altKey &&
  !event.metaKey &&
  !event.repeat &&
  !isComposing(event) &&
  !event.defaultPrevented &&
  !isWriting(event.target) &&
  document.querySelector('dialog[open]') === null;

/**
 * Answers a key that was pressed on the page.
 *
 * @param main selects the button that goes on
 * @returns whether the list of keys is asked for
 */
export function answerKey(event: KeyboardEvent, main: string): boolean {
  if (!isFree(event)) return false;
  if (event.key === LIST_KEY) {
    event.preventDefault();
    return true;
  }
  const letter = event.key.toLowerCase();
  const name = (Object.keys(KEYS) as KeyName[]).find((one) => KEYS[one] === letter);
  if (!name || !areKeysOn()) return false;
  const control = controlsOf(name, main).find((one) => !one.matches(':disabled'));
  if (!control) return false;
  event.preventDefault();
  control.click();
  return false;
}
