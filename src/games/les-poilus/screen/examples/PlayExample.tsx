import { useMemo, useState } from 'preact/hooks';
import { Live, LiveNews } from '#play/screen/examples/Live.tsx';
import { Tries } from '#play/screen/examples/Tries.tsx';
import { type GameEvent, type Position, rules, setUpOf, snapshotOf } from '../../engine/index.ts';
import { type ExampleSetUp, exampleStart, type ShownPart } from '../../puzzles/index.ts';
import { eventText } from '../../words/events.ts';
import { whoIn } from '../../words/who.ts';
import { GameContext } from '../game.ts';
import { ExampleTable } from './ExampleTable.tsx';
import { triesAt } from './tries.ts';

interface Props {
  readonly table: ExampleSetUp;
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
  const start = useMemo(() => exampleStart(table), [table]);
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const last = taken.at(-1);
  const position = last?.position ?? start;
  const { soldiers } = setUpOf(start);
  const who = whoIn({ soldiers });
  const tries = triesAt(position, texts, who);
  const take = (move: string) => {
    const made = rules.take(position, { move });
    if ('position' in made) {
      setTaken([...taken, { position: made.position, events: made.events as GameEvent[] }]);
    }
  };
  return (
    <Live onAgain={taken.length > 0 ? () => setTaken([]) : undefined}>
      <div class="poilus-example">
        <GameContext.Provider
          value={{
            state: snapshotOf(position),
            soldiers,
            who,
            // What can be done stands below the table.
            legal: [],
            whyNot: () => [],
            choice: undefined,
            choose: () => {},
            move: () => {},
          }}
        >
          <ExampleTable shows={shows} events={taken.flatMap(({ events }) => events)} />
        </GameContext.Provider>
      </div>
      <LiveNews lines={newsIn(last?.events ?? []).map((event) => eventText(event, who))} />
      <Tries
        tries={tries.map(({ move, words, refusal, by }) => ({
          id: move,
          words,
          refusal,
          beside: by && <small class="poilus-example__by">{by}</small>,
        }))}
        onTake={(move) => tries.some((one) => one.move === move && !one.refusal) && take(move)}
      />
    </Live>
  );
}

/** What is worth telling: a tile that is turned up is told by where it goes. */
const newsIn = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter(({ type }) => type !== 'tile-revealed' && type !== 'mission-began');
