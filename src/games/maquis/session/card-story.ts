import { type CardNumber, type LocationId, PATROL_CARDS } from '../data/index.ts';
import { type GameEvent, nextPatrol, type Position, pawnOn } from '../engine/index.ts';
import type { MaquisHistory } from './game.ts';

/** What became of one place on a drawn card, as the visitor sees it on the board. */
type LineOutcome = 'stationed' | 'arrested' | 'worker' | 'police' | 'soldier' | 'not-needed';

export interface CardStory {
  readonly card: CardNumber;
  readonly pawn: 'police' | 'soldier';
  readonly lines: readonly { readonly place: LocationId; readonly outcome: LineOutcome }[];
  /** Patrols held all three places: the pawn stays in the box. */
  readonly isNotPlaced: boolean;
}

type Of<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

export function eventOf<Type extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: Type,
): Of<Type> | undefined {
  return events.find((event): event is Of<Type> => event.type === type);
}

/** Tells a drawn card place by place: who stood there, where the patrol went, whom it arrested. */
export function cardStory(before: Position, events: readonly GameEvent[]): CardStory | undefined {
  const drawn = eventOf(events, 'card-drawn');
  const card = PATROL_CARDS.find(({ number }) => number === drawn?.card);
  if (!card) return undefined;
  const stationed = eventOf(events, 'patrol-stationed');
  const arrested = eventOf(events, 'worker-arrested');
  const stopsAt = stationed ? card.places.indexOf(stationed.place) : card.places.length;
  const lines = card.places.map((place, n) => {
    if (place === arrested?.place) return { place, outcome: 'arrested' as const };
    if (place === stationed?.place) return { place, outcome: 'stationed' as const };
    const pawn = pawnOn(before, place);
    // With an arrest every place of the card was looked at first.
    const wasLookedAt = n < stopsAt || arrested !== undefined;
    return { place, outcome: wasLookedAt && pawn ? pawn : ('not-needed' as const) };
  });
  return {
    card: card.number,
    pawn: stationed?.pawn ?? nextPatrol(before),
    lines,
    isNotPlaced: stationed === undefined,
  };
}

/** The card by which each patrol on the board came, as far as this turn was told card by card. */
export function cardsOfPatrols(replayed: MaquisHistory): Partial<Record<LocationId, CardNumber>> {
  const cards: Partial<Record<LocationId, CardNumber>> = {};
  const from = replayed.events.findLastIndex((events) => eventOf(events, 'patrols-left')) + 1;
  for (const events of replayed.events.slice(from)) {
    const drawn = eventOf(events, 'card-drawn');
    const stationed = eventOf(events, 'patrol-stationed');
    if (drawn && stationed) cards[stationed.place] = drawn.card;
  }
  return cards;
}
