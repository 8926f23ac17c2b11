import { useContext, useState } from 'preact/hooks';
import { fileOf, hasRecord, type Save } from '#maquis/table/index.ts';
import * as m from '#messages';
import { useLoaded } from '../load.ts';
import { useAid } from './aid.ts';
import { downloadText } from './download.ts';
import { FindGames, type Wanted, wants } from './FindGames.tsx';
import { DeletedGame, KeptGame } from './KeptGame.tsx';
import { OpenGames } from './OpenGames.tsx';
import { SettingsContext } from './settings.ts';

/** With fewer games than these nothing need be searched for. */
const MANY = 6;

/** The visitor's other games, the latest first: found, opened, named, deleted, taken out and in. */
export function Games() {
  const { others, open, keep, remove, links } = useContext(SettingsContext);
  const [wanted, setWanted] = useState<Wanted>({ search: '', state: 'all' });
  /** Deleted while this list is seen; as long as that, the way back stands in their place. */
  const [deleted, setDeleted] = useState<readonly Save[]>([]);
  const { state } = useAid();
  const hasGames = others.length > 0 || state.context.game !== undefined;
  const kept = useLoaded(hasGames, () => import('../kept/Safekeeping.tsx'));
  const all = [...others, ...deleted].sort((one, other) => other.changed - one.changed);
  const found = all.filter((save) => wants(wanted, save));
  const file = found.filter((save) => hasRecord(save) && !deleted.includes(save));
  return (
    <section class="aid-games">
      {all.length > 0 && <h3>{m.maquis_table_menu_games()}</h3>}
      {all.length >= MANY && <FindGames wanted={wanted} onChange={setWanted} />}
      {all.length > 0 && found.length === 0 && (
        <p class="aid-hint">{m.maquis_games_none_found()}</p>
      )}
      <ul class="aid-choices">
        {found.map((save) =>
          deleted.includes(save) ? (
            <DeletedGame
              key={save.id}
              save={save}
              onRestore={() => {
                keep(save);
                setDeleted(deleted.filter((other) => other !== save));
              }}
            />
          ) : (
            <KeptGame
              key={save.id}
              save={save}
              onOpen={() => open(save)}
              onRename={(name) => keep(named(save, name))}
              onDelete={() => {
                remove(save);
                setDeleted([...deleted, save]);
              }}
            />
          ),
        )}
      </ul>
      {file.length > 0 && (
        <button
          type="button"
          class="aid-secondary"
          onClick={() => downloadText('maquis-games.jsonl', fileOf(file))}
        >
          {m.maquis_games_save_all()}
        </button>
      )}
      <OpenGames />
      {typeof kept === 'object' && <kept.Safekeeping games={others} href={links.kept} />}
    </section>
  );
}

/** The save under another name; under none where the name is empty. */
function named({ name: _, ...save }: Save, name: string): Save {
  return name === '' ? save : { ...save, name };
}
