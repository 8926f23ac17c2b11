import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import { BackUp } from './kept/BackUp.tsx';
import { BringBack } from './kept/BringBack.tsx';
import { type Inventory, settleDeleted, takeInventory } from './kept/inventory.ts';
import { askForPromise } from './kept/lasting.ts';
import { Unread } from './kept/Unread.tsx';
import './style/aid.css';
import './style/kept.css';

/** Everything the site keeps on this device: what there is, as a file, back from one, for how long. */
export default function KeptThings() {
  const [kept, setKept] = useState<Inventory | 'denied'>();
  const look = () => takeInventory().then(setKept, () => setKept('denied'));
  useEffect(() => void look(), []);
  if (!kept) return <p class="aid-hint">{m.maquis_kept_looking()}</p>;
  if (kept === 'denied') return <p class="aid-trouble">{m.maquis_table_trouble_storage()}</p>;
  const settle = (how: 'back' | 'for good') => settleDeleted(kept.deleted, how).finally(look);
  return (
    <div class="aid kept">
      <Counted {...kept} />
      {kept.aside.length > 0 && (
        <Unread values={kept.aside}>
          <p>{m.maquis_kept_aside({ count: kept.aside.length })}</p>
        </Unread>
      )}
      {kept.deleted.length > 0 && (
        <section aria-labelledby="kept-deleted">
          <h2 id="kept-deleted">{m.maquis_kept_deleted_title()}</h2>
          <p>{m.maquis_kept_deleted({ count: kept.deleted.length })}</p>
          <div class="kept-buttons">
            <button type="button" class="aid-secondary" onClick={() => settle('back')}>
              {m.maquis_kept_deleted_back()}
            </button>
            <button type="button" class="aid-secondary" onClick={() => settle('for good')}>
              {m.maquis_kept_deleted_for_good()}
            </button>
          </div>
        </section>
      )}
      <section aria-labelledby="kept-backup">
        <h2 id="kept-backup">{m.maquis_kept_backup_title()}</h2>
        <p>{m.maquis_kept_backup_text()}</p>
        <BackUp />
        <BringBack onDone={look} />
      </section>
      <Lasting promised={kept.promised} onAsked={look} />
    </div>
  );
}

function Counted({ games, puzzles, solved, hasDraft, room }: Inventory) {
  const rows: readonly (readonly [string, string | number])[] = [
    [m.maquis_kept_table_games(), games.table],
    [m.maquis_kept_practice_games(), games.practice],
    [m.maquis_kept_puzzles(), puzzles],
    [m.maquis_kept_solved(), solved],
    [m.maquis_kept_draft(), hasDraft ? 1 : 0],
    ...(room === undefined ? [] : [[m.maquis_kept_room(), MEGABYTES.format(room / 1e6)] as const]),
  ];
  return (
    <dl class="kept-counts">
      {rows.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

const MEGABYTES = new Intl.NumberFormat(getLocale(), {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

interface LastingProps {
  readonly promised: boolean | undefined;
  readonly onAsked: () => void;
}

/** Whether the browser has promised to keep it all, and the question for it. */
function Lasting({ promised, onAsked }: LastingProps) {
  const [isRefused, setRefused] = useState(false);
  const ask = async () => {
    setRefused(!(await askForPromise()));
    onAsked();
  };
  return (
    <section aria-labelledby="kept-lasting">
      <h2 id="kept-lasting">{m.maquis_kept_lasting_title()}</h2>
      <p role="status">
        {promised
          ? m.maquis_kept_promised()
          : isRefused
            ? m.maquis_kept_refused()
            : m.maquis_kept_unpromised()}
      </p>
      {promised === false && (
        <button type="button" class="aid-secondary" onClick={ask}>
          {m.maquis_kept_ask()}
        </button>
      )}
    </section>
  );
}
