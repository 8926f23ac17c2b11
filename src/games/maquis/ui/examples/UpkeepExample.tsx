import { useId, useState } from 'preact/hooks';
import { DIFFICULTIES, type DifficultyId, difficultyCalled } from '#games/maquis/data/index.ts';
import {
  difficultyOf,
  type GameEvent,
  goalPairOf,
  type Position,
  parseMove,
  phaseOf,
  play,
  positionFrom,
  snapshotOf,
  type Table,
  tableOf,
} from '#games/maquis/engine/index.ts';
import { eventText } from '#games/maquis/i18n/events.ts';
import { DIFFICULTY_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { positionOrThrow } from '#play/rules/rules-from-engine.ts';
import { Live, LiveNews } from '#play/ui/examples/Live.tsx';
import { MoraleTrack, TurnTrack } from '../Tracks.tsx';

interface Props {
  /** A table on START, of which the workers and the marker are used. */
  readonly table: Table;
}

/** Evening after evening along the turn track, in any mode. */
export default function UpkeepExample({ table }: Props) {
  const id = useId();
  const [mode, setMode] = useState<DifficultyId>(table.difficulty);
  const [evening, setEvening] = useState<Evening>();
  const position = evening?.position ?? eveningOf(startIn(mode, table));
  const { losses, lastDay } = difficultyOf(position);
  const now = snapshotOf(position);
  const begin = (chosen: DifficultyId) => {
    setMode(chosen);
    setEvening(undefined);
  };
  return (
    <Live onAgain={evening ? () => begin(mode) : undefined}>
      <label class="live__pick scripted no-print" for={id}>
        {m.maquis_live_upkeep_mode()}
        <select
          id={id}
          value={mode}
          onChange={({ currentTarget }) => begin(currentTarget.value as DifficultyId)}
        >
          {DIFFICULTIES.map((one) => (
            <option key={one.id} value={one.id}>
              {DIFFICULTY_NAMES[one.id]()}
            </option>
          ))}
        </select>
      </label>
      <TurnTrack day={now.day} losses={losses} lastDay={lastDay} />
      <MoraleTrack morale={now.morale} />
      <LiveNews
        lines={
          evening
            ? evening.events
                .filter(({ type }) => TOLD.has(type))
                .map((event) => eventText(event, goalPairOf(position)))
            : [m.maquis_live_upkeep_told()]
        }
      />
      {phaseOf(position) === 'over' ? (
        <p class="live__end">{m.play_live_over()}</p>
      ) : (
        <div class="live__tries scripted no-print">
          <button type="button" class="live__try" onClick={() => setEvening(nextEvening(position))}>
            {m.maquis_live_upkeep_next()}
          </button>
        </div>
      )}
    </Live>
  );
}

/** What an upkeep left, set to the evening of the turn that follows. */
interface Evening {
  readonly position: Position;
  readonly events: readonly GameEvent[];
}

const TOLD: ReadonlySet<GameEvent['type']> = new Set([
  'day-passed',
  'morale-changed',
  'end-triggered',
  'game-over',
]);

function nextEvening(position: Position): Evening {
  const parsed = parseMove('upkeep');
  if (!('move' in parsed)) throw new Error('upkeep is a move');
  const played = play(position, parsed.move);
  const isOver = phaseOf(played.position) === 'over';
  return {
    events: played.events,
    position: isOver ? played.position : eveningOf(tableOf(played.position)),
  };
}

/** The table as it is in the evening of its turn: everybody home, no patrol to come. */
function eveningOf({ unseen: _, ...table }: Table): Position {
  const state = { ...table.state, phase: 'dusk', patrolsToCome: 0 } as const;
  return positionOrThrow(positionFrom({ ...table, state }));
}

function startIn(mode: DifficultyId, table: Table): Table {
  const { workers, recruits } = difficultyCalled(mode);
  return {
    ...table,
    difficulty: mode,
    state: { ...table.state, safeHouse: workers, cafe: recruits },
  };
}
