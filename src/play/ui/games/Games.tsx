import { useMemo, useState } from 'preact/hooks';
import * as m from '#messages';
import type { GameFiles } from '#play/game-mode.ts';
import type { Save } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { usePlayContext } from '../frame/play-context.ts';
import { useSession } from '../frame/session.ts';
import { useLazyModule } from '../hooks/use-lazy-module.ts';
import { FindGames, matches, type SaveFilter } from './FindGames.tsx';
import { DeletedGame, KeptGame } from './KeptGame.tsx';
import { OpenGames } from './OpenGames.tsx';
import { useSaveFilter } from './use-save-filter.ts';

/** With fewer games than these nothing need be searched for. */
const MANY = 6;
/** So many are shown at a time: a game is played through to say how it stands. */
const AT_A_TIME = 20;

/** The backup of everything, which stands below the games. */
const loadSafekeeping = () => import('../storage/Safekeeping.tsx');

interface Props {
  /** Games as files; without them they are kept here alone. */
  readonly files?: GameFiles<SaveTypes>;
}

/** The visitor's other games, the latest first: found, opened, named, deleted, taken out and in. */
export function Games({ files }: Props) {
  const { others, open, keep, remove, links } = usePlayContext();
  const [wanted, setWanted] = useState<SaveFilter>({ search: '', state: 'all' });
  const [most, setMost] = useState(AT_A_TIME);
  /** Deleted while this list is seen; as long as that, the way back stands in their place. */
  const [deleted, setDeleted] = useState<readonly Save<SaveTypes>[]>([]);
  const { mode, state } = useSession();
  const hasGames = others.length > 0 || state.context.game !== undefined;
  const kept = useLazyModule(hasGames, loadSafekeeping);
  const all = useMemo(
    () => [...others, ...deleted].sort((one, other) => other.changed - one.changed),
    [others, deleted],
  );
  const { found, isSearching } = useSaveFilter(mode, all, wanted, most + AT_A_TIME);
  const more = Math.min(AT_A_TIME, found.length - most);
  return (
    <section class="aid-games">
      {all.length > 0 && <h3>{m.play_games()}</h3>}
      {all.length >= MANY && <FindGames wanted={wanted} onChange={setWanted} />}
      {all.length > 0 && found.length === 0 && !isSearching && (
        <p class="aid-hint">{m.play_games_none_found()}</p>
      )}
      <ul class="aid-choices">
        {found.slice(0, most).map((save) =>
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
              files={files}
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
      {more > 0 && !isSearching && (
        <button type="button" class="aid-secondary" onClick={() => setMost(most + AT_A_TIME)}>
          {m.play_kept_list_more({ count: more })}
        </button>
      )}
      {files && found.some((save) => files.has(save) && !deleted.includes(save)) && (
        <button
          type="button"
          class="aid-secondary"
          onClick={async () => {
            const { saveAll } = await import('./save-all.ts');
            const isWanted = (save: Save<SaveTypes>) =>
              !deleted.includes(save) && matches(mode, wanted, save);
            await saveAll(files, all, isWanted);
          }}
        >
          {m.play_games_save_all()}
        </button>
      )}
      {files && <OpenGames files={files} />}
      {typeof kept === 'object' && <kept.Safekeeping games={others} href={links.kept} />}
    </section>
  );
}

/** The save under another name; under none where the name is empty. */
function named({ name: _, ...save }: Save<SaveTypes>, name: string): Save<SaveTypes> {
  return name === '' ? save : { ...save, name };
}
