import { useMemo, useState } from 'preact/hooks';
import * as m from '#messages';
import type { GameFiles, GameMode } from '#play/game-mode.ts';
import { defaultOwners, type Owners } from '#play/history/game.ts';
import { goingOn } from '#play/saves/merge.ts';
import { receivedAfter, type Save } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { freshSave } from '../frame/fresh-save.ts';
import { usePlayContext } from '../frame/play-context.ts';
import { useSession } from '../frame/session.ts';
import { type ChunkedWork, useChunkedWork } from '../hooks/use-chunked-work.ts';
import { useLazyModule } from '../hooks/use-lazy-module.ts';
import { DropZone } from '../parts/DropZone.tsx';
import { FileButton, RECORD_FILES } from '../parts/FileButton.tsx';
import { answersTo, isFinished } from './game-text.ts';
import { DeletedGame, KeptGame } from './KeptGame.tsx';

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
      {found.length > 0 && (
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
      )}
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

/** What came of the last files: how many games, or why not. */
type Told =
  | 'too-large'
  | 'failed'
  | Awaited<ReturnType<typeof import('./opened-files.tsx').readFiles>>;

interface OpenGamesProps {
  readonly files: GameFiles<SaveTypes>;
}

/**
 * Takes in games from files, by a button or by dropping them. A single game opens; several are put
 * beside those kept. Each is a game of its own, unless it goes on with one: nothing kept is lost.
 */
function OpenGames({ files: { largest, reader, goesOn = false } }: OpenGamesProps) {
  const { mode, state } = useSession();
  const { open, bring, current, others } = usePlayContext();
  const [told, setTold] = useState<Told>();

  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    if (files.some(({ size }) => size > largest)) return setTold('too-large');
    // What reads files is seldom wanted, and comes when it is.
    const parts = await Promise.all([import('./opened-files.tsx'), reader()]).catch(
      () => undefined,
    );
    if (!parts) return setTold('failed');
    const [opened, { gamesIn }] = parts;
    const owners: Owners =
      state.context.game?.owners ??
      mode.owners?.read() ??
      defaultOwners(mode.saveFormat.components);
    const read = await opened.readFiles(files, owners, gamesIn);
    const kept = goesOn ? [current ?? [], others].flat() : [];
    const saves = read.games.map(
      (progress): Save<SaveTypes> =>
        goingOn(
          mode.saveFormat,
          kept,
          freshSave(mode, progress, receivedAfter(progress.game.steps)),
        ),
    );
    const [first] = saves;
    // What is told as added has been written.
    if (first && saves.length === 1 && read.faults.length === 0) open(first);
    else await bring(saves);
    setTold(read);
  };

  return (
    <DropZone onDropped={({ files }) => void take([...files])}>
      <FileButton
        label={m.play_open_file()}
        accept={RECORD_FILES}
        multiple
        onFiles={(files) => void take(files)}
      />
      <p class="aid-hint">{m.play_games_drop()}</p>
      {told === 'too-large' && (
        <p class="aid-trouble" role="alert">
          {m.play_file_too_large()}
        </p>
      )}
      {told === 'failed' && (
        <p class="aid-trouble" role="alert">
          {m.play_part_failed()}
        </p>
      )}
      {typeof told === 'object' && <told.Verdict {...told} />}
    </DropZone>
  );
}

const STATES = {
  all: m.play_games_show_all,
  running: m.play_games_show_running,
  over: m.play_games_show_over,
} as const;
type StateWanted = keyof typeof STATES;

/** Which games are to be seen. */
interface SaveFilter {
  readonly search: string;
  readonly state: StateWanted;
}

/** Whether a game is one of those to be seen. */
const matches = (
  mode: GameMode<SaveTypes>,
  { search, state }: SaveFilter,
  save: Save<SaveTypes>,
): boolean =>
  answersTo(mode, save, search) &&
  (state === 'all' || isFinished(mode, save) === (state === 'over'));

interface FindGamesProps {
  readonly wanted: SaveFilter;
  readonly onChange: (wanted: SaveFilter) => void;
}

/** Narrows the list by words and by state. */
function FindGames({ wanted, onChange }: FindGamesProps) {
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
function useSaveFilter(
  mode: GameMode<SaveTypes>,
  all: readonly Save<SaveTypes>[],
  wanted: SaveFilter,
  most: number,
): Sought {
  const search = useMemo(() => new Search(mode, all, wanted), [mode, all, wanted]);
  const isDone = useChunkedWork(search.upTo(most));
  return { found: search.found, isSearching: !isDone };
}
