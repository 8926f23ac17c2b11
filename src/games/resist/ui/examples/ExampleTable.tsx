import { GAME } from '#games/resist/data/index.ts';
import type { Position, Snapshot } from '#games/resist/engine/index.ts';
import { cardName } from '#games/resist/i18n/cards.ts';
import type { ShownPart } from '#games/resist/puzzles/index.ts';
import * as m from '#messages';
import { listed } from '#shared/list-text.ts';
import { HandCard } from '../board/HandCard.tsx';
import { InPlay } from '../board/InPlay.tsx';
import { lookInRow, MissionCard } from '../board/MissionCard.tsx';
import { useView } from '../view.ts';

/** What an example shows of its table: pictures only, nothing in it can be tapped. */
export function ResistExampleTable({ shows }: { readonly shows: readonly ShownPart[] }) {
  const { now, position } = useView();
  const row = shows.includes('row')
    ? now.row
    : now.row.filter(({ mission }, n) => (now.target ? mission === now.target : n === 0));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and a legend
    <div class="live-table" role="group" aria-label={m.resist_live_table()}>
      {(shows.includes('row') || shows.includes('mission')) && (
        <div class="missions">
          {row.map((place) => (
            <MissionCard
              key={place.mission}
              place={place}
              position={position}
              defense={now.target === place.mission ? now.defense?.mission : undefined}
              look={lookInRow(now, place.mission)}
            />
          ))}
        </div>
      )}
      {shows.includes('play') && <InPlay />}
      {shows.includes('hand') && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and a legend
        <div class="hand" role="group" aria-label={m.resist_hand()}>
          {now.hand.map((card, n) => (
            <HandCard key={`${card} ${n}`} card={card} position={handAt(now, position)} />
          ))}
        </div>
      )}
      <Counts shows={shows} />
    </div>
  );
}

/** What could be used now is of interest while cards are played. */
const handAt = ({ phase }: Snapshot, position: Position) =>
  phase === 'plan' || phase === 'attack' ? position : undefined;

/** What an example keeps an eye on, in lines below its table. */
function Counts({ shows }: { readonly shows: readonly ShownPart[] }) {
  const { now } = useView();
  const civilians = now.graveyard.reduce((sum, number) => sum + number, 0);
  const names = (cards: Snapshot['hiddenDiscard']) =>
    cards.length > 0 ? listed(cards.map(cardName)) : m.resist_live_nobody();
  const hidden = now.hiddenDeck.top.length + now.hiddenDeck.unknown;
  const lines = [
    ...(shows.includes('counts')
      ? [
          ...(now.phase === 'strike' ? [[m.resist_live_strength_left(), now.strength]] : []),
          [m.resist_civilians(), `${civilians}/${GAME.civilianLimit}`],
          [m.resist_live_points(), now.points],
        ]
      : []),
    ...(shows.includes('decks')
      ? [
          [m.resist_live_deck(), m.resist_live_cards({ count: hidden })],
          [m.resist_live_discard(), names(now.hiddenDiscard)],
          [m.resist_live_pile(), names(now.revealedPile)],
          [m.resist_live_removed(), names(now.removed)],
        ]
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <dl class="live__counts" aria-label={m.play_live_counts()}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
