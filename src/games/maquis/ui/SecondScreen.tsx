import type { tableMachine } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import {
  type BoardProps,
  SecondScreen as Screen,
  type ShownRooms,
  shownRoom,
} from '#play/ui/second-screen/SecondScreen.tsx';
import { goalPairOf, snapshotOf } from '../engine/index.ts';
import type { ActiveSession, Aid } from './aid/aid.ts';
import { HandNow, TracksNow } from './aid/HowItStands.tsx';
import { isBoxedIn, MAQUIS_MODE, withBoxedWords } from './aid/mode.ts';
import { townOf, wayHomeOf } from './aid/town-now.ts';
import { PatrolCardFace } from './PatrolCard.tsx';
import { lastDraw, waitedFor } from './second/waited-for.ts';
import { TownMap } from './TownMap.tsx';
import type { TownView } from './town-view.ts';
import './style/pages/second.css';

/** A game of Maquis to be looked at from across the room. */
function ScreenBoard({ state, tools }: BoardProps<typeof tableMachine>) {
  const { game, replayed } = state.context;
  if (!game || !replayed) return null;
  const { position } = replayed;
  const running: ActiveSession = { game, replayed, position, now: snapshotOf(position) };
  const drawn = lastDraw(running.replayed);
  const { about, line } = waitedFor(state, running);
  return (
    <div class="screen-game">
      <header class="screen-game__standing">
        <TracksNow {...running} />
        <HandNow {...running} />
      </header>
      <div class="screen-game__board">
        <TownMap label={m.maquis_table_map()} {...townNow(state, running)} />
      </div>
      <div class="screen-game__side">
        <section class="aid-panel" role="status" aria-label={m.play_second_status()}>
          {about && <p class="aid-kicker">{about}</p>}
          <p class="aid-prompt">{line}</p>
        </section>
        {drawn && (
          <section class="screen-game__card" data-new={drawn.isNew}>
            <h2 class="aid-kicker">{m.maquis_screen_last_card()}</h2>
            <PatrolCardFace {...drawn.told} />
          </section>
        )}
        {tools}
      </div>
    </div>
  );
}

/** The town, with the places of a card just drawn or the way of the worker who is going home. */
function townNow(state: Aid['state'], { replayed, position, now }: ActiveSession): TownView {
  const town = townOf(now, goalPairOf(position));
  if (state.matches({ playing: { patrol: 'shown' } })) {
    return { ...town, highlight: lastDraw(replayed)?.told.lines.map(({ place }) => place) ?? [] };
  }
  if (!now.acting || !state.matches({ playing: { action: 'return' } })) return town;
  return { ...town, chosen: now.acting, ...wayHomeOf(position, now.acting) };
}

interface SecondScreenProps {
  readonly links: Readonly<Record<'table' | 'practice', string>>;
}

const loadBoxedBoard = () => withBoxedWords(Promise.resolve({ Board: ScreenBoard }));

/** The board, in a boxed edition with its words. */
const AnyBoard = (props: BoardProps<typeof tableMachine>) =>
  isBoxedIn(props.state.context) ? (
    <Lazy load={loadBoxedBoard}>{({ Board }) => <Board {...props} />}</Lazy>
  ) : (
    <ScreenBoard {...props} />
  );

const SHOWN = shownRoom(MAQUIS_MODE, AnyBoard);
export const ROOMS: ShownRooms = { table: SHOWN, practice: SHOWN };

/** The game that is played in another window of this device, large. */
export default function SecondScreen({ links }: SecondScreenProps) {
  return <Screen rooms={ROOMS} links={links} />;
}
