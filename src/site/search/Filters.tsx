import * as m from '#messages';
import type { FoundChapter } from './hits.ts';
import type { SearchedGame } from './index-files.ts';

interface Props {
  /** Those in which there is something. */
  readonly chapters: readonly FoundChapter[];
  /** The id of the chapter to stay in, or nothing for all. */
  readonly chapter: string;
  readonly onChoose: (chapter: string) => void;
}

/** Keeps the search to one chapter; chapters of several games stand under the name of their game. */
export function ChapterChoice({ chapters, chapter, onChoose }: Props) {
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
export function GameFilter({ game, isEverywhere, onChoose }: GameFilterProps) {
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
