import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyStateMachine } from 'xstate';
import * as m from '#messages';
import { isUnanswered } from '../../puzzles/own-try.ts';
import type { SaveKinds } from '../../saves/codec.ts';
import type { Save } from '../../saves/save.ts';
import { useAnnounced } from '../announce/use-announced.ts';
import type { PlayKit } from '../face.ts';
import { useAheadGone } from '../hooks/use-ahead-gone.ts';
import { useBigType } from '../hooks/use-big-type.ts';
import { HelpContext, useHelp } from '../hooks/use-help.ts';
import { canStayAwake, useWakeLock } from '../hooks/use-wake-lock.ts';
import { Keys } from '../keys/Keys.tsx';
import { useLinkHere } from '../share/use-link-here.ts';
import { Later } from './Later.tsx';
import { Opening } from './Opening.tsx';
import { type RuleLinks, type Session, SessionProvider } from './session.ts';
import { type Links, type Settings, SettingsProvider, type SiteTold } from './settings.ts';
import { Troubles } from './Troubles.tsx';
import { useGame } from './use-game.ts';
import { type ShelfState, useShelf } from './use-shelf.ts';
import '../style/play.css';

/** What a page hands to the rooms in it. */
export interface RoomProps {
  readonly rules: RuleLinks;
  readonly links: Links;
  readonly site: SiteTold;
}

/** A game that came from elsewhere, and the moment of it to look at first. */
export interface Arrived<K extends SaveKinds> {
  readonly save: Save<K>;
  readonly moment?: number;
}

/** A room's shelf, and what of it is on the screen. */
export interface Room<K extends SaveKinds> {
  readonly shelf: ShelfState<K>;
  readonly opened: (Arrived<K> & { readonly times: number }) | undefined;
  /** Puts another game on the screen; the one before stays on the shelf. */
  readonly open: (save: Save<K>) => void;
}

/**
 * Opens a room's shelf.
 *
 * @param arrived the game of a link in the address: it is opened instead of the one played last
 */
export function useRoom<K extends SaveKinds>(
  { codec }: Pick<PlayKit<K>, 'codec'>,
  room: string,
  arrived?: Arrived<K>,
): Room<K> {
  const shelf = useShelf(codec, room);
  const [opened, setOpened] = useState<Room<K>['opened']>(arrived && { ...arrived, times: 0 });
  const open = (save: Save<K>) =>
    setOpened((before) => ({ save, times: (before?.times ?? 0) + 1 }));
  return { shelf, opened, open };
}

interface GameRoomProps<K extends SaveKinds, Machine extends AnyStateMachine> extends RoomProps {
  readonly kit: PlayKit<K, Machine>;
  /** Its name: `'table'`, `'practice'`. */
  readonly name: string;
  readonly room: Room<K>;
  /** The save to begin with where there is nothing to go on with; without it the machine begins anew. */
  readonly begin?: () => Save<K>;
  /** Whether a set-up that is not done is written down as well. */
  readonly keepsSetUp?: boolean;
  /** Whether a real board lies beside it: the screen stays awake, and a visitor can keep components. */
  readonly isTable?: boolean;
  /** Selects the button that goes on, where it is not the kit's. */
  readonly mainButton?: string;
  /** What is said above the game. */
  readonly lead?: ComponentChildren;
  /** What is played; it may ask for the save that the game on the screen began with. */
  readonly children: ComponentChildren | ((start: Save<K> | undefined) => ComponentChildren);
}

/**
 * One game in a room, from its set-up or from where it was left, with all that surrounds any game:
 * the shelf, what is wrong with keeping it, type size, help, voice. What stands within asks
 * `useSession` and `useSettings`.
 */
export function GameRoom<K extends SaveKinds, Machine extends AnyStateMachine>(
  props: GameRoomProps<K, Machine>,
) {
  const { room, name, begin, lead } = props;
  const { shelf } = room;
  if (shelf.status === 'opening')
    return <Opening goOnWithout={shelf.goOnWithout}>{m.play_loading()}</Opening>;
  const latest = shelf.status === 'open' ? shelf.latest : undefined;
  return (
    <OpenGame
      {...props}
      key={room.opened?.times}
      name={name}
      lead={lead}
      save={room.opened?.save ?? latest ?? begin?.()}
    />
  );
}

interface OpenProps<K extends SaveKinds, Machine extends AnyStateMachine>
  extends GameRoomProps<K, Machine> {
  readonly save: Save<K> | undefined;
}

function OpenGame<K extends SaveKinds, Machine extends AnyStateMachine>({
  kit,
  name,
  room: { shelf, opened, open },
  save,
  keepsSetUp = true,
  isTable = false,
  mainButton,
  rules,
  links,
  site,
  lead,
  children,
}: OpenProps<K, Machine>) {
  const [start] = useState(save);
  const [owners] = useState(() => (isTable ? kit.owners?.read() : undefined));
  const [bigType, setBigType] = useBigType();
  const [moment, setMoment] = useState(opened?.moment);
  const play = useGame(kit, start, shelf.status === 'open' ? shelf.shelf : undefined, {
    owners,
    keepsSetUp,
  });
  const { state, send } = play;
  const { game, replayed } = state.context;
  const help = useHelp(isUnanswered(kit.rules, play.current, game));
  const steps = game?.steps.length ?? 0;
  useAnnounced(replayed, play.isFollowing, kit.announced ?? silent);
  useWakeLock(isTable && game !== undefined && replayed?.outcome === undefined);
  useAheadGone();
  const linkHere = useLinkHere(isTable);
  useEffect(() => {
    if (isTable && game) kit.owners?.keep(game.owners);
  }, [game?.owners]);
  useEffect(() => {
    if (moment !== undefined && moment > steps) setMoment(undefined);
  }, [moment, steps]);
  const session = useMemo(
    (): Session<K> => ({ kit, room: name, state, send, rules, moment, setMoment }),
    // `send` goes by what it finds when it is called.
    [state, rules, moment],
  );
  const settings: Settings<K> = {
    bigType,
    setBigType,
    canStayAwake: isTable && canStayAwake(),
    current: play.current,
    others: play.others,
    open,
    keep: play.keep,
    remove: play.remove,
    bring: play.bring,
    links,
    site,
  };
  return (
    <SessionProvider.Provider value={session as unknown as Session<SaveKinds>}>
      <SettingsProvider.Provider value={settings as unknown as Settings<SaveKinds>}>
        <HelpContext.Provider value={help}>
          <div class={`aid ${name}`} data-type={bigType ? 'big' : undefined}>
            {lead}
            <Keys {...(mainButton ? { main: mainButton } : {})} />
            <Troubles game={play} kit={kit} />
            {linkHere !== undefined && (
              <Later load={loadLinkAtTable}>
                {({ LinkAtTable }) => <LinkAtTable link={linkHere} />}
              </Later>
            )}
            {typeof children === 'function' ? children(start) : children}
          </div>
        </HelpContext.Provider>
      </SettingsProvider.Provider>
    </SessionProvider.Provider>
  );
}

const loadLinkAtTable = () => import('../share/LinkAtTable.tsx');

const silent = (): undefined => undefined;
