import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { useLazyModule } from '#play/ui/hooks/use-lazy-module.ts';
import type { GameStorage } from '#play/ui/storage/part.ts';
import { Unread } from '#play/ui/storage/Unread.tsx';
import { yielding } from '#shared/yield-to-main.ts';
import { type Inventory, type ShelfPlace, takeInventory } from '../inventory.ts';
import { gameStorageOf } from '../parts.ts';
import { GameList } from './GameList.tsx';

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
