import { Trash2 } from 'lucide-preact';
import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import { replay } from '#play/history/replayed.ts';
import { gameIn } from '#play/saves/save.ts';
import { rules } from '#resist/engine/index.ts';
import type { Save } from '#resist/table/index.ts';
import { gameText, momentText, outcomeText } from '#resist/words/results.ts';

interface GameListProps {
  readonly saves: readonly Save[];
  readonly onOpen: (save: Save) => void;
  readonly onDelete: (save: Save) => void;
}

/** The visitor's games, the latest first. */
export function GameList({ saves, onOpen, onDelete }: GameListProps) {
  if (saves.length === 0) return null;
  return (
    <section class="aid-games">
      <h3>{m.play_games()}</h3>
      <ul class="aid-choices games-kept">
        {saves.map((save) => (
          <li key={save.id}>
            <button type="button" class="aid-choice" onClick={() => onOpen(save)}>
              <span>{nameOf(save)}</span>
              <small>{standsAt(save)}</small>
            </button>
            <button
              type="button"
              class="aid-icon-button"
              aria-label={m.play_game_delete({ game: `${nameOf(save)}, ${standsAt(save)}` })}
              onClick={() => onDelete(save)}
            >
              <Trash2 aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf(save: Save): string {
  const game = gameIn(save);
  return save.name ?? (game ? gameText(game.setUp) : '');
}

/** How far it is and when it was played last. */
function standsAt(save: Save): string {
  const when = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  const game = gameIn(save);
  const played = game && replay(rules, game);
  const far =
    played && 'replayed' in played
      ? played.replayed.outcome
        ? outcomeText(played.replayed.outcome)
        : momentText(played.replayed.position)
      : '';
  return `${far} ${when.format(save.changed)}`.trim();
}
