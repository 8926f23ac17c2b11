import { useMemo } from 'preact/hooks';
import { type Resist, resistRules } from '#games/resist/engine/index.ts';
import { eventText } from '#games/resist/i18n/events.ts';
import { type PuzzleSetUp, positionOf, type ShownPart } from '#games/resist/puzzles/index.ts';
import { Live, LiveNews } from '#play/ui/examples/Live.tsx';
import { Tries } from '#play/ui/examples/Tries.tsx';
import { useTried } from '#play/ui/examples/use-tried.ts';
import { ViewContext, viewOf } from '../view.ts';
import { ResistExampleTable } from './ExampleTable.tsx';
import { resistTries } from './tries.ts';

interface Props {
  readonly table: PuzzleSetUp;
  /** The moves that may be tried, as texts of the record; those of chance are cards to turn up. */
  readonly tries: readonly string[];
  readonly shows: readonly ShownPart[];
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
