import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyStateMachine } from 'xstate';
import * as m from '#messages';
import type { GameMode } from '#play/game-mode.ts';
import { linkInFragment } from '#play/links/link-text.ts';
import { isUnanswered } from '#play/puzzles/own-try.ts';
import type { Save } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { useAnnounced } from '../announce/use-announced.ts';
import { HelpContext, useHelp } from '../hooks/use-help.ts';
import { canStayAwake, useWakeLock } from '../hooks/use-wake-lock.ts';
import { Keys } from '../keys/Keys.tsx';
import { keepPreferences, readPreferences } from '../settings.ts';
import { ownAtTable } from '../together/reopened.ts';
import { Alerts } from './Alerts.tsx';
import { Lazy } from './Lazy.tsx';
import { LoadingNotice } from './LoadingNotice.tsx';
import { type PlayContext, PlayContextProvider } from './play-context.ts';
import { RoomBoundary } from './RoomBoundary.tsx';
import { type RuleLinks, type Session, SessionProvider } from './session.ts';
import { useRemoveSkeleton } from './skeleton.tsx';
import { useGameInPlay } from './use-game.ts';
import { type SaveStoreState, useSaveStore } from './use-save-store.ts';
import '../style/play.css';

/** What a page hands to the rooms in it. */
export interface PlayPageProps {
  readonly rules: RuleLinks;
  readonly links: PlayContext<SaveTypes>['links'];
  readonly site: PlayContext<SaveTypes>['site'];
}

/** A game that came from elsewhere, and the moment of it to look at first. */
export interface Arrived<T extends SaveTypes> {
  readonly save: Save<T>;
  readonly moment?: number;
}

/** A room's shelf, and what of it is on the screen. */
export interface SaveSelection<T extends SaveTypes> {
  readonly shelf: SaveStoreState<T>;
  readonly opened: (Arrived<T> & { readonly times: number }) | undefined;
  /** Puts another game on the screen; the one before stays on the shelf. */
  readonly open: (save: Save<T>) => void;
}

/**
 * Opens a room's shelf.
 *
 * @param arrived the game of a link in the address: it is opened instead of the one played last
 */
export function useSaveSelection<T extends SaveTypes>(
  { saveFormat }: Pick<GameMode<T>, 'saveFormat'>,
  room: string,
  arrived?: Arrived<T>,
): SaveSelection<T> {
  const shelf = useSaveStore(saveFormat, room);
  const [opened, setOpened] = useState<SaveSelection<T>['opened']>(
    arrived && { ...arrived, times: 0 },
  );
  const open = (save: Save<T>) =>
    setOpened((before) => ({ save, times: (before?.times ?? 0) + 1 }));
  return { shelf, opened, open };
}

interface PlaySessionProps<T extends SaveTypes, Machine extends AnyStateMachine>
  extends PlayPageProps {
  readonly mode: GameMode<T, Machine>;
  /** Its name: `'table'`, `'practice'`. */
  readonly name: string;
  readonly room: SaveSelection<T>;
  /** The save to begin with where there is nothing to go on with; without it the machine begins anew. */
  readonly begin?: () => Save<T>;
  /** Whether a set-up that is not done is written down as well. */
  readonly keepsSetUp?: boolean;
  /** Whether a real board lies beside it: the screen stays awake, and a visitor can keep components. */
  readonly isTable?: boolean;
  /** What is said above the game. */
  readonly lead?: ComponentChildren;
  /** What is played; it may ask for the save that the game on the screen began with. */
  readonly children: ComponentChildren | ((start: Save<T> | undefined) => ComponentChildren);
}

/**
 * One game in a room, from its set-up or from where it was left, with all that surrounds any game:
 * the shelf, what is wrong with keeping it, type size, help, voice. What stands within asks
 * `useSession` and `useSettings`.
 */
export function PlaySession<T extends SaveTypes, Machine extends AnyStateMachine>(
  props: PlaySessionProps<T, Machine>,
) {
  const { room, begin } = props;
  const { shelf } = room;
  const isOpen = shelf.status !== 'opening';
  const [isDrawn, setDrawn] = useState(false);
  // The first game is taken up first and drawn next, so that a page that opens is never held up by both.
  useEffect(() => setDrawn(isOpen), [isOpen]);
  const latest = shelf.status === 'open' ? shelf.latest : undefined;
  return (
    <>
      {!isDrawn && (
        <LoadingNotice goOnWithout={isOpen ? undefined : shelf.goOnWithout}>
          {m.play_loading()}
        </LoadingNotice>
      )}
      {isOpen && (
        <OpenGame
          {...props}
          key={room.opened?.times}
          isDrawn={isDrawn}
          save={room.opened?.save ?? latest ?? begin?.()}
        />
      )}
    </>
  );
}

