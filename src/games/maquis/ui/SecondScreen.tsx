import * as m from '#messages';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import {
  type BoardProps,
  SecondScreen as Screen,
  type ShownRooms,
  shownRoom,
} from '#play/ui/second-screen/SecondScreen.tsx';
import {
  type GameEvent,
  type GoalPair,
  goalPairOf,
  patrolsToCome,
  phaseOf,
  snapshotOf,
  wouldComeHome,
} from '../engine/index.ts';
import {
  type CardStory,
  cardStory,
  eventOf,
  type MaquisHistory,
  type tableMachine,
} from '../session/index.ts';
import type { ActiveSession, Aid } from './aid/aid.ts';
import { HandNow, TracksNow } from './aid/HowItStands.tsx';
import { isBoxedIn, MAQUIS_MODE, withBoxedWords } from './aid/mode.ts';
import { townOf, wayHomeOf } from './aid/town-now.ts';
import { PatrolCardFace } from './PatrolCard.tsx';
import { TownMap } from './TownMap.tsx';
import type { TownView } from './town-view.ts';
import './style/pages/second.css';
import { readPreferences } from '#play/ui/settings.ts';
import { eventText, resultText } from '../i18n/events.ts';
import { placeWithGoal } from '../i18n/in-sentences.ts';
import { cardHeadline } from './card-in-words.ts';

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

/** The card drawn last in a game, place by place, and whether that was the last thing done at all. */
function lastDraw(
  replayed: MaquisHistory,
): { readonly told: CardStory; readonly isNew: boolean } | undefined {
  const step = replayed.events.findLastIndex((events) => eventOf(events, 'card-drawn'));
  const told = step < 0 ? undefined : cardStory(replayed.positions[step], replayed.events[step]);
  return told && { told, isNew: step === replayed.events.length - 1 };
}

/** What a game waits for, in a line, and above it in small what that line is about. */
interface WaitedFor {
  readonly about?: string;
  readonly line: string;
}

/** A card that was looked at, or turned over to name a place. */
const seenCard = (events: readonly GameEvent[], goals: GoalPair): string | undefined =>
  events
    .filter(({ type }) => type === 'card-seen' || type === 'card-turned-over')
    .map((event) => eventText(event, goals))[0];

function waitedFor(
  state: Aid['state'],
  { game, replayed, position, now }: ActiveSession,
): WaitedFor {
  const turn = m.maquis_table_turn({ turn: now.day + 1 });
  const worker = now.workers.length + 1;
  const workers = now.workers.length + now.safeHouse;
  const nextWorker = m.maquis_table_place_prompt({ worker, workers });
  if (state.matches({ playing: { patrol: 'shown' } })) {
    const seen = seenCard(replayed.events.at(-1) ?? [], goalPairOf(position));
    if (seen) return { about: turn, line: seen };
    const told = lastDraw(replayed)?.told;
    const line = told ? cardHeadline(told) : m.maquis_table_patrol_none();
    // As in the window where it is played, what comes next is asked for beside the card.
    const phase = phaseOf(position);
    const after =
      phase === 'placement'
        ? nextWorker
        : phase === 'action'
          ? m.maquis_table_act_prompt()
          : undefined;
    const next = readPreferences().announced.alone ? undefined : after;
    return next ? { about: line, line: next } : { about: turn, line };
  }
  if (state.matches({ playing: 'patrol' }) && now.phase !== 'patrol') {
    return {
      about: turn,
      line: (now.phase === 'look' ? m.maquis_look_draw : m.maquis_reveal_draw)(),
    };
  }
  if (state.matches({ playing: 'remove' })) return { about: turn, line: m.maquis_remove_prompt() };
  if (state.matches({ playing: 'bridge' })) return { about: turn, line: m.maquis_bridge_prompt() };
  if (state.matches({ playing: 'patrol' })) {
    return {
      about: m.maquis_table_patrols({ all: patrolsToCome(position).all }),
      line:
        game.owners.deck === 'site' ? m.maquis_table_patrol_draw() : m.maquis_table_patrol_tell(),
    };
  }
  if (state.matches({ playing: 'placement' })) {
    return { about: turn, line: nextWorker };
  }
  if (now.acting && state.matches({ playing: { action: 'return' } })) {
    const isOpen = wouldComeHome(position, now.acting);
    return {
      about: placeWithGoal(now.acting, goalPairOf(position)),
      line: isOpen ? m.maquis_table_home_open() : m.maquis_table_home_cut(),
    };
  }
  if (state.matches({ playing: 'action' })) {
    return { about: turn, line: m.maquis_table_act_prompt() };
  }
  if (state.matches({ playing: { dusk: 'lastShot' } })) {
    return { about: m.maquis_table_dusk_prompt(), line: m.maquis_table_dusk_hint() };
  }
  if (state.matches({ playing: 'dusk' })) {
    return { about: turn, line: m.maquis_table_upkeep_prompt() };
  }
  return { line: resultText(replayed.outcome ?? { result: 'draw' }) };
}
