import { useMemo, useState } from 'preact/hooks';
import {
  type CardNumber,
  type ExitId,
  LOCATION_IDS,
  type LocationId,
  PATROL_CARDS,
} from '#games/maquis/data/index.ts';
import {
  goalPairOf,
  legalMoves,
  type Move,
  movePartsOf,
  moveText,
  type Position,
  parseMove,
  phaseOf,
  validateMove,
} from '#games/maquis/engine/index.ts';
import { reasonText } from '#games/maquis/i18n/reasons.ts';
import { cardStory, eventOf, type TableEvent } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { useDeferredFrame } from '#play/ui/frame/Deferred.tsx';
import { memoize } from '#shared/memoize.ts';
import type { CountedOdds } from '../odds/OddsPanel.tsx';
import { TownMap } from '../TownMap.tsx';
import type { TownView } from '../town-view.ts';
import { type ActiveSession, type Aid, useAid, useMaquisSession } from './aid.ts';
import { OpenGoal } from './OpenCards.tsx';
import { type Shot, useAim, useShots } from './Shots.tsx';
import { townOf, wayHomeOf } from './town-now.ts';

interface Props {
  readonly odds: CountedOdds | undefined;
  /** The place of the move that the coach prefers. */
  readonly advised: LocationId | undefined;
  /** What the map shows of a moment of the past besides what stands there. */
  readonly looked: Partial<TownView> | undefined;
  /** Lets the map offer less than the rules do. */
  readonly offered: (view: TownView) => TownView;
}

/**
 * The town of the game. A tap is answered by what stands there and what is marked; where the next
 * choice is comes with the next question, a frame later.
 */
export function GameTown({ odds, advised, looked, offered }: Props) {
  const aid = useAid();
  const running = useMaquisSession();
  const isPast = aid.moment !== undefined;
  const [goal, setGoal] = useState<ExitId>();
  const { position } = running;
  const shots = useShots();
  const { isAiming } = useAim();
  const aimed = useMemo(() => aimedAt(shots), [isAiming, position]);
  const choices = isAiming && !isPast ? aimed : choicesIn(aid);
  const asked = useMemo(() => ({ choices, position }), [choices, position]);
  const drawn = useDeferredFrame(asked);
  const view: TownView = isPast
    ? { ...townOf(running.now, goalPairOf(position)), ...looked }
    : offered({
        ...(odds ? ringsIn(odds) : {}),
        ...viewOf(aid, running, shots),
        ...(advised ? { advised } : {}),
        ...drawn.choices(drawn.position),
      });
  const look = (place: LocationId | undefined) => {
    odds?.look(place);
    const isChosen = aid.state.matches({ playing: 'placement' }) && aid.state.context.selected;
    if (place && isChosen) aid.send({ type: 'select', choice: undefined });
  };
  const choose = (place: LocationId) => {
    // What was tapped is no longer asked.
    if (drawn !== asked) return;
    if (isAiming) return shots.find((shot) => shot.place === place)?.fire();
    look(undefined);
    aid.send(chosenAt(aid, place));
  };
  return (
    <>
      <TownMap
        label={m.maquis_table_map()}
        onGoal={setGoal}
        {...(isPast ? {} : { onChoose: choose, onLook: look })}
        {...view}
      />
      {goal && (
        <OpenGoal
          exit={goal}
          refusal={isPast ? undefined : view.refusals?.[goal]}
          onClose={() => setGoal(undefined)}
        />
      )}
    </>
  );
}

type Choices = Pick<TownView, 'choices' | 'refusals'>;

/** The rings of the odds, and the worker whose odds are looked at. */
const ringsIn = ({ rings, looked }: CountedOdds): Partial<TownView> => ({
  rings,
  ...(looked && rings[looked]?.look ? { chosen: looked } : {}),
});