interface OpenProps<T extends SaveTypes, Machine extends AnyStateMachine>
  extends PlaySessionProps<T, Machine> {
  readonly save: Save<T> | undefined;
  /** Whether it is shown yet. */
  readonly isDrawn: boolean;
}

function OpenGame<T extends SaveTypes, Machine extends AnyStateMachine>({
  mode,
  name,
  room: { shelf, opened, open },
  save,
  isDrawn,
  keepsSetUp = true,
  isTable = false,
  rules,
  links,
  site,
  lead,
  children,
}: OpenProps<T, Machine>) {
  const [start] = useState(save);
  const [owners] = useState(() => (isTable ? mode.owners?.read() : undefined));
  const [bigType, setBigType] = useBigType();
  const [moment, setMoment] = useState(opened?.moment);
  const [tableAsked, setTableAsked] = useState(() =>
    ownAtTable(`${mode.saveFormat.game}.${name}`) === undefined ? 0 : 1,
  );
  const play = useGameInPlay(mode, start, shelf.status === 'open' ? shelf.shelf : undefined, {
    owners,
    keepsSetUp,
  });
  const { state, send } = play;
  const { game, replayed } = state.context;
  const help = useHelp(isUnanswered(mode.rules, play.current, game));
  const steps = game?.steps.length ?? 0;
  useAnnounced(replayed, play.isFollowing, mode.announcement ?? silent);
  useWakeLock(isTable && game !== undefined && replayed?.outcome === undefined);
  useRemoveSkeleton(isDrawn);
  const linkHere = useLinkHere(isTable);
  useEffect(() => {
    if (isTable && game) mode.owners?.keep(game.owners);
  }, [game?.owners]);
  useEffect(() => {
    if (moment !== undefined && moment > steps) setMoment(undefined);
  }, [moment, steps]);
  const session = useMemo(
    (): Session<T> => ({ mode, room: name, state, send, rules, moment, setMoment }),
    // `send` goes by what it finds when it is called.
    [state, rules, moment],
  );
  const settings: PlayContext<T> = {
    bigType,
    setBigType,
    canStayAwake: isTable && canStayAwake(),
    current: play.current,
    others: play.others,
    open,
    keep: play.keep,
    remove: play.remove,
    bring: play.bring,
    openTable: links.screen ? () => setTableAsked((before) => before + 1) : undefined,
    links,
    site,
  };
  if (!isDrawn) return null;
  return (
    <SessionProvider.Provider value={session as unknown as Session<SaveTypes>}>
      <PlayContextProvider.Provider value={settings as unknown as PlayContext<SaveTypes>}>
        <HelpContext.Provider value={help}>
          <div class={`aid ${name}`} data-type={bigType ? 'big' : undefined}>
            {lead}
            <Keys />
            <Alerts game={play} mode={mode} />
            {linkHere !== undefined && (
              <Lazy load={loadLinkAtTable}>
                {({ LinkAtTable }) => <LinkAtTable link={linkHere} />}
              </Lazy>
            )}
            {tableAsked > 0 && (
              <Lazy load={loadTable}>
                {({ OwnTable }) => <OwnTable asked={tableAsked} onShut={() => setTableAsked(0)} />}
              </Lazy>
            )}
            <RoomBoundary>
              {typeof children === 'function' ? <Made of={() => children(start)} /> : children}
            </RoomBoundary>
          </div>
        </HelpContext.Provider>
      </PlayContextProvider.Provider>
    </SessionProvider.Provider>
  );
}

/** Made within the room, so that what fails in making it is caught there. */
const Made = ({ of }: { readonly of: () => ComponentChildren }) => <>{of()}</>;

const loadTable = () => import('../together/OwnTable.tsx');

const loadLinkAtTable = () => import('../share/LinkAtTable.tsx');

const silent = (): undefined => undefined;

/** Whether everything is written large, and how to change that; remembered for every game. */
function useBigType(): readonly [bigType: boolean, setBigType: (big: boolean) => void] {
  const [bigType, setBigType] = useState(() => readPreferences().bigType);
  return [
    bigType,
    (big) => {
      setBigType(big);
      keepPreferences({ bigType: big });
    },
  ];
}

/** A link in the address of a page that opens none: taken out of it, so that a reload is rid of it. */
function useLinkHere(isAsked: boolean): string | undefined {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    if (!isAsked) return undefined;
    const look = () => {
      const found = linkInFragment(location.hash);
      if (found === undefined) return;
      history.replaceState(history.state, '', location.pathname + location.search);
      setLink(found);
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [isAsked]);
  return link;
}
