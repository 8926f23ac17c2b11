import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages';
import { ResultList } from './ResultList.tsx';
import { useSearch } from './use-search.ts';

interface Props {
  /** What the question begins with. */
  readonly typed: string;
  readonly onClosed: () => void;
}

/** The search box: a dialog with a combobox over the list of results. */
export function SearchDialog({ typed, onClosed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [query, setQuery] = useState(typed);
  const [chapter, setChapter] = useState('');
  const [active, setActive] = useState(0);
  const { shown, failed } = useSearch(query, chapter);

  // Before the next key is pressed, so that none is lost.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useEffect(() => setActive(0), [shown]);

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

  const status = failed
    ? m.search_failed()
    : shown
      ? m.search_count({ count: shown.count, query: shown.query })
      : '';

  return (
    <dialog ref={dialog} class="search-dialog" aria-label={m.search_title()} onClose={onClosed}>
      <form method="dialog" onSubmit={(event) => event.preventDefault()}>
        <input
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
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          {m.search_close()}
        </button>
      </form>
      <div class="search-bar">
        <p role="status">{status}</p>
        {shown && (
          <label>
            <span>{m.search_chapter()}</span>
            <select value={chapter} onChange={(event) => setChapter(event.currentTarget.value)}>
              <option value="">{m.search_all_chapters()}</option>
              {Object.entries(shown.chapters)
                .filter(([name, count]) => count > 0 || name === chapter)
                .map(([name, count]) => (
                  <option key={name} value={name}>
                    {m.search_chapter_count({ chapter: name, count })}
                  </option>
                ))}
            </select>
          </label>
        )}
      </div>
      <ResultList
        id={listId}
        hits={shown?.hits ?? []}
        active={active}
        optionId={optionId}
        onPoint={setActive}
        onChoose={() => dialog.current?.close()}
      />
      {!shown && <p class="search-hint">{m.search_hint()}</p>}
    </dialog>
  );
}
