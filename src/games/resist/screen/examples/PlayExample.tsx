import { useMemo, useState } from 'preact/hooks';
import { Live, LiveNews } from '#play/screen/examples/Live.tsx';
import { Tries } from '#play/screen/examples/Tries.tsx';
import { type GameEvent, type Position, rules } from '#resist/engine/index.ts';
import { positionOf, type SetUp, type ShownPart } from '#resist/puzzles/index.ts';
import { eventText } from '#resist/words/events.ts';
import { ViewContext, viewOf } from '../view.ts';
import { ExampleTable } from './ExampleTable.tsx';
import { triesAt } from './tries.ts';

interface Props {
  readonly table: SetUp;
  /** The moves that may be tried, as texts of the record; those of chance are cards to turn up. */
  readonly tries: readonly string[];
  readonly shows: readonly ShownPart[];
}

interface Taken {
  readonly position: Position;
  readonly events: readonly GameEvent[];
}

/** A small table on which a rule can be tried: a few moves, and what each of them does. */
export default function PlayExample({ table, tries: texts, shows }: Props) {
  const start = useMemo(() => positionOf(table), [table]);
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const last = taken.at(-1);
  const position = last?.position ?? start;
  const tries = triesAt(position, texts);
  const take = (move: string) => {
    const made = rules.take(position, { move });
    if ('position' in made && made.events) {
      setTaken([...taken, { position: made.position, events: made.events }]);
    }
  };
  const view = viewOf(position, {
    selected: undefined,
    step: taken.length,
    news: [],
    send: () => {},
  });
  return (
    <Live onAgain={taken.length > 0 ? () => setTaken([]) : undefined}>
      <div class="resist">
        <ViewContext.Provider value={view}>
          <ExampleTable shows={shows} />
        </ViewContext.Provider>
      </div>
      <LiveNews lines={(last?.events ?? []).map(eventText)} />
      <Tries
        tries={tries.map(({ move, words, refusal, lost }) => ({
          id: move,
          words,
          refusal,
          beside: lost && <small class="live-table__lost">{lost}</small>,
        }))}
        onTake={(move) => tries.some((one) => one.move === move && !one.refusal) && take(move)}
      />
    </Live>
  );
}
