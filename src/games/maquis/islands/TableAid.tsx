import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  courseOf,
  type Found,
  SAVE_VERSION,
  type Save,
  SET_UP_STEPS,
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
import { SettingsContext } from './aid/settings.ts';
import { TurnScreen } from './aid/TurnScreen.tsx';
import { troubleText } from './aid/trouble-text.ts';
import { useSaving, useShelf } from './aid/use-shelf.ts';
import { canStayAwake, useWakeLock } from './aid/use-wake-lock.ts';
import './style/aid.css';

/** The helper beside the real board: takes up the last game, or sets up a new one. */
export default function TableAid({ rules }: { readonly rules: RuleLinks }) {
  const shelf = useShelf();
  const [opened, setOpened] = useState<Save>();
  if (shelf.status === 'opening') return <p class="aid-hint">{m.maquis_table_loading()}</p>;
  const save = opened ?? shelf.found.saves[0];
  return (
    <Table
      key={save?.id ?? ''}
      rules={rules}
      save={save}
      found={shelf.found}
      onOpen={setOpened}
      {...(shelf.status === 'open' ? { shelf: shelf.shelf } : {})}
    />
  );
}

interface TableProps {
  readonly rules: RuleLinks;
  readonly save: Save | undefined;
  readonly found: Found;
  readonly shelf?: Shelf;
  readonly onOpen: (save: Save) => void;
}

/** One game at the table, from its set-up or from where it was left. */
function Table({ rules, save, found, shelf, onOpen }: TableProps) {
  const [preferences] = useState(readPreferences);
  const [bigType, setBigType] = useState(preferences.bigType);
  const [others, setOthers] = useState(found.saves);
  const { input, trouble } = useMemo(() => resumed(save, preferences.keepers), [save, preferences]);
  const [state, send] = useMachine(tableMachine, { input });
  const current = useCurrentSave(state, save, trouble !== undefined);
  const saves = useSaving(shelf, current);
  const { setUp } = state.context;

  useWakeLock(state.matches('playing') && !state.matches({ playing: 'over' }));
  useEffect(() => keepPreferences({ keepers: setUp.keepers, bigType }), [setUp.keepers, bigType]);
  useEffect(() => {
    shelf?.find().then(({ saves: all }) => setOthers(all.filter(({ id }) => id !== current.id)));
  }, [shelf, current.id]);

  const aid: Aid = { state, send, rules };
  const settings = {
    bigType,
    setBigType,
    canStayAwake: canStayAwake(),
    others,
    open: onOpen,
  };
  return (
    <AidContext.Provider value={aid}>
      <SettingsContext.Provider value={settings}>
        <div class="aid" data-type={bigType ? 'big' : undefined}>
          {(!shelf || !saves) && <p class="aid-trouble">{m.maquis_table_trouble_storage()}</p>}
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

/** The save of what the machine holds now; a new game is a new save, and so is a mended one. */
function useCurrentSave(state: Aid['state'], save: Save | undefined, isMended: boolean): Save {
  const { game, setUp } = state.context;
  const step = SET_UP_STEPS.find((name) => state.matches({ setUp: name })) ?? SET_UP_STEPS[0];
  const seed = game?.setUp.seed ?? setUp.seed;
  const isResumed = save !== undefined && !isMended && seedOf(save) === seed;
  const id = isResumed ? save.id : seed;
  const begun = useMemo(() => (isResumed ? save.begun : Date.now()), [isResumed, save]);
  return useMemo(
    () =>
      ({
        version: SAVE_VERSION,
        id: isMended ? `${id} mended` : id,
        begun,
        changed: Date.now(),
        progress: game ? { game: structuredClone(game) } : { setUp, step },
      }) as Save,
    [id, isMended, begun, game, setUp, step],
  );
}

const seedOf = ({ progress }: Save): string | undefined =>
  'game' in progress ? progress.game.setUp.seed : progress.setUp.seed;
