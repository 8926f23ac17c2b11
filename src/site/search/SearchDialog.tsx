import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as m from '#messages';
import { ChapterChoice } from './ChapterChoice.tsx';
import type { Hit, Hits } from './hits.ts';
import { ResultList } from './ResultList.tsx';
import { useSearch } from './use-search.ts';

interface Props {
  /** What the question begins with. */
  readonly typed: string;
  readonly onClosed: () => void;
}

/** How long the keys rest before what is out of sight is drawn, in milliseconds. */
const REST = 100;

const NOTHING: readonly Hit[] = [];

/** Which of some results the keys or the pointer stand on. */
interface Chosen {
  readonly of: Hits | undefined;
  readonly index: number;
}

/** The search box: a dialog with a combobox over the list of results. */
export function SearchDialog({ typed, onClosed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [chapter, setChapter] = useState('');
  const [chosen, setChosen] = useState<Chosen>();
  const { shown, failed, ask } = useSearch();
  // On a slow phone no key waits for what is out of sight: that is drawn when the keys rest.
  const [rested, setRested] = useState<Hits>();

  useEffect(() => {
    const rest = setTimeout(() => setRested(shown), REST);
    return () => clearTimeout(rest);
  }, [shown]);

  // Before the next key is pressed, so that none is lost.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // The keys still to come go behind those that opened the search.
    box.current?.setSelectionRange(typed.length, typed.length);
    if (typed) ask(typed, '');
  }, [ask, typed]);

  // The first of new results is chosen, without drawing them once more.
  const active = chosen?.of === shown ? (chosen?.index ?? 0) : 0;
  const setActive = (index: number) => {
    if (index !== active) setChosen({ of: shown, index });
  };
  const last = (shown?.hits.length ?? 0) - 1;
  const optionId = (index: number) => `${listId}-${index}`;
  const steps: Readonly<Record<string, () => number>> = {
    ArrowDown: () => (active >= last ? 0 : active + 1),
    ArrowUp: () => (active <= 0 ? last : active - 1),
    PageDown: () => last,
    PageUp: () => 0,
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (last < 0 || event.isComposing) return;
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      setActive(step());
    } else if (event.key === 'Enter') {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    }
  };

  // Kept as it is from key to key.
  const choice = useMemo(() => {
    const stayIn = (name: string) => {
      setChapter(name);
      ask(box.current?.value ?? '', name);
    };
    return <ChapterChoice chapters={rested?.chapters ?? {}} chapter={chapter} onChoose={stayIn} />;
  }, [rested, chapter, ask]);

  const status = failed
    ? m.search_failed()
    : shown
      ? m.search_count({ count: shown.count, query: shown.query })
      : '';

  return (
    <dialog ref={dialog} class="search-dialog" aria-label={m.search_title()} onClose={onClosed}>
      <form method="dialog" onSubmit={(event) => event.preventDefault()}>
        <input
          ref={box}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="go"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          autofocus
          aria-label={m.search_label()}
          aria-expanded={last >= 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={last >= 0 ? optionId(active) : undefined}
          placeholder={m.search_placeholder()}
          defaultValue={typed}
          onInput={(event) => ask(event.currentTarget.value, chapter)}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          {m.search_close()}
        </button>
      </form>
      <div class="search-bar">
        <p role="status">{status}</p>
        {shown && choice}
      </div>
      <ResultList
        id={listId}
        hits={shown?.hits ?? NOTHING}
        whole={rested === shown}
        active={active}
        optionId={optionId}
        onPoint={setActive}
        onChoose={() => dialog.current?.close()}
      />
      {!shown && <p class="search-hint">{m.search_hint()}</p>}
    </dialog>
  );
}
