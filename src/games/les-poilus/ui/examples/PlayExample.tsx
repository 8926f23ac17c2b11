import { useMemo } from 'preact/hooks';
import {
  type GameEvent,
  type LesPoilus,
  poilusRules,
  setUpOfPosition,
  snapshotOf,
} from '#games/les-poilus/engine/index.ts';
import { eventText } from '#games/les-poilus/i18n/events.ts';
import { whoIn } from '#games/les-poilus/i18n/names.ts';
import {
  type ExampleSetUp,
  exampleStart,
  type ShownPart,
} from '#games/les-poilus/puzzles/index.ts';
import { Live, LiveNews } from '#play/ui/examples/Live.tsx';
import { Tries } from '#play/ui/examples/Tries.tsx';
import { useTried } from '#play/ui/examples/use-tried.ts';
import { GameContext, lookedAt } from '../game.ts';
import { PoilusExampleTable } from './ExampleTable.tsx';
import { poilusTries } from './tries.ts';

interface Props {
  readonly table: ExampleSetUp;
  /** The moves that may be tried, as texts of the record; those of chance are cards to turn up. */
  readonly tries: readonly string[];
  readonly shows: readonly ShownPart[];
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
