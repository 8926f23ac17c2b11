import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { downloadText } from '#play/ui/hooks/download.ts';
import { useLazyModule } from '#play/ui/hooks/use-lazy-module.ts';
import type { GameStorage, ListedSave, OpenShelf } from '#play/ui/storage/part.ts';
import { Unread } from '#play/ui/storage/Unread.tsx';
import { type Yield, yielding } from '#shared/yield-to-main.ts';
import { gameStorageOf } from '../parts.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  /** Changes when there may be more than before. */
  readonly times: number;
}

/** What is kept of one game: counted, listed, and what of it can be brought back or cannot be read. */
export function OfGame({ id, name, times }: Props) {
  const part = useLazyModule(true, () => gameStorageOf(id).then((found) => ({ found })));
  if (part === 'failed') return <p role="alert">{m.play_part_failed()}</p>;
  return (
    <section aria-labelledby={`kept-${id}`}>
      <h2 id={`kept-${id}`}>{name}</h2>
      {part?.found ? (
        <Things part={part.found} name={name} times={times} />
      ) : (
        <p class="aid-hint">{m.play_kept_looking()}</p>
      )}
    </section>
  );
}

interface ThingsProps extends Pick<Props, 'name' | 'times'> {
  readonly part: GameStorage;
}

function Things({ part, name, times }: ThingsProps) {
  const [seen, setSeen] = useState<Inventory | 'denied'>();
  const look = () => takeInventory(part, yielding()).then(setSeen, () => setSeen('denied'));
  useEffect(() => void look(), [times]);
  if (!seen) return <p class="aid-hint">{m.play_kept_looking()}</p>;
  if (seen === 'denied') return <p class="aid-trouble">{m.play_kept_denied()}</p>;
  const { counts, places, deleted, unread } = seen;
  return (
    <>
      <dl class="kept-counts">
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {unread.length > 0 && (
        <Unread values={unread}>
          <p>{m.play_kept_aside({ count: unread.length })}</p>
        </Unread>
      )}
      <GameList game={name} places={places} />
      {deleted.length > 0 && <Deleted deleted={deleted} onSettled={look} />}
    </>
  );
}

interface DeletedProps {
  readonly deleted: readonly ShelfPlace[];
  readonly onSettled: () => void;
}

/** What was deleted not long ago, and both ways out of that. */
function Deleted({ deleted, onSettled }: DeletedProps) {
  const settle = async (how: 'back' | 'for good') => {
    for (const { shelf, id } of deleted) await shelf.settle(id, how);
  };
  return (
    <>
      <h3>{m.play_kept_deleted_title()}</h3>
      <p>{m.play_kept_deleted({ count: deleted.length })}</p>
      <div class="kept-buttons">
        <button
          type="button"
          class="aid-secondary"
          onClick={() => settle('back').finally(onSettled)}
        >
          {m.play_kept_deleted_back()}
        </button>
        <button
          type="button"
          class="aid-secondary"
          onClick={() => settle('for good').finally(onSettled)}
        >
          {m.play_kept_deleted_for_good()}
        </button>
      </div>
    </>
  );
}

/** So many are told at a time: a game is played through to say how it stands. */
const TOLD_AT_A_TIME = 20;

interface GameListProps {
  readonly game: string;
  readonly places: readonly ShelfPlace[];
}

/** Everything on a game's shelves, the latest first, once it is asked for and in parts. */
function GameList({ game, places }: GameListProps) {
  const [shown, setShown] = useState(0);
  if (places.length === 0) return null;
  return (
    <details
      class="aid-more"
      onToggle={({ currentTarget }) =>
        currentTarget.open && shown === 0 && setShown(TOLD_AT_A_TIME)
      }
    >
      <summary>{m.play_kept_list({ game })}</summary>
      {shown > 0 && <Listed places={places.slice(0, shown)} />}
      {shown > 0 && shown < places.length && (
        <button
          type="button"
          class="aid-secondary"
          onClick={() => setShown(shown + TOLD_AT_A_TIME)}
        >
          {m.play_kept_list_more({ count: Math.min(TOLD_AT_A_TIME, places.length - shown) })}
        </button>
      )}
    </details>
  );
}

function Listed({ places }: Pick<GameListProps, 'places'>) {
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

/** One thing on a shelf of a game's. */
interface ShelfPlace {
  readonly shelf: OpenShelf;
  readonly id: string;
}

/** What is kept of a game on this device. */
interface Inventory {
  /** What there is of each kind, in the order of the game's part. */
  readonly counts: readonly (readonly [label: string, count: number])[];
  /** What lies on the shelves, the latest first. */
  readonly places: readonly ShelfPlace[];
  readonly deleted: readonly ShelfPlace[];
  /** What cannot be read, as it lies there. */
  readonly unread: readonly unknown[];
}

/** So many are looked at together: one by one, each waits for the database. */
const LOOKED_AT_TOGETHER = 8;

/** Looks through everything of a game, some things at a time. Rejects where the browser offers no storage. */
async function takeInventory(part: GameStorage, rest: Yield): Promise<Inventory> {
  const counts: (readonly [string, number])[] = [];
  const places: (ShelfPlace & { readonly changed: number })[] = [];
  const deleted: ShelfPlace[] = [];
  const unread: unknown[] = [];
  for (const { label, open } of part.shelves) {
    const shelf = await open();
    let count = 0;
    const ids = await shelf.ids();
    if (ids.length === 0) continue;
    for (let at = 0; at < ids.length; at += LOOKED_AT_TOGETHER) {
      await rest();
      const some = ids.slice(at, at + LOOKED_AT_TOGETHER);
      const looks = await Promise.all(some.map((id) => shelf.look(id)));
      for (const [n, id] of some.entries()) {
        const look = looks[n];
        if (!look) continue;
        if ('unread' in look) unread.push(look.unread);
        else if (look.isDeleted) deleted.push({ shelf, id });
        else {
          places.push({ shelf, id, changed: look.changed });
          count++;
        }
      }
    }
    counts.push([label(), count]);
  }
  counts.push(...(part.things?.count() ?? []));
  places.sort((one, other) => other.changed - one.changed);
  return { counts, places, deleted, unread };
}
