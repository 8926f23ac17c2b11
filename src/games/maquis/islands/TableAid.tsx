import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  courseOf,
  type Found,
  type Save,
  type Shelf,
  soundPart,
  type TableInput,
  tableMachine,
} from '#maquis/table/index.ts';
import * as m from '#messages';
import { type Aid, AidContext, type RuleLinks } from './aid/aid.ts';
import { keepPreferences, readPreferences } from './aid/preferences.ts';
import { SetUpWalk } from './aid/SetUpWalk.tsx';
import { freshSeed } from './aid/seeds.ts';
import { type Settings, SettingsContext } from './aid/settings.ts';
import { TurnScreen } from './aid/TurnScreen.tsx';
import { troubleText } from './aid/trouble-text.ts';
import { useCurrentSave } from './aid/use-current-save.ts';
import { usePromptFocus } from './aid/use-prompt-focus.ts';
import { useSaving, useShelf } from './aid/use-shelf.ts';
import { canStayAwake, useWakeLock } from './aid/use-wake-lock.ts';
import './style/aid.css';

export interface TableAidProps {
  readonly rules: RuleLinks;
  readonly links: Settings['links'];
}

/** The helper beside the real board: takes up the last game, or sets up a new one. */
export default function TableAid({ rules, links }: TableAidProps) {
  const shelf = useShelf();
  const [opened, setOpened] = useState<{ readonly save: Save; readonly times: number }>();
  if (shelf.status === 'opening') return <p class="aid-hint">{m.maquis_table_loading()}</p>;
  return (
    <Table
      key={opened?.times}
      rules={rules}
      links={links}
      save={opened?.save ?? shelf.found.saves[0]}
      found={shelf.found}
      onOpen={(save) => setOpened({ save, times: (opened?.times ?? 0) + 1 })}
      {...(shelf.status === 'open' ? { shelf: shelf.shelf } : {})}
    />
  );
}

interface TableProps extends TableAidProps {
  readonly save: Save | undefined;
  readonly found: Found;
  readonly shelf?: Shelf;
  readonly onOpen: (save: Save) => void;
}

/** One game at the table, from its set-up or from where it was left. */
function Table({ rules, links, save, found, shelf, onOpen }: TableProps) {
  const [preferences] = useState(readPreferences);
  const [bigType, setBigType] = useState(preferences.bigType);
  const [others, setOthers] = useState(found.saves);
  const { input, trouble } = useMemo(() => resumed(save, preferences.keepers), [save, preferences]);
  const [state, send] = useMachine(tableMachine, { input });
  const { id, save: current } = useCurrentSave(state, save, trouble !== undefined);
  const isKept = useSaving(shelf, current);
  const { setUp } = state.context;

  usePromptFocus(state);
  useWakeLock(state.matches('playing') && !state.matches({ playing: 'over' }));
  useEffect(() => keepPreferences({ keepers: setUp.keepers, bigType }), [setUp.keepers, bigType]);
  useEffect(() => {
    shelf?.find().then(({ saves: all }) => setOthers(all.filter((other) => other.id !== id)));
  }, [shelf, id]);

  const aid: Aid = { state, send, rules };
  const settings: Settings = {
    bigType,
    setBigType,
    canStayAwake: canStayAwake(),
    others,
    open: onOpen,
    links,
  };
  return (
    <AidContext.Provider value={aid}>
      <SettingsContext.Provider value={settings}>
        <div class="aid" data-type={bigType ? 'big' : undefined}>
          {(!shelf || !isKept) && <p class="aid-trouble">{m.maquis_table_trouble_storage()}</p>}
          {found.damaged > 0 && (
            <p class="aid-trouble">{m.maquis_table_trouble_damaged({ count: found.damaged })}</p>
          )}
          {trouble && <p class="aid-trouble">{trouble}</p>}
          {state.matches('setUp') ? <SetUpWalk /> : <TurnScreen />}
        </div>
      </SettingsContext.Provider>
    </AidContext.Provider>
  );
}

/** How to take up a save. A game with a step that cannot have happened is opened before that step. */
function resumed(
  save: Save | undefined,
  keepers: TableInput['keepers'],
): { input: TableInput; trouble?: string } {
  const fresh: TableInput = { seed: freshSeed(), ...(keepers ? { keepers } : {}) };
  if (!save) return { input: fresh };
  const { progress } = save;
  if (!('game' in progress)) return { input: { ...fresh, resume: progress } };
  const played = courseOf(progress.game);
  const resume = { game: soundPart(progress.game) };
  return 'fault' in played
    ? { input: { ...fresh, resume }, trouble: troubleText(played.fault) }
    : { input: { ...fresh, resume } };
}
