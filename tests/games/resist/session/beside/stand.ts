import { type Position, snapshotOf, stillToClear, tableOf } from '#games/resist/engine/index.ts';
import {
  type Notes,
  notedHandSize,
  notedPoints,
  peopleAt,
  positionOfNotes,
} from '#games/resist/session/notes/index.ts';

/** How everything stands that both the game and the aid count, the one to be held against the other. */

const sorted = <Item>(items: readonly Item[]): Item[] => [...items].sort();
const spies = (cards: readonly string[]): number => cards.filter((card) => card === 'spy').length;
const people = (cards: readonly string[]): string[] =>
  sorted(cards.filter((card) => card !== 'spy'));
const filled = (pools: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(pools).flatMap(([number, kinds]) =>
      kinds.length > 0 ? [[number, sorted(kinds)]] : [],
    ),
  );

export function standOfGame(position: Position) {
  const state = snapshotOf(position);
  return {
    phase: state.phase,
    round: state.round,
    strength: state.strength,
    toClear: stillToClear(position),
    hand: state.hand.length,
    handSpies: spies(state.hand),
    inPlay: [state.hidden, state.revealed],
    hiddenDeck: state.hiddenDeck,
    discard: people(state.hiddenDiscard),
    discardSpies: spies(state.hiddenDiscard),
    pile: people(state.revealedPile),
    out: people(state.removed),
    outSpies: spies(state.removed),
    supply: state.spySupply,
    recruits:
      state.recruitDeck.top.length + state.recruitDeck.unknown + state.recruitDeck.bottom.length,
    row: state.row.map((place) => ({ ...place, up: sorted(place.up) })),
    missionDeck: state.missionDeck,
    defeated: state.defeated,
    points: state.points,
    graveyard: sorted(state.graveyard),
    enemyDeck: state.enemyDeck,
    enemyDiscard: sorted(state.enemyDiscard),
    pools: filled(tableOf(position).unseen?.pools ?? {}),
    target: state.target,
    beaten: state.beaten,
    defense: state.defense,
  };
}

export function standOfAid(notes: Notes): ReturnType<typeof standOfGame> {
  const position = positionOfNotes(notes);
  const state = snapshotOf(position);
  return {
    phase: notes.phase,
    round: notes.round,
    strength: state.strength,
    toClear: stillToClear(position),
    hand: notedHandSize(notes),
    handSpies: notes.handSpies,
    inPlay: [peopleAt(notes, 'hidden'), peopleAt(notes, 'revealed')],
    hiddenDeck: { top: notes.top, unknown: notes.deck, spies: notes.deckSpies },
    discard: people(peopleAt(notes, 'discard')),
    discardSpies: notes.discardSpies,
    pile: people(peopleAt(notes, 'pile')),
    out: people(peopleAt(notes, 'out')),
    outSpies: notes.outSpies,
    supply: notes.supply,
    recruits: notes.recruits,
    row: notes.row.map((place) => ({ ...place, up: sorted(place.up) })),
    missionDeck: notes.missionDeck,
    defeated: notes.defeated,
    points: notedPoints(notes),
    graveyard: sorted(notes.graveyard),
    enemyDeck: { number: notes.enemyNumber, top: notes.enemyTop, unknown: notes.enemyDeck },
    enemyDiscard: sorted(notes.enemyDiscard),
    pools: filled(notes.pools),
    target: notes.target,
    beaten: notes.beaten,
    defense: state.defense,
  };
}
