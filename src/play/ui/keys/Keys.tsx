import { Keyboard } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { isComposing, isWriting } from '#shared/page/page-events.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { CheckBox } from '../parts/Radios.tsx';
import { keepPreferences, readPreferences } from '../settings.ts';

const NAMES: Readonly<Record<KeyName, () => string>> = {
  next: m.play_key_next,
  undo: m.play_undo,
  redo: m.play_redo,
  help: m.play_key_help,
  log: m.play_tool_log,
  timeline: m.play_timeline,
  cards: m.play_key_cards,
  menu: m.play_tool_menu,
};

interface Props {
  /** Selects the button that goes on, where it is not the kit's. */
  readonly main?: string;
}

/** Lets a game be played by single letters, and lists them when somebody asks with a question mark. */
export function Keys({ main = MAIN_BUTTON }: Props) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // The Enter that ends a composition sends no form off, in Safari neither.
      const isInForm = event.target instanceof HTMLInputElement && event.target.form !== null;
      if (event.key === 'Enter' && isComposing(event) && isInForm) event.preventDefault();
      if (answerKey(event, main)) setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [main]);
  return isOpen ? <KeyList onClose={() => setOpen(false)} /> : null;
}

/** The same list for whoever has no question mark at hand. */
export function KeyListButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="aid-secondary"
        aria-keyshortcuts={LIST_KEY}
        onClick={() => setOpen(true)}
      >
        <Keyboard aria-hidden="true" /> {m.play_keys()}
      </button>
      {isOpen && <KeyList onClose={() => setOpen(false)} />}
    </>
  );
}

/** Whether the page's search can be opened by its key. */
const hasSearch = (): boolean => document.querySelector('[data-search-open]') !== null;

function KeyList({ onClose }: { readonly onClose: () => void }) {
  const [here] = useState(() => keysHere());
  const [isOn, setOn] = useState(areKeysOn);
  const always: readonly Listed[] = [
    ...(hasSearch() ? [['/', m.play_key_search()] as const] : []),
    [LIST_KEY, m.play_key_list()],
    ['Esc', m.play_key_close()],
  ];
  return (
    <Dialog title={m.play_keys()} onClose={onClose}>
      <List keys={here.map((name) => [KEYS[name].toUpperCase(), NAMES[name]()])} isOff={!isOn} />
      <CheckBox
        name={m.play_keys_on()}
        isOn={isOn}
        onChange={(isWanted) => {
          turnKeys(isWanted);
          setOn(isWanted);
        }}
      />
      <List keys={always} />
    </Dialog>
  );
}

type Listed = readonly [key: string, name: string];

const List = ({ keys, isOff }: { readonly keys: readonly Listed[]; readonly isOff?: boolean }) => (
  <dl class={isOff ? 'aid-keys aid-keys--off' : 'aid-keys'}>
    {keys.map(([key, name]) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{name}</dd>
      </div>
    ))}
  </dl>
);

/*
 * A letter presses a control that stands on the screen. The control says which letters it answers to;
 * nothing is done that could not be done by pointing.
 */

/** The letters, in the order of their list. */
const KEYS = {
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
const LIST_KEY = '?';

/** What goes on, where a game does not say otherwise: the main button. */
const MAIN_BUTTON = '.aid-primary';

/** Read once: it is asked for at every tap. */
let on: boolean | undefined;

/** Whether letters press anything; whoever speaks to the device turns them off. */
const areKeysOn = (): boolean => {
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
const keysHere = (main: string = MAIN_BUTTON): readonly KeyName[] =>
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
function answerKey(event: KeyboardEvent, main: string): boolean {
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
