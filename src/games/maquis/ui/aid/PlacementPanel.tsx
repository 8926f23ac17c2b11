import { createContext } from 'preact';
import { useContext, useMemo, useRef, useState } from 'preact/hooks';
import { isExit, LOCATIONS, type LocationId } from '#games/maquis/data/index.ts';
import {
  goalPairOf,
  mayShoot,
  type Position,
  patrolsToCome,
  positionFrom,
  readMove,
} from '#games/maquis/engine/index.ts';
import { placeWithGoal } from '#games/maquis/i18n/in-sentences.ts';
import { type CardStory, tableHolding } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { Reasons, RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { PROMPT, useAfterPaint } from '#play/ui/hooks/use-focus.ts';
import { useStateAbout } from '#play/ui/hooks/use-state-about.ts';
import { PromptActions, PromptTitle } from '#play/ui/parts/Prompt.tsx';
import { cardHeadline } from '../card-in-words.ts';
import { OddsContext, OddsPanel } from '../odds/OddsPanel.tsx';
import { PawnIcon } from '../PawnIcon.tsx';
import { SmallPatrolCard } from '../SmallPatrolCard.tsx';
import { useAid, useMaquisSession } from './aid.ts';
import { DrawnCard } from './DrawnCard.tsx';
import { Offers } from './Offers.tsx';
import { GoalRule, GoalRulesAt, VisitNote } from './OpenCards.tsx';
import { ShootButton } from './Shots.tsx';

interface Props {
  /** The card that was drawn for the worker before, told in the place of an introduction. */
  readonly told?: CardStory;
}

/** A worker is to be placed: say where, then confirm. */
export function PlacementPanel({ told }: Props) {
  const { state, send, isStepwise = false } = useAid();
  const { game, now, position } = useMaquisSession();
  const goals = goalPairOf(position);
  const { selected, pausesToShoot } = state.context;
  const worker = now.workers.length + 1;
  const workers = now.workers.length + now.safeHouse;
  const stops = isStepwise || (pausesToShoot && mayShoot(position));
  const drawsNext = game.owners.deck === 'site' && now.patrolsToCome > 0 && !stops;
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle
        about={told ? undefined : m.maquis_table_turn({ turn: now.day + 1 })}
        hand={told ? cardHeadline(told) : patrolsSaid(position, now.workers.length)}
      >
        {selected
          ? m.maquis_table_place_at({ worker, workers, place: placeWithGoal(selected, goals) })
          : m.maquis_table_place_prompt({ worker, workers })}
      </PromptTitle>
      {told && <DrawnCard told={told} isBrief />}
      {now.known && (
        <p class="aid-note">
          {m.maquis_look_seen({ card: now.known })} <SmallPatrolCard card={now.known} />
        </p>
      )}
      {selected ? (
        <>
          <div class="aid-there">
            <Offers place={selected} />
            <GoalRulesAt place={selected} />
            <VisitNote place={selected} />
            {now.hand['fake-id'] !== undefined && now.hand['fake-id'] > 0 && (
              <p class="aid-hint">
                {m.maquis_fake_id_hint()} <RuleLink rule="maquis.fake-id" brief />
              </p>
            )}
          </div>
          <OddsPanel place={selected} />
        </>
      ) : (
        <>
          <Waiting workers={now.safeHouse} />
          <OddsPanel isBrief={told !== undefined} />
        </>
      )}
      <PlaceList />
      <PromptActions>
        <ShootButton />
        {selected && <WithFakeId place={selected} />}
        {selected ? (
          <button
            type="button"
            class="aid-primary"
            onClick={() => send({ type: 'move', move: `place:${selected}` })}
          >
            {drawsNext ? m.maquis_table_place_confirm_draw() : m.maquis_table_place_confirm()}
          </button>
        ) : (
          <p class="aid-wait">{m.maquis_table_place_hint()}</p>
        )}
      </PromptActions>
    </section>
  );
}

