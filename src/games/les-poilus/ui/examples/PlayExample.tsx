import { useMemo } from 'preact/hooks';
import {
  type GameEvent,
  type LesPoilus,
  type Position,
  poilusRules,
  type Reason,
  type ReasonCode,
  setUpOfPosition,
  snapshotOf,
} from '#games/les-poilus/engine/index.ts';
import { eventText } from '#games/les-poilus/i18n/events.ts';
import { moveInWords } from '#games/les-poilus/i18n/moves.ts';
import { type Who, whoIn } from '#games/les-poilus/i18n/names.ts';
import { reasonText } from '#games/les-poilus/i18n/reasons.ts';
import {
  type ExampleSetUp,
  exampleStart,
  type ShownPart,
} from '#games/les-poilus/puzzles/index.ts';
import * as m from '#messages';
import { Live, LiveNews } from '#play/ui/examples/Live.tsx';
import { Tries } from '#play/ui/examples/Tries.tsx';
import { useTried } from '#play/ui/examples/use-tried.ts';
import { SeatRing, tilesGiven } from '../board/Ring.tsx';
import { Rows } from '../board/Rows.tsx';
import { Decks, Land } from '../board/Table.tsx';
import { Threats } from '../board/Threats.tsx';
import { NO_EFFECT } from '../effect.ts';
import { GameContext, lookedAt, useGameOnScreen } from '../game.ts';

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

interface ExampleTableProps {
  readonly shows: readonly ShownPart[];
  /** All that has happened in the example. */
  readonly events: readonly GameEvent[];
}

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

/** A move that an example offers, as things stand. */
interface Try {
  readonly move: string;
  readonly words: string;
  /** Why the rules refuse it, where they do. */
  readonly refusal: string | undefined;
  /** Whose move it is; nobody's where chance turns a card up. */
  readonly by: string | undefined;
}

/** Refusals that teach something; all others say no more than that it is not the moment. */
const TELLING: ReadonlySet<string> = new Set<ReasonCode>([
  'charm-is-used',
  'charm-of-other-kind',
  'fearful-must-leave',
  'fragile-needs-company',
  'mute',
  'no-charm-after-failure',
  'no-speech-token',
  'proud-stays',
  'stubborn-stays',
]);

/** The moves of an example that can be made now, and those whose refusal can be learned from. */
export function poilusTries(
  position: Position,
  moves: readonly string[],
  who: Who,
): readonly Try[] {
  const { turn } = snapshotOf(position);
  return moves.flatMap((move): readonly Try[] => {
    const [reason] = poilusRules.validateMove(position, move);
    if (reason && !TELLING.has(reason.code)) return [];
    return [
      {
        move,
        words: moveInWords(move, who),
        refusal: reason && reasonText(reason as Reason, who),
        by: turn === null || poilusRules.isChanceMove(move) ? undefined : who(turn),
      },
    ];
  });
}
