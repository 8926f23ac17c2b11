import { useEffect, useState } from 'preact/hooks';
import { isLink } from '#maquis/engine/index.ts';
import {
  type Found,
  freshSetUp,
  PRACTICE_SHELF,
  SAVE_VERSION,
  type Save,
  type Shelf,
} from '#maquis/table/index.ts';
import { linkFaultText } from '#maquis/words/link-faults.ts';
import * as m from '#messages';
import { type Aid, AidContext, type RuleLinks } from './aid/aid.ts';
import { freshSeed } from './aid/seeds.ts';
import { type Settings, SettingsContext } from './aid/settings.ts';
import { Troubles } from './aid/Troubles.tsx';
import { TurnScreen } from './aid/TurnScreen.tsx';
import { useGame } from './aid/use-game.ts';
import { useShelf } from './aid/use-shelf.ts';
import { useDraws } from './aloud/use-draws.ts';
import { idInAddress, useOwnArrival, useOwnLead } from './coach/own/own-here.tsx';
import { ReviewContext } from './coach/review-button.tsx';
import { useReview } from './coach/use-review.tsx';
import { HelpContext, useHelp } from './odds/help-level.ts';
import { readArrival } from './practice/arrival.ts';
import { PastPanel } from './practice/PastPanel.tsx';
import { PracticeOver } from './practice/PracticeOver.tsx';
import { PracticeRoom } from './practice/PracticeRoom.tsx';
import { PracticeTools } from './practice/PracticeTools.tsx';
import { usePastedLink } from './use-pasted-link.ts';
import './style/aid.css';
import './style/practice.css';

export interface PracticeProps {
  readonly rules: RuleLinks;
  readonly links: Settings['links'];
  readonly site: Settings['site'];
}

/** What is on the screen: a save, the moment of it to look at first, and how often one was opened. */
interface Opened {
  readonly save: Save;
  readonly moment?: number;
  readonly times: number;
}

/** The whole game in the browser: takes up the last game, a link, or begins a new one. */
export default function Practice({ rules, links, site }: PracticeProps) {
  const shelf = useShelf(PRACTICE_SHELF);
  const [arrival] = useState(readArrival);
  const [opened, setOpened] = useState<Opened | undefined>(
    arrival && 'save' in arrival ? { ...arrival, times: 0 } : undefined,
  );
  const open = (save: Save) => setOpened((before) => ({ save, times: (before?.times ?? 0) + 1 }));
  const isOwnMissing = useOwnArrival(open);
  usePastedLink((fragment) => isLink(fragment) || idInAddress(fragment) !== undefined);
  if (shelf.status === 'opening') return <p class="aid-hint">{m.maquis_practice_loading()}</p>;
  return (
    <div class="aid practice">
      {arrival && 'fault' in arrival && (
        <p class="aid-trouble" role="alert">
          {linkFaultText(arrival.fault)}
        </p>
      )}
      {isOwnMissing && (
        <p class="aid-trouble" role="alert">
          {m.maquis_own_not_here()}
        </p>
      )}
      <Game
        key={opened?.times}
        rules={rules}
        links={links}
        site={site}
        save={opened?.save ?? shelf.found.saves[0] ?? emptySave()}
        moment={opened?.moment}
        found={shelf.found}
        onOpen={open}
        {...(shelf.status === 'open' ? { shelf: shelf.shelf } : {})}
      />
    </div>
  );
}

/** A set-up to begin with, where there is no game to go on with. */
function emptySave(): Save {
  const now = Date.now();
  const seed = freshSeed();
  const progress = { setUp: freshSetUp(seed), step: 'goals' } as const;
  return { version: SAVE_VERSION, id: seed, begun: now, changed: now, progress };
}

interface GameProps extends PracticeProps {
  readonly save: Save;
  readonly moment: number | undefined;
  readonly found: Found;
  readonly shelf?: Shelf;
  readonly onOpen: (save: Save) => void;
}

function Game({ rules, links, site, save, moment: first, found, shelf, onOpen }: GameProps) {
  const [start] = useState(save);
  const [bigType, setBigType] = useState(false);
  const [moment, setMoment] = useState(first);
  const help = useHelp();
  const play = useGame(start, shelf, found.saves, { keepsSetUp: false });
  const { id, state, send, others } = play;
  const { game, course, help: used } = state.context;
  useDraws(course, play.isFollowing);

  useEffect(() => {
    if (moment !== undefined && moment > (game?.steps.length ?? 0)) setMoment(undefined);
  }, [moment, game]);

  const branch = (at: number) => {
    if (!game) return;
    const now = Date.now();
    onOpen({
      version: SAVE_VERSION,
      id: freshSeed(),
      begun: now,
      changed: now,
      name: m.maquis_practice_branch_name({ step: at }),
      branchOf: { id, step: at },
      ...(used === 'none' ? {} : { help: used }),
      progress: { game: { ...game, steps: game.steps.slice(0, at), seen: at } },
    });
  };
  const aid: Aid = { face: 'practice', state, send, rules, moment };
  const review = useReview(aid, setMoment);
  const lead = useOwnLead(start);
  const settings: Settings = {
    bigType,
    setBigType,
    canStayAwake: false,
    others,
    open: onOpen,
    keep: play.keep,
    remove: play.remove,
    links,
    site,
  };
  return (
    <AidContext.Provider value={aid}>
      <SettingsContext.Provider value={settings}>
        <div data-type={bigType ? 'big' : undefined}>
          <Troubles game={play} aside={found.aside} />
          <HelpContext.Provider value={help}>
            <ReviewContext.Provider value={review}>
              {state.matches('setUp') ? (
                <PracticeRoom />
              ) : (
                (review.screen ?? (
                  <TurnScreen
                    tools={<PracticeTools onMoment={setMoment} />}
                    past={review.panel ?? <PastPanel onMoment={setMoment} onBranch={branch} />}
                    looked={review.looked}
                    end={<PracticeOver />}
                    lead={lead}
                  />
                ))
              )}
            </ReviewContext.Provider>
          </HelpContext.Provider>
        </div>
      </SettingsContext.Provider>
    </AidContext.Provider>
  );
}
