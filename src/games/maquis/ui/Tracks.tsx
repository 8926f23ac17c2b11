import * as m from '#messages';
import { memoDeep } from '#play/ui/hooks/memo-deep.ts';
import { TrackRow, type TrackSpace } from '#play/ui/parts/TrackRow.tsx';
import { MORALE_TRACK, SOLDIER_TRACK, TURN_TRACK } from '../data/index.ts';
import { sideBySide } from '../i18n/in-sentences.ts';
import { TownIcon } from './Goods.tsx';
import { PawnIcon } from './PawnIcon.tsx';

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, value) => value);

const faceOfDay = (day: number) => {
  if (day === TURN_TRACK.start) return m.maquis_track_start();
  return day === TURN_TRACK.end ? m.maquis_track_end() : String(day);
};

interface TurnTrackProps {
  /** Where the marker stands, 0 on START. */
  day: number;
  /** Spaces that cost morale in this mode. */
  losses: readonly number[];
  /** The space that ends the game in this mode. */
  lastDay: number;
  compact?: boolean;
  onTap?: (() => void) | undefined;
}

/** The turn track, with the losses and the end of the mode that is played. */
export const TurnTrack = memoDeep(function TurnTrack({
  day,
  losses,
  lastDay,
  compact = false,
  onTap,
}: TurnTrackProps) {
  const spaces = upTo(TURN_TRACK.end).map((value): TrackSpace => {
    const [loss, last] = [losses.includes(value), value === lastDay];
    const train = TURN_TRACK.trains.includes(value);
    const unused = value > lastDay;
    const told = [
      ...(loss ? [m.maquis_track_loses()] : []),
      ...(train ? [m.maquis_track_train()] : []),
      ...(last ? [m.maquis_track_ends()] : []),
      ...(unused ? [m.maquis_track_unused()] : []),
    ];
    return {
      value,
      face: faceOfDay(value),
      marks: [...(loss ? (['loss'] as const) : []), ...(last ? (['last'] as const) : [])],
      signs: (
        <>
          {train && <TownIcon sign="train" />}
          {loss && <TownIcon sign="morale" />}
        </>
      ),
      meaning: told.length > 0 ? sideBySide(told) : '',
      unused,
    };
  });
  return (
    <TrackRow
      label={m.maquis_track_turn()}
      summary={
        day === TURN_TRACK.start
          ? m.maquis_track_day_start()
          : m.maquis_track_day_of({ day, last: lastDay })
      }
      // No day has passed; “0/15” beside “Turn 1” would look like a slip.
      atStart={day === TURN_TRACK.start ? faceOfDay(day) : undefined}
      spaces={spaces}
      at={day}
      sign={<TownIcon sign="day" />}
      last={lastDay}
      compact={compact}
      onTap={onTap}
    />
  );
});

interface MoraleTrackProps {
  morale: number;
  compact?: boolean;
  onTap?: (() => void) | undefined;
}

/** The morale track, with the least number of patrols at each step. */
export const MoraleTrack = memoDeep(function MoraleTrack({
  morale,
  compact = false,
  onTap,
}: MoraleTrackProps) {
  const spaces = upTo(MORALE_TRACK.max).map((value): TrackSpace => {
    if (value === MORALE_TRACK.fail) {
      return {
        value,
        face: m.maquis_track_fail(),
        marks: ['last'],
        meaning: m.maquis_track_lost(),
      };
    }
    const count = MORALE_TRACK.leastPatrols[value] ?? 0;
    return {
      value,
      face: String(value),
      marks: [],
      meaning: m.maquis_track_least_patrols({ count }),
      foot: (
        <>
          {m.maquis_track_patrols({ count })} <PawnIcon pawn="police" />
        </>
      ),
    };
  });
  return (
    <TrackRow
      label={m.maquis_track_morale()}
      summary={m.maquis_track_morale_of({ value: morale, max: MORALE_TRACK.max })}
      spaces={spaces}
      at={morale}
      sign={<TownIcon sign="morale" />}
      last={MORALE_TRACK.max}
      compact={compact}
      onTap={onTap}
    />
  );
});

interface SoldierTrackProps {
  soldiers: number;
  compact?: boolean;
  onTap?: (() => void) | undefined;
}

/** The soldier track: each step is one soldier. */
export const SoldierTrack = memoDeep(function SoldierTrack({
  soldiers,
  compact = false,
  onTap,
}: SoldierTrackProps) {
  const spaces = upTo(SOLDIER_TRACK.max).map(
    (value): TrackSpace => ({
      value,
      face: value === SOLDIER_TRACK.start ? m.maquis_track_start() : String(value),
      marks: [],
      meaning: '',
    }),
  );
  return (
    <TrackRow
      label={m.maquis_track_soldiers()}
      summary={m.maquis_track_soldiers_of({ count: soldiers, max: SOLDIER_TRACK.max })}
      spaces={spaces}
      at={soldiers}
      sign={<PawnIcon pawn="soldier" />}
      last={SOLDIER_TRACK.max}
      compact={compact}
      onTap={onTap}
    />
  );
});
