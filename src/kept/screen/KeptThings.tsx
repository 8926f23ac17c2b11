import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import { askForPromise } from '#play/screen/kept/lasting.ts';
import { Unread } from '#play/screen/kept/Unread.tsx';
import { BackUp } from './kept/BackUp.tsx';
import { BringBack } from './kept/BringBack.tsx';
import { type Inventory, settleDeleted, takeInventory } from './kept/inventory.ts';
import '#play/screen/style/play.css';
import '#play/screen/style/kept.css';

interface KeptProps {
  /** The games of this site: ids, and names in the language of the page. */
  readonly games: readonly { readonly id: string; readonly name: string }[];
}

/** Everything the site keeps on this device: what there is, as a file, back from one, for how long. */
export default function KeptThings({ games }: KeptProps) {
  const [kept, setKept] = useState<Inventory | 'denied'>();
  const look = () => takeInventory().then(setKept, () => setKept('denied'));
  useEffect(() => void look(), []);
  if (!kept) return <p class="aid-hint">{m.play_kept_looking()}</p>;
  if (kept === 'denied') return <p class="aid-trouble">{m.play_kept_denied()}</p>;
  const settle = (how: 'back' | 'for good') => settleDeleted(kept.deleted, how).finally(look);
  return (
    <div class="aid kept">
      <Counted {...kept} names={games} />
      {kept.aside.length > 0 && (
        <Unread values={kept.aside}>
          <p>{m.play_kept_aside({ count: kept.aside.length })}</p>
        </Unread>
      )}
      {kept.deleted.length > 0 && (
        <section aria-labelledby="kept-deleted">
          <h2 id="kept-deleted">{m.play_kept_deleted_title()}</h2>
          <p>{m.play_kept_deleted({ count: kept.deleted.length })}</p>
          <div class="kept-buttons">
            <button type="button" class="aid-secondary" onClick={() => settle('back')}>
              {m.play_kept_deleted_back()}
            </button>
            <button type="button" class="aid-secondary" onClick={() => settle('for good')}>
              {m.play_kept_deleted_for_good()}
            </button>
          </div>
        </section>
      )}
      <section aria-labelledby="kept-backup">
        <h2 id="kept-backup">{m.play_kept_backup_title()}</h2>
        <p>{m.play_kept_backup_text()}</p>
        <BackUp />
        <BringBack known={games.map(({ id }) => id)} onDone={look} />
      </section>
      <Lasting promised={kept.promised} onAsked={look} />
    </div>
  );
}

interface CountedProps extends Inventory {
  readonly names: KeptProps['games'];
}

function Counted({ games, puzzles, solved, hasDraft, others, room, names }: CountedProps) {
  const rows: readonly (readonly [string, string | number])[] = [
    [m.play_kept_table_games(), games.table],
    [m.play_kept_practice_games(), games.practice],
    [m.play_kept_puzzles(), puzzles],
    [m.play_kept_solved(), solved],
    [m.play_kept_draft(), hasDraft ? 1 : 0],
    ...Object.entries(others).map(([game, count]) => {
      const name = names.find(({ id }) => id === game)?.name ?? game;
      return [m.play_kept_games_of({ game: name }), count] as const;
    }),
    ...(room === undefined ? [] : [[m.play_kept_room(), MEGABYTES.format(room / 1e6)] as const]),
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
      <h2 id="kept-lasting">{m.play_kept_lasting_title()}</h2>
      <p role="status">
        {promised
          ? m.play_kept_promised()
          : isRefused
            ? m.play_kept_refused()
            : m.play_kept_unpromised()}
      </p>
      {promised === false && (
        <button type="button" class="aid-secondary" onClick={ask}>
          {m.play_kept_ask()}
        </button>
      )}
    </section>
  );
}
