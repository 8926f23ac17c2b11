import { useMemo } from 'preact/hooks';
import { GAME, type MaquisId, type SideId } from '#games/resist/data/index.ts';
import {
  type Position,
  type Reason,
  type Resist,
  resistRules,
  type Snapshot,
} from '#games/resist/engine/index.ts';
import { cardNames } from '#games/resist/i18n/cards.ts';
import { eventText } from '#games/resist/i18n/events.ts';
import { moveWords } from '#games/resist/i18n/moves.ts';
import { reasonText } from '#games/resist/i18n/reasons.ts';
import { type Example, type PuzzleSetUp, positionOf } from '#games/resist/puzzles/index.ts';
import * as m from '#messages';
import { Live, LiveNews } from '#play/ui/examples/Live.tsx';
import { Tries } from '#play/ui/examples/Tries.tsx';
import { useTried } from '#play/ui/examples/use-tried.ts';
import { InPlay } from '../board/InPlay.tsx';
import { MissionCards } from '../board/MissionCard.tsx';
import { HandCard, lostText } from '../board/PersonCard.tsx';
import { useView, ViewContext, viewOf } from '../view.ts';

interface Props {
  readonly table: PuzzleSetUp;
  /** The moves that may be tried, as texts of the record; those of chance are cards to turn up. */
  readonly tries: readonly string[];
  readonly shows: Example['shows'];
}

/** A small table on which a rule can be tried: a few moves, and what each of them does. */
export default function ResistExample({ table, tries: texts, shows }: Props) {
  const start = useMemo(() => positionOf(table), [table]);
  const { position, events, take, again } = useTried<Resist>(resistRules, start);
  const view = viewOf(position, {
    selected: undefined,
    step: events.length,
    news: [],
    send: () => {},
  });
  return (
    <Live onAgain={again}>
      <div class="resist">
        <ViewContext.Provider value={view}>
          <ResistExampleTable shows={shows} />
        </ViewContext.Provider>
      </div>
      <LiveNews lines={(events.at(-1) ?? []).map(eventText)} />
      <Tries
        tries={resistTries(position, texts).map(({ move, words, refusal, lost }) => ({
          id: move,
          words,
          refusal,
          beside: lost && <small class="live-table__lost">{lost}</small>,
        }))}
        onTake={take}
      />
    </Live>
  );
}

/** What an example shows of its table: pictures only, nothing in it can be tapped. */
function ResistExampleTable({ shows }: { readonly shows: Example['shows'] }) {
  const { now, position } = useView();
  const row = shows.includes('row')
    ? now.row
    : now.row.filter(({ mission }, n) => (now.target ? mission === now.target : n === 0));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and a legend
    <div class="live-table" role="group" aria-label={m.resist_live_table()}>
      {(shows.includes('row') || shows.includes('mission')) && (
        <div class="missions">
          <MissionCards now={now} row={row} position={position} />
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
function Counts({ shows }: { readonly shows: Example['shows'] }) {
  const { now } = useView();
  const civilians = now.graveyard.reduce((sum, number) => sum + number, 0);
  const names = (cards: Snapshot['hiddenDiscard']) =>
    cards.length > 0 ? cardNames(cards) : m.resist_live_nobody();
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

/** A move that an example offers, as things stand. */
interface Try {
  readonly move: string;
  readonly words: string;
  /** Why the rules refuse it, where they do. */
  readonly refusal: string | undefined;
  /** What would be lost by playing a card now. */
  readonly lost: string | undefined;
}

/** Refusals that teach something; all others say no more than that it is not the moment. */
const TELLING: ReadonlySet<string> = new Set<Reason['code']>([
  'action-is-lost',
  'grunts-stand',
  'guards-stand',
  'maquis-still-in-hand',
  'not-in-full',
  'reveal-limit',
  'too-strong',
]);

/** The moves of an example that can be made now, and those whose refusal can be learned from. */
function resistTries(position: Position, moves: readonly string[]): readonly Try[] {
  return moves.flatMap((move) => {
    const [reason] = resistRules.validateMove(position, move);
    if (reason && !TELLING.has(reason.code)) return [];
    return [
      {
        move,
        words: moveWords(position, move),
        refusal: reason && reasonText(reason),
        lost: reason ? undefined : lostBy(position, move),
      },
    ];
  });
}

function lostBy(position: Position, move: string): string | undefined {
  const [word, maquis, side] = move.split(':');
  return word === 'play' ? lostText(position, maquis as MaquisId, side as SideId) : undefined;
}