/** A worker takes a Fake ID along, where the hand has one. */
function WithFakeId({ place }: { readonly place: LocationId }) {
  const { send } = useAid();
  const { game, now, position } = useMaquisSession();
  const move = `place:${place}:fake-id`;
  if (!('fake-id' in now.hand)) return null;
  // Where the tokens are the visitor's, their word for one counts.
  const isCounted = 'move' in readMove(position, move);
  const claim =
    isCounted || game.owners.goods === 'site'
      ? undefined
      : tableHolding(position, { 'fake-id': 1 });
  const claimed = claim && positionFrom(claim);
  const isClaimed = claimed && 'position' in claimed && 'move' in readMove(claimed.position, move);
  if (!isCounted && !isClaimed) return null;
  const take = () => {
    if (claim) send({ type: 'correct', board: claim });
    send({ type: 'move', move });
  };
  return (
    <button type="button" class="aid-secondary" onClick={take}>
      {m.maquis_place_with_fake_id()}
    </button>
  );
}

/** How many patrols this turn brings, said once, before its first worker. */
function patrolsSaid(position: Position, placed: number): string | undefined {
  const { all: count, soldiers } = patrolsToCome(position);
  return placed === 0 && count > 0 ? m.maquis_table_turn_brings({ count, soldiers }) : undefined;
}

/** The workers at home, to be dragged onto the town: a second way for mouse and finger. */
const Waiting = ({ workers }: { readonly workers: number }) => (
  <p class="aid-waiting" aria-hidden="true">
    {Array.from({ length: workers }, (_, n) => (
      <span key={n} class="aid-waiting__pawn" data-pawn-from="home">
        <PawnIcon pawn="worker" />
      </span>
    ))}
    <span class="aid-hint">{m.maquis_drag_hint()}</span>
  </p>
);

/**
 * The same choice as on the map, as a list, drawn when somebody opens it. It takes the room it needs;
 * once a place is chosen it folds up, and what is asked then is in sight and has the focus.
 */
function PlaceList() {
  const [isOpen, setOpen] = useState(false);
  const pulled = usePulled();
  const list = useRef<HTMLDetailsElement>(null);
  const toggled = () => {
    const { open = false } = list.current ?? {};
    setOpen(open);
    pulled.set(open);
  };
  useAfterPaint(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);
  const chosen = () => {
    if (list.current) list.current.open = false;
    document.getElementById(PROMPT)?.focus({ preventScroll: true });
  };
  return (
    <details class="aid-more" ref={list} onToggle={toggled}>
      <summary>{m.maquis_table_place_list()}</summary>
      {isOpen && <Places onChosen={chosen} />}
    </details>
  );
}

/** What cannot be chosen says why. */
function Places({ onChosen }: { readonly onChosen: () => void }) {
  const { send } = useAid();
  const { position } = useMaquisSession();
  const goals = goalPairOf(position);
  const places = LOCATIONS.map(({ id }) => ({ id, read: readMove(position, `place:${id}`) }));
  return (
    <ul class="aid-places">
      {places.map(({ id, read }) => (
        <li key={id}>
          {'move' in read ? (
            <button
              type="button"
              class="aid-choice"
              onClick={() => {
                send({ type: 'select', choice: id });
                onChosen();
              }}
            >
              {placeWithGoal(id, goals)}
              <OddsPill place={id} />
            </button>
          ) : (
            <>
              <span class="aid-closed">{placeWithGoal(id, goals)}</span>
              {'reasons' in read && <Reasons reasons={read.reasons} />}
            </>
          )}
          {isExit(id) && <GoalRule exit={id} />}
        </li>
      ))}
    </ul>
  );
}

/** The number of a place on the map, for a list of places. */
function OddsPill({ place }: { readonly place: LocationId }) {
  const shown = useContext(OddsContext);
  const ring = shown && !shown.failed ? shown.rings[place] : undefined;
  if (!ring) return null;
  return (
    <>
      <span class={`odds-pill odds-pill--${ring.kind}`} aria-hidden="true">
        {ring.text}
      </span>
      <span class="visually-hidden">, {ring.said}</span>
    </>
  );
}

/** Whether the panel is pulled up over the town, to be read in full. */
interface Pulled {
  readonly isUp: boolean;
  readonly set: (isUp: boolean) => void;
}

export const PulledContext = createContext<Pulled>({ isUp: false, set: () => {} });

const usePulled = (): Pulled => useContext(PulledContext);

/** The panel of a screen; the next question finds it down again. */
export function usePanel(question: string): Pulled {
  const [isUp, set] = useStateAbout(question, false);
  return useMemo(() => ({ isUp, set }), [isUp]);
}
