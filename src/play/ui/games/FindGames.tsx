import * as m from '#messages';
import type { GameMode } from '#play/game-mode.ts';
import type { Save } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
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
