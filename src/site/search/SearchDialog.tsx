import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as m from '#messages';
import { isComposing } from '#shared/page/page-events.ts';
import type { FoundChapter, Hit, Hits } from './hits.ts';
import type { SearchedGame } from './index-files.ts';
import { ResultList } from './ResultList.tsx';
import { SearchAnswer } from './SearchAnswer.tsx';
import { ReportSearch, SearchStatus } from './SearchStatus.tsx';
import { useSearch } from './use-search.tsx';

interface Props {
  /** What the question begins with. */
  readonly typed: string;
  /** Whether a game runs below: an answer is shown here, and its page is not left. */
  readonly answersHere?: boolean;
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
export function SearchDialog({ typed, answersHere = false, onClosed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [chapter, setChapter] = useState('');
  const [isEverywhere, setEverywhere] = useState(false);
  const [chosen, setChosen] = useState<Chosen>();
  const [answer, setAnswer] = useState<Hit>();
  const [said, setSaid] = useState<{ readonly of: Hits; readonly text: string }>();
  const { shown, failed, game, example, ofGames, ask } = useSearch();
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
    if (typed) ask({ typed, isEverywhere: false, chapter: '' });
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
    if (answer || last < 0 || isComposing(event)) return;
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      setActive(step());
    } else if (event.key === 'Enter') {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    }
  };

  const askIn = (where: { readonly isEverywhere: boolean; readonly chapter: string }) => {
    setEverywhere(where.isEverywhere);
    setChapter(where.chapter);
    ask({ typed: box.current?.value ?? '', ...where });
    box.current?.focus();
  };

  // Kept as it is from key to key.
  const choice = useMemo(
    () => (
      <ChapterChoice
        chapters={rested?.chapters ?? []}
        chapter={chapter}
        onChoose={(name) => {
          setChapter(name);
          ask({ typed: box.current?.value ?? '', isEverywhere, chapter: name });
        }}
      />
    ),
    [rested, chapter, isEverywhere, ask],
  );

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
          placeholder={example}
          defaultValue={typed}
          onInput={({ currentTarget: { value } }) => {
            setAnswer(undefined);
            ask({ typed: value, isEverywhere, chapter });
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          {m.search_close()}
        </button>
      </form>
      {answer && (
        <SearchAnswer
          hit={answer}
          onBack={() => {
            setAnswer(undefined);
            box.current?.focus();
          }}
        />
      )}
      <div class="search-asked" hidden={answer !== undefined}>
        {game && (
          <GameFilter
            game={game}
            isEverywhere={isEverywhere}
            onChoose={(all) => askIn({ isEverywhere: all, chapter: '' })}
          />
        )}
        <div class="search-bar">
          <SearchStatus
            shown={shown}
            failed={failed}
            said={said && said.of === shown ? said.text : ''}
          />
          {shown && choice}
        </div>
        <ResultList
          id={listId}
          hits={shown?.hits ?? NOTHING}
          ofGames={ofGames && (isEverywhere || !game)}
          whole={rested === shown}
          active={active}
          optionId={optionId}
          onPoint={setActive}
          onChoose={(hit, event) => {
            const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
            if (!answersHere || !isPlain) return dialog.current?.close();
            event.preventDefault();
            setAnswer(hit);
          }}
        />
        {shown ? (
          rested === shown && (
            <ReportSearch hits={shown} onSaid={(text) => setSaid({ of: shown, text })} />
          )
        ) : (
          <p class="search-hint">
            {m.search_hint()} <span class="search-hint__keys">{m.search_hint_keys()}</span>
          </p>
        )}
      </div>
    </dialog>
  );
}

interface ChapterChoiceProps {
  /** Those in which there is something. */
  readonly chapters: readonly FoundChapter[];
  /** The id of the chapter to stay in, or nothing for all. */
  readonly chapter: string;
  readonly onChoose: (chapter: string) => void;
}

/** Keeps the search to one chapter; chapters of several games stand under the name of their game. */
function ChapterChoice({ chapters, chapter, onChoose }: ChapterChoiceProps) {
  const games = [...new Set(chapters.map(({ gameName }) => gameName))];
  const [, gone = ''] = chapters.some(({ id }) => id === chapter) ? [] : chapter.split('/');
  const optionsOf = (game: string) =>
    chapters
      .filter(({ gameName }) => gameName === game)
      .map(({ id, chapter: name, count }) => (
        <option key={id} value={id}>
          {m.search_chapter_count({ chapter: name, count })}
        </option>
      ));
  return (
    <label>
      <span class="visually-hidden">{m.search_chapter()}</span>
      <select value={chapter} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{m.search_all_chapters()}</option>
        {gone && (
          <option value={chapter}>{m.search_chapter_count({ chapter: gone, count: 0 })}</option>
        )}
        {games.length > 1
          ? games.map((game) => (
              <optgroup key={game} label={game}>
                {optionsOf(game)}
              </optgroup>
            ))
          : optionsOf(games[0] ?? '')}
      </select>
    </label>
  );
}

interface GameFilterProps {
  /** The game of the page. */
  readonly game: SearchedGame;
  readonly isEverywhere: boolean;
  readonly onChoose: (isEverywhere: boolean) => void;
}

/** Whether to search within the game of the page or in all: one tap. */
function GameFilter({ game, isEverywhere, onChoose }: GameFilterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset wants a legend on the screen
    <div class="search-games" role="group" aria-label={m.search_where()}>
      <button type="button" aria-pressed={!isEverywhere} onClick={() => onChoose(false)}>
        {game.name}
      </button>
      <button type="button" aria-pressed={isEverywhere} onClick={() => onChoose(true)}>
        {m.search_all_games()}
      </button>
    </div>
  );
}