/** What stands on the map at this moment, and what is marked. */
function viewOf(
  { state }: Aid,
  { replayed, position, now }: ActiveSession,
  shots: readonly Shot[],
): TownView {
  const town = townOf(now, goalPairOf(position));
  const { selected } = state.context;
  const chosen = selected ? { chosen: selected } : {};
  /** The worker who acts, selected or the only one left, with the way home. */
  const wayOf = (worker: LocationId | undefined): Partial<TownView> => {
    const [only, ...others] = now.workers;
    const from = now.acting ?? worker ?? (others.length === 0 ? only : undefined);
    if (!from) return {};
    const way = wayHomeOf(position, from, canBeShotOf(shots));
    return from === now.acting ? way : { ...way, chosen: from };
  };
  if (state.matches({ playing: { patrol: 'shown' } })) {
    const last = replayed.events.length - 1;
    const told = cardStory(replayed.positions[last], replayed.events[last]);
    const seen = eventOf(replayed.events[last] ?? [], 'card-seen')?.card;
    const places = told?.lines.map(({ place }) => place) ?? placesOf(seen);
    const way = now.phase === 'action' ? wayOf(undefined) : {};
    return { ...town, ...way, ...(places ? { highlight: places } : {}) };
  }
  if (state.matches({ playing: 'placement' })) return { ...town, ...chosen };
  return state.matches({ playing: 'action' }) ? { ...town, ...wayOf(selected) } : town;
}

const placesOf = (card: CardNumber | undefined) =>
  PATROL_CARDS.find(({ number }) => number === card)?.places;

/** How to tell from a position what can be chosen on the map now. */
function choicesIn({ state }: Aid): (position: Position) => Choices {
  if (state.matches({ playing: { patrol: 'shown' } })) return nextAfterCard;
  if (state.matches({ playing: 'placement' })) return placeable;
  if (state.matches({ playing: 'action' })) return activatable;
  if (state.matches({ playing: 'remove' })) return removable;
  if (state.matches({ playing: 'bridge' })) return breakable;
  return nothing;
}

const canBeShotOf =
  (shots: readonly Shot[]) =>
  (place: LocationId): boolean =>
    shots.some((shot) => shot.place === place);

const nothing = (): Choices => ({});

/** While a policeman is chosen, nobody else is asked about and nothing is refused. */
const aimedAt = (shots: readonly Shot[]) => (): Choices => ({
  choices: Object.fromEntries(shots.map(({ place }) => [place, m.maquis_table_shoot_choice()])),
});

/** While a card is shown, the next worker may be asked for, or the first to act; else nobody is. */
function nextAfterCard(position: Position): Choices {
  const phase = phaseOf(position);
  if (phase === 'placement') return placeable(position);
  return phase === 'action' ? activatable(position) : {};
}

const removable = (position: Position): Choices =>
  chosenBy(position, 'remove', m.maquis_remove_choice());
const breakable = (position: Position): Choices =>
  chosenBy(position, 'bridge', m.maquis_bridge_choice());

/** The places that moves of one kind are about; nothing is refused. */
const chosenBy = (position: Position, kind: string, choice: string): Choices => ({
  choices: Object.fromEntries(
    legalMoves(position).flatMap((move) => {
      const parts = movePartsOf(move);
      return parts.kind === kind && 'place' in parts ? [[parts.place, choice]] : [];
    }),
  ),
});

const placeable = memoize(
  (position: Position): Choices =>
    choosable(
      position,
      legalMoves(position),
      (place) => `place:${place}`,
      m.maquis_table_place_choice(),
    ),
);

/** Which places can be chosen for a kind of move, and why the others cannot. */
function choosable(
  position: Position,
  legal: readonly Move[],
  moveAt: (place: LocationId) => string,
  choice: string,
): Pick<TownView, 'choices' | 'refusals'> {
  const texts = new Set(legal.map(moveText));
  const choices: Partial<Record<LocationId, string>> = {};
  const refusals: Partial<Record<LocationId, string>> = {};
  for (const place of LOCATION_IDS) {
    const text = moveAt(place);
    if (texts.has(text)) choices[place] = choice;
    else refusals[place] = refusalText(position, text);
  }
  return { choices, refusals };
}

function refusalText(position: Position, text: string): string {
  const parsed = parseMove(text);
  if (!('move' in parsed)) return '';
  const [first] = validateMove(position, parsed.move);
  return first ? reasonText(first, goalPairOf(position)) : '';
}

const activatable = memoize(
  (position: Position): Choices =>
    choosable(
      position,
      legalMoves(position),
      (place) => `act:${place}:none`,
      m.maquis_table_act_choice(),
    ),
);

/** What a tap on a place does; tapping one chosen for a worker once more places them there. */
function chosenAt({ state }: Aid, place: LocationId): TableEvent {
  if (state.matches({ playing: 'remove' })) return { type: 'moveHome', move: `remove:${place}` };
  if (state.matches({ playing: 'bridge' })) return { type: 'move', move: `bridge:${place}` };
  const isAgain = state.matches({ playing: 'placement' }) && state.context.selected === place;
  return isAgain ? { type: 'move', move: `place:${place}` } : { type: 'select', choice: place };
}
