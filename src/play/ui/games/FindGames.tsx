import { useMemo } from 'preact/hooks';
import * as m from '#messages';
import type { GameMode } from '#play/game-mode.ts';
import type { Save } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { type ChunkedWork, useChunkedWork } from '../hooks/use-chunked-work.ts';
import { answersTo, isFinished } from './game-text.ts';

const STATES = {
  all: m.play_games_show_all,
  running: m.play_games_show_running,
  over: m.play_games_show_over,
} as const;
type StateWanted = keyof typeof STATES;

/** Which games are to be seen. */
export interface SaveFilter {
  readonly search: string;
  readonly state: StateWanted;
}

/** Whether a game is one of those to be seen. */
export const matches = (
  mode: GameMode<SaveTypes>,
  { search, state }: SaveFilter,
  save: Save<SaveTypes>,
): boolean =>
  answersTo(mode, save, search) &&
  (state === 'all' || isFinished(mode, save) === (state === 'over'));

interface Props {
  readonly wanted: SaveFilter;
  readonly onChange: (wanted: SaveFilter) => void;
}

/** Narrows the list by words and by state. */
export function FindGames({ wanted, onChange }: Props) {
  return (
    <div class="aid-find">
      <label class="aid-field">
        {m.play_games_find()}
        <input
          type="text"
          value={wanted.search}
          autocomplete="off"
          onInput={({ currentTarget }) => onChange({ ...wanted, search: currentTarget.value })}
        />
      </label>
      <label class="aid-field">
        {m.play_games_show()}
        <select
          value={wanted.state}
          onChange={({ currentTarget }) =>
            onChange({ ...wanted, state: currentTarget.value as StateWanted })
          }
        >
          {Object.entries(STATES).map(([state, label]) => (
            <option key={state} value={state}>
              {label()}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** So many games are looked at in one go; where each has to be played through, so many. */
const IN_ONE_GO = { told: 200, played: 8 } as const;

/** A search among games. */
class Search {
  readonly found: Save<SaveTypes>[] = [];
  readonly #all: readonly Save<SaveTypes>[];
  readonly #wants: (save: Save<SaveTypes>) => boolean;
  readonly #inOneGo: number;
  #at = 0;

  constructor(mode: GameMode<SaveTypes>, all: readonly Save<SaveTypes>[], wanted: SaveFilter) {
    this.#all = all;
    this.#wants = (save) => matches(mode, wanted, save);
    this.#inOneGo = wanted.state === 'all' ? IN_ONE_GO.told : IN_ONE_GO.played;
  }

  /** The search for so many games. */
  upTo(most: number): ChunkedWork {
    const isDone = () => this.found.length >= most || this.#at >= this.#all.length;
    return {
      get isDone() {
        return isDone();
      },
      goOn: () => {
        for (let n = 0; n < this.#inOneGo && !isDone(); n++) {
          const save = this.#all[this.#at++];
          if (save && this.#wants(save)) this.found.push(save);
        }
      },
    };
  }
}

interface Sought {
  readonly found: readonly Save<SaveTypes>[];
  readonly isSearching: boolean;
}

/** The first so many games that are wanted. Among thousands they come as they are found. */
export function useSaveFilter(
  mode: GameMode<SaveTypes>,
  all: readonly Save<SaveTypes>[],
  wanted: SaveFilter,
  most: number,
): Sought {
  const search = useMemo(() => new Search(mode, all, wanted), [mode, all, wanted]);
  const isDone = useChunkedWork(search.upTo(most));
  return { found: search.found, isSearching: !isDone };
}
