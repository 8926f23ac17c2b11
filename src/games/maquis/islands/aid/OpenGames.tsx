import { FolderOpen } from 'lucide-preact';
import { useContext, useState } from 'preact/hooks';
import { recordFaultText, ruleOfRecordFault } from '#maquis/messages/record-faults.ts';
import {
  type EntryFault,
  type GamesRead,
  LARGEST_FILE,
  readGames,
  SAVE_VERSION,
  type Save,
  type TableGame,
} from '#maquis/table/index.ts';
import * as m from '#messages';
import { useAid } from './aid.ts';
import { RuleLink } from './RuleLink.tsx';
import { freshSeed } from './seeds.ts';
import { SettingsContext } from './settings.ts';

/** What came of the last files: how many games, or why not. */
type Told = 'too-large' | GamesRead;

/**
 * Takes in games from files, by a button or by dropping them. A single game opens; several are put
 * beside those kept. Each is a game of its own: nothing that is kept is touched.
 */
export function OpenGames() {
  const { state } = useAid();
  const { open, keep } = useContext(SettingsContext);
  const [told, setTold] = useState<Told>();
  const [isOver, setOver] = useState(false);

  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    if (files.some(({ size }) => size > LARGEST_FILE)) return setTold('too-large');
    const texts = await Promise.all(files.map((file) => file.text()));
    const all = texts.map((text) => readGames(text, state.context.setUp.keepers, freshSeed));
    const read = {
      games: all.flatMap(({ games }) => games),
      faults: all.flatMap(({ faults }) => faults),
    };
    setTold(read);
    const [first, ...rest] = read.games.map(saveOf);
    if (!first) return;
    if (rest.length === 0 && read.faults.length === 0) open(first);
    else for (const save of [first, ...rest]) keep(save);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the button is the first
    <div
      class={isOver ? 'aid-drop aid-drop--over' : 'aid-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      <label class="aid-secondary aid-file">
        <FolderOpen aria-hidden="true" />
        {m.maquis_table_menu_open_file()}
        <input
          class="aid-hidden"
          type="file"
          accept="application/json,.json,.jsonl"
          multiple
          onChange={({ currentTarget }) => {
            void take([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </label>
      <p class="aid-hint">{m.maquis_games_drop()}</p>
      {told && <Verdict told={told} />}
    </div>
  );
}

function saveOf(game: TableGame): Save {
  const now = Date.now();
  return { version: SAVE_VERSION, id: freshSeed(), begun: now, changed: now, progress: { game } };
}

/** More than these are counted, not told one by one. */
const MOST_TOLD = 10;

function Verdict({ told }: { readonly told: Told }) {
  if (told === 'too-large') {
    return (
      <p class="aid-trouble" role="alert">
        {m.maquis_table_menu_file_too_large()}
      </p>
    );
  }
  const { games, faults } = told;
  const rest = faults.length - MOST_TOLD;
  return (
    <>
      {games.length > 0 && <p role="status">{m.maquis_games_added({ count: games.length })}</p>}
      {faults.length === 1 && games.length === 0 ? (
        <p class="aid-trouble" role="alert">
          <Fault fault={faults[0].fault} />
        </p>
      ) : (
        faults.length > 0 && (
          <div class="aid-trouble" role="alert">
            <ul>
              {faults.slice(0, MOST_TOLD).map(({ entry, fault }, n) => (
                <li key={n}>
                  <Fault fault={fault} entry={entry} />
                </li>
              ))}
            </ul>
            {rest > 0 && <p>{m.maquis_games_faults_more({ count: rest })}</p>}
          </div>
        )
      )}
    </>
  );
}

interface FaultProps {
  readonly fault: EntryFault['fault'];
  /** Where the file holds more than one. */
  readonly entry?: number;
}

function Fault({ fault, entry }: FaultProps) {
  const rule = ruleOfRecordFault(fault);
  const why = recordFaultText(fault);
  return (
    <>
      {entry === undefined ? why : m.maquis_games_fault_at({ entry, why })}{' '}
      {rule && <RuleLink rule={rule} />}
    </>
  );
}
