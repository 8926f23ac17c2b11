import { FolderOpen, Trash2 } from 'lucide-preact';
import { useContext, useState } from 'preact/hooks';
import type { RecordFault } from '#maquis/engine/index.ts';
import { DIFFICULTY_NAMES, GOAL_NAMES } from '#maquis/messages/names.ts';
import { recordFaultText, ruleOfRecordFault } from '#maquis/messages/record-faults.ts';
import { courseOf, gameFromRecord, SAVE_VERSION, type Save } from '#maquis/table/index.ts';
import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import { useAid } from './aid.ts';
import { RuleLink } from './RuleLink.tsx';
import { freshSeed } from './seeds.ts';
import { SettingsContext } from './settings.ts';

/** The visitor's other games, the latest first, and a way to bring one from a file. */
export function Games() {
  const { others } = useContext(SettingsContext);
  return (
    <section class="aid-games">
      {others.length > 0 && (
        <>
          <h3>{m.maquis_table_menu_games()}</h3>
          <ul class="aid-choices">
            {others.map((save) => (
              <KeptGame key={save.id} save={save} />
            ))}
          </ul>
        </>
      )}
      <OpenFile />
    </section>
  );
}

/** One game kept: opened by a tap, or deleted, which can be undone as long as the list is seen. */
function KeptGame({ save }: { readonly save: Save }) {
  const { open, remove, restore } = useContext(SettingsContext);
  const [isDeleted, setDeleted] = useState(false);
  const name = save.name ?? describe(save);
  if (isDeleted) {
    return (
      <li class="aid-kept">
        <span class="aid-closed" role="status">
          {m.maquis_table_menu_deleted({ game: name })}
        </span>
        <button
          type="button"
          class="aid-secondary"
          onClick={() => {
            restore(save);
            setDeleted(false);
          }}
        >
          {m.maquis_table_undo()}
        </button>
      </li>
    );
  }
  return (
    <li class="aid-kept">
      <button type="button" class="aid-choice" onClick={() => open(save)}>
        {save.name && <b>{save.name}</b>}
        {describe(save)}
        <small>{standing(save)}</small>
      </button>
      <button
        type="button"
        class="aid-icon-button"
        aria-label={m.maquis_table_menu_delete({ game: name })}
        onClick={() => {
          remove(save);
          setDeleted(true);
        }}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </li>
  );
}

const STANDING = {
  win: m.maquis_table_menu_won,
  draw: m.maquis_table_menu_drawn,
  loss: m.maquis_table_menu_lost,
} as const;

/** How a game stands and since when. */
function standing({ progress, changed }: Save): string {
  const when = WHEN.format(changed);
  if (!('game' in progress)) return when;
  const played = courseOf(progress.game);
  const outcome = 'course' in played ? played.course.outcome : undefined;
  return outcome ? STANDING[outcome.result]({ when }) : m.maquis_table_menu_running({ when });
}

const WHEN = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium', timeStyle: 'short' });

function describe({ progress }: Save): string {
  if (!('game' in progress)) {
    return m.maquis_table_menu_game_setup({
      mode: DIFFICULTY_NAMES[progress.setUp.difficulty](),
    });
  }
  const { setUp, steps } = progress.game;
  return m.maquis_table_menu_game({
    mode: DIFFICULTY_NAMES[setUp.difficulty](),
    west: GOAL_NAMES[setUp.goals.west](),
    east: GOAL_NAMES[setUp.goals.east](),
    moves: steps.length,
  });
}

/** A record of some thousand moves is far below this; a larger file is none. */
const LARGEST_FILE = 2_000_000;

/** Opens the record of a game from a file, as a game of its own. A file that is none gets a sentence. */
function OpenFile() {
  const { state } = useAid();
  const { open } = useContext(SettingsContext);
  const [fault, setFault] = useState<RecordFault | 'too-large'>();
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST_FILE) return setFault('too-large');
    const text = await file.text();
    const seed = freshSeed();
    const told = gameFromRecord(text, state.context.setUp.keepers, seed);
    setFault('fault' in told ? told.fault : undefined);
    if ('fault' in told) return;
    const now = Date.now();
    open({
      version: SAVE_VERSION,
      id: seed,
      begun: now,
      changed: now,
      progress: { game: told.game },
    });
  };
  const rule = fault && fault !== 'too-large' && ruleOfRecordFault(fault);
  return (
    <>
      <label class="aid-secondary aid-file">
        <FolderOpen aria-hidden="true" />
        {m.maquis_table_menu_open_file()}
        <input
          class="aid-hidden"
          type="file"
          accept="application/json,.json"
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </label>
      {fault && (
        <p class="aid-trouble" role="alert">
          {fault === 'too-large' ? m.maquis_table_menu_file_too_large() : recordFaultText(fault)}{' '}
          {rule && <RuleLink rule={rule} />}
        </p>
      )}
    </>
  );
}
