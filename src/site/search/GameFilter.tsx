import * as m from '#messages';
import type { SearchedGame } from './index-files.ts';

interface Props {
  /** The game of the page. */
  readonly game: SearchedGame;
  readonly isEverywhere: boolean;
  readonly onChoose: (isEverywhere: boolean) => void;
}

/** Whether to search within the game of the page or in all: one tap. */
export function GameFilter({ game, isEverywhere, onChoose }: Props) {
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
