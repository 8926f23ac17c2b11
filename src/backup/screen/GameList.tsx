import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { downloadText } from '#play/ui/hooks/download.ts';
import type { ListedSave } from '#play/ui/storage/part.ts';
import { yielding } from '#shared/yield-to-main.ts';
import type { ShelfPlace } from '../inventory.ts';

/** So many are told at a time: a game is played through to say how it stands. */
const AT_A_TIME = 20;

interface Props {
  readonly game: string;
  readonly places: readonly ShelfPlace[];
}

/** Everything on a game's shelves, the latest first, once it is asked for and in parts. */
export function GameList({ game, places }: Props) {
  const [shown, setShown] = useState(0);
  if (places.length === 0) return null;
  return (
    <details
      class="aid-more"
      onToggle={({ currentTarget }) => currentTarget.open && shown === 0 && setShown(AT_A_TIME)}
    >
      <summary>{m.play_kept_list({ game })}</summary>
      {shown > 0 && <Listed places={places.slice(0, shown)} />}
      {shown > 0 && shown < places.length && (
        <button type="button" class="aid-secondary" onClick={() => setShown(shown + AT_A_TIME)}>
          {m.play_kept_list_more({ count: Math.min(AT_A_TIME, places.length - shown) })}
        </button>
      )}
    </details>
  );
}

function Listed({ places }: Pick<Props, 'places'>) {
  const [told, setTold] = useState<readonly ListedSave[]>([]);
  useEffect(() => {
    let isGone = false;
    const rest = yielding();
    void (async () => {
      const all: ListedSave[] = [];
      for (const { shelf, id } of places) {
        const one = await shelf.tell(id).catch(() => undefined);
        if (isGone) return;
        if (one) all.push(one);
        await rest();
      }
      if (!isGone) setTold(all);
    })();
    return () => {
      isGone = true;
    };
  }, [places.length]);
  return (
    <ul class="kept-list">
      {told.map(({ name, progress, file }, n) => (
        <li key={n}>
          <span>{name}</span>
          {progress && <small>{progress}</small>}
          {file && (
            <button
              type="button"
              class="kept-file"
              aria-label={m.play_game_save({ game: name })}
              onClick={() => downloadText(file.name, file.text())}
            >
              {m.play_kept_as_file()}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
