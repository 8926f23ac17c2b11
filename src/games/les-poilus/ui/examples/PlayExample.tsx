import { useMemo } from 'preact/hooks';
import {
  type GameEvent,
  type LesPoilus,
  poilusRules,
  setUpOfPosition,
  snapshotOf,
} from '#games/les-poilus/engine/index.ts';
import { eventText } from '#games/les-poilus/i18n/events.ts';
import { type Who, whoIn } from '#games/les-poilus/i18n/names.ts';
import { type Example, exampleStart } from '#games/les-poilus/puzzles/index.ts';
import * as m from '#messages';
import { Live, LiveNews } from '#play/ui/examples/Live.tsx';
import { Tries } from '#play/ui/examples/Tries.tsx';
import { useTried } from '#play/ui/examples/use-tried.ts';
import { arrowOf, SeatRing, type SupportArrow } from '../board/Ring.tsx';
import { Rows } from '../board/Rows.tsx';
import { Decks, Land } from '../board/Table.tsx';
import { Threats } from '../board/Threats.tsx';
import { NO_EFFECT } from '../effect.ts';
import { GameContext, lookedAt, useGameOnScreen } from '../game.ts';
import { poilusTries } from './tries.ts';

interface Props {
  readonly table: Example['table'];
  /** The moves that may be tried, as texts of the record; those of chance are cards to turn up. */
  readonly tries: readonly string[];
  readonly shows: Example['shows'];
}

/** A small table on which a rule can be tried: a few moves, and what each of them does. */
export default function PoilusExample({ table, tries: texts, shows }: Props) {
  const start = useMemo(() => exampleStart(table), [table]);
  const { position, events, take, again } = useTried<LesPoilus>(poilusRules, start);
  const { soldiers } = setUpOfPosition(start);
  const who = whoIn({ soldiers });
  return (
    <Live onAgain={again}>
      <div class="poilus-example">
        {/* What can be done stands below the table. */}
        <GameContext.Provider value={lookedAt({ state: snapshotOf(position), soldiers, who })}>
          <PoilusExampleTable shows={shows} events={events.flat()} />
        </GameContext.Provider>
      </div>
      <LiveNews lines={newsIn(events.at(-1) ?? []).map((event) => eventText(event, who))} />
      <Tries
        tries={poilusTries(position, texts, who).map(({ move, words, refusal, by }) => ({
          id: move,
          words,
          refusal,
          beside: by && <small class="poilus-example__by">{by}</small>,
        }))}
        onTake={take}
      />
    </Live>
  );
}

/** What is worth telling: a tile that is turned up is told by where it goes. */
const newsIn = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter(({ type }) => type !== 'tile-revealed' && type !== 'mission-began');

interface ExampleTableProps {
  readonly shows: Example['shows'];
  /** All that has happened in the example. */
  readonly events: readonly GameEvent[];
}

/** The tiles that changed hands, or stayed with whoever is Selfish. */
const tilesGiven = (events: readonly GameEvent[], who: Who): readonly SupportArrow[] =>
  events.flatMap((event) => {
    if (event.type === 'tile-given') return [arrowOf(event.from, event.to, event.tile, who)];
    if (event.type === 'tile-kept') return [arrowOf(event.seat, event.seat, event.tile, who)];
    return [];
  });

/** What an example shows of its table, with all hands open: pictures only, nothing in it can be tapped. */
function PoilusExampleTable({ shows, events }: ExampleTableProps) {
  const { who } = useGameOnScreen();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and a legend
    <div class="poilus-board poilus-example__table" role="group" aria-label={m.poilus_live_table()}>
      {shows.includes('decks') && <Decks />}
      {shows.includes('land') && (
        <>
          <Threats effect={NO_EFFECT} />
          <Land />
        </>
      )}
      {shows.includes('players') && <Rows />}
      {shows.includes('support') && <SeatRing arrows={tilesGiven(events, who)} />}
    </div>
  );
}
