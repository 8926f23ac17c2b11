import { useEffect, useState } from 'preact/hooks';
import { type Found, type Save, type Shelf, TABLE_SHELF } from '#maquis/table/index.ts';
import * as m from '#messages';
import { type Aid, AidContext, type RuleLinks } from './aid/aid.ts';
import { keepPreferences, readPreferences } from './aid/preferences.ts';
import { SetUpWalk } from './aid/SetUpWalk.tsx';
import { type Settings, SettingsContext } from './aid/settings.ts';
import { Toolbar } from './aid/Toolbar.tsx';
import { Troubles } from './aid/Troubles.tsx';
import { TurnScreen } from './aid/TurnScreen.tsx';
import { useGame } from './aid/use-game.ts';
import { useShelf } from './aid/use-shelf.ts';
import { canStayAwake, useWakeLock } from './aid/use-wake-lock.ts';
import { useDraws } from './aloud/use-draws.ts';
import { ReviewContext } from './coach/review-button.tsx';
import { useReview } from './coach/use-review.tsx';
import { HelpContext, useHelp } from './odds/help-level.ts';
import './style/aid.css';

export interface TableAidProps {
  readonly rules: RuleLinks;
  readonly links: Settings['links'];
  readonly site: Settings['site'];
}

/** The helper beside the real board: takes up the last game, or sets up a new one. */
export default function TableAid({ rules, links, site }: TableAidProps) {
  const shelf = useShelf(TABLE_SHELF);
  const [opened, setOpened] = useState<{ readonly save: Save; readonly times: number }>();
  if (shelf.status === 'opening') return <p class="aid-hint">{m.maquis_table_loading()}</p>;
  return (
    <Table
      key={opened?.times}
      rules={rules}
      links={links}
      site={site}
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
function Table({ rules, links, site, save, found, shelf, onOpen }: TableProps) {
  const [preferences] = useState(readPreferences);
  const [bigType, setBigType] = useState(preferences.bigType);
  const game = useGame(save, shelf, found.saves, { keepers: preferences.keepers });
  const { state, send, others } = game;
  const { setUp, course } = state.context;
  const help = useHelp();
  useDraws(course, game.isFollowing);
  /** The table looks at its past only where the coach goes through it. */
  const [moment, setMoment] = useState<number>();

  useWakeLock(state.matches('playing') && !state.matches({ playing: 'over' }));
  useEffect(
    () => keepPreferences({ ...readPreferences(), keepers: setUp.keepers, bigType }),
    [setUp.keepers, bigType],
  );

  const aid: Aid = { face: 'table', state, send, rules, moment };
  const review = useReview(aid, setMoment);
  const settings: Settings = {
    bigType,
    setBigType,
    canStayAwake: canStayAwake(),
    others,
    open: onOpen,
    keep: game.keep,
    remove: game.remove,
    links,
    site,
  };
  return (
    <AidContext.Provider value={aid}>
      <SettingsContext.Provider value={settings}>
        <HelpContext.Provider value={help}>
          <div class="aid" data-type={bigType ? 'big' : undefined}>
            <Troubles game={game} aside={found.aside} />
            <ReviewContext.Provider value={review}>
              {state.matches('setUp') ? (
                <SetUpWalk />
              ) : (
                (review.screen ?? (
                  <TurnScreen tools={<Toolbar />} past={review.panel} looked={review.looked} />
                ))
              )}
            </ReviewContext.Provider>
          </div>
        </HelpContext.Provider>
      </SettingsContext.Provider>
    </AidContext.Provider>
  );
}
