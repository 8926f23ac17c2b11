import { Keyboard } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { isComposing } from '#shared/page/page-events.ts';
import { Dialog } from '../parts/Dialog.tsx';
import {
  answerKey,
  areKeysOn,
  KEYS,
  type KeyName,
  keysHere,
  LIST_KEY,
  MAIN_BUTTON,
  turnKeys,
} from './keys.ts';

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
      <label class="aid-check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => {
            turnKeys(checked);
            setOn(checked);
          }}
        />
        {m.play_keys_on()}
      </label>
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
