import { useMemo, useState } from 'preact/hooks';
import type { CardNumber, LocationId } from '#games/maquis/data/index.ts';
import {
  goalPairOf,
  isOutOfTurn,
  type Move,
  movePartsOf,
  type Position,
  parseMove,
  play,
  positionFrom,
  snapshotOf,
  type Table,
  validateMove,
} from '#games/maquis/engine/index.ts';
import { moveInWords } from '#games/maquis/i18n/actions.ts';
import { eventText } from '#games/maquis/i18n/events.ts';
import { spaceText } from '#games/maquis/i18n/in-sentences.ts';
import { LOCATION_NAMES } from '#games/maquis/i18n/names.ts';
import { reasonText } from '#games/maquis/i18n/reasons.ts';
import type { Example } from '#games/maquis/puzzles/example.ts';
import * as m from '#messages';
import { positionOrThrow } from '#play/rules/rules-from-engine.ts';
import { Live, LiveNews, useAlive } from '#play/ui/examples/Live.tsx';
import { Tries } from '#play/ui/examples/Tries.tsx';
import { townOf } from '../aid/town-now.ts';
import { GoodsTrack } from '../Goods.tsx';
import { SmallPatrolCard } from '../SmallPatrolCard.tsx';
import { TownMap } from '../TownMap.tsx';

interface Props {
  readonly table: Table;
  /** The moves that may be tried, as texts of the record. */
  readonly tries: readonly string[];
  readonly shows: Example['shows'];
}

const movesOf = (texts: readonly string[]): readonly Move[] =>
  texts.flatMap((text) => {
    const parsed = parseMove(text);
    return 'move' in parsed ? [parsed.move] : [];
  });

/** A small table on which a rule can be tried: a few moves, and what each of them does. */
export default function PlayExample({ table, tries: texts, shows }: Props) {
  const isAlive = useAlive();
  const start = useMemo(() => positionOrThrow(positionFrom(table)), [table]);
  const [replayed, setCourse] = useState<readonly ReturnType<typeof play>[]>([]);
  const last = replayed.at(-1);
  const position = last?.position ?? start;
  const tries = triesAt(position, movesOf(texts));
  const onMap = triesByPlace(tries);
  const of = (part: 'words' | 'refusal') =>
    Object.fromEntries([...onMap].flatMap(([place, one]) => choiceOrRefusal(place, one, part)));
  const take = (one: Try | undefined) => {
    if (one && one.refusal === undefined) setCourse([...replayed, play(position, one.move)]);
  };
  return (
    <Live onAgain={replayed.length > 0 ? () => setCourse([]) : undefined}>
      <TownMap
        label={m.maquis_live_map()}
        {...townOf(snapshotOf(position), table.goals)}
        choices={of('words')}
        refusals={of('refusal')}
        {...(isAlive && onMap.size > 0 ? { onChoose: (place) => take(onMap.get(place)) } : {})}
      />
      <Counts position={position} shows={shows} />
      <LiveNews lines={(last?.events ?? []).map((event) => eventText(event, table.goals))} />
      <Tries
        tries={tries.map((one) => ({
          id: one.move.toString(),
          words: one.words,
          refusal: one.refusal,
          beside: one.card && <SmallPatrolCard card={one.card} />,
        }))}
        onTake={(id) => take(tries.find(({ move }) => move.toString() === id))}
      />
    </Live>
  );
}

const choiceOrRefusal = (place: string, one: Try, part: 'words' | 'refusal') => {
  const isRefused = one.refusal !== undefined;
  return isRefused === (part === 'refusal') ? [[place, one[part]] as const] : [];
};

interface CountsProps {
  readonly position: Position;
  readonly shows: Example['shows'];
}

/** What an example keeps an eye on, in one line below its board. */
function Counts({ position, shows }: CountsProps) {
  if (shows.length === 0) return null;
  const { day, morale, soldiers, hand, workers, safeHouse } = snapshotOf(position);
  const parts = {
    day: [m.maquis_live_day(), spaceText(day)],
    morale: [m.maquis_track_morale(), morale],
    soldiers: [m.maquis_track_soldiers(), soldiers],
    hand: [m.maquis_live_hand(), <GoodsTrack key="hand" goods={hand} />],
    workers: [m.maquis_live_workers(), workers.length + safeHouse],
  } as const;
  return (
    <dl class="live__counts" aria-label={m.play_live_counts()}>
      {shows.map((shown) => (
        <div key={shown}>
          <dt>{parts[shown][0]}</dt>
          <dd>{parts[shown][1]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A move that an example offers, as things stand: its words, and why it is refused if it is. */
interface Try {
  readonly move: Move;
  readonly words: string;
  /** Where it happens, when it happens at one place. */
  readonly place: LocationId | undefined;
  readonly refusal: string | undefined;
  /** The patrol card that it draws. */
  readonly card: CardNumber | undefined;
}

/** The moves of an example whose turn it is; those that are refused all the same say why. */
function triesAt(position: Position, moves: readonly Move[]): readonly Try[] {
  return moves.flatMap((move) => {
    const reasons = validateMove(position, move);
    if (reasons.some(isOutOfTurn)) return [];
    const [reason] = reasons;
    const parts = movePartsOf(move);
    return [
      {
        move,
        words: wordsOf(position, move, parts),
        place: placeOf(position, parts),
        refusal: reason ? reasonText(reason, goalPairOf(position)) : undefined,
        card: parts.kind === 'patrol' ? parts.card : undefined,
      },
    ];
  });
}

/** An action is told with its place: several workers may be waiting. */
function wordsOf(position: Position, move: Move, parts: ReturnType<typeof movePartsOf>): string {
  const words = moveInWords(position, move);
  if (parts.kind !== 'act') return words;
  return m.maquis_live_act({ place: LOCATION_NAMES[parts.place](), action: words });
}

function placeOf(
  position: Position,
  parts: ReturnType<typeof movePartsOf>,
): LocationId | undefined {
  if ('place' in parts) return parts.place;
  return parts.kind === 'return' ? (snapshotOf(position).acting ?? undefined) : undefined;
}

/** What tapping a place does, where one move alone can be tried there. */
function triesByPlace(tries: readonly Try[]): ReadonlyMap<LocationId, Try> {
  const byPlace = new Map<LocationId, Try>();
  const doubled = new Set<LocationId>();
  for (const one of tries) {
    if (!one.place) continue;
    if (byPlace.has(one.place)) doubled.add(one.place);
    byPlace.set(one.place, one);
  }
  for (const place of doubled) byPlace.delete(place);
  return byPlace;
}
