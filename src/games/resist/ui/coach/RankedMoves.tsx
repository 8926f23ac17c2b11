import { type ResistMove, victoryChance } from '#games/resist/coach/index.ts';
import { moveWords } from '#games/resist/i18n/moves.ts';
import { RESULT_NAMES } from '#games/resist/i18n/names.ts';
import * as m from '#messages';
import { percentText } from '#shared/chance/chance-text.ts';
import { useView } from '../view.ts';
import { isBarelyTried, resultChances, simulationNoise } from './chances.ts';
import { ReasonList } from './ReasonList.tsx';

/** Results below this chance are not worth a word. */
const LEAST_CHANCE = 0.005;

interface RankedMovesProps {
  readonly moves: readonly ResistMove[];
  /** The rank of the first. */
  readonly from?: number;
  /** Whether reasons are told: while the coach thinks they would only flicker. */
  readonly withReasons: boolean;
  readonly onChoose: (move: string) => void;
}

/** Moves with their chances and reasons, the best first. */
export function ResistRankedMoves({ moves, from = 1, withReasons, onChoose }: RankedMovesProps) {
  const { position } = useView();
  return (
    <ol class="advice coach-moves" start={from}>
      {moves.map((advised, n) => (
        <li key={advised.move}>
          <button
            type="button"
            class="advice__move coach-move"
            onClick={() => onChoose(advised.move)}
          >
            <b>{moveWords(position, advised.move)}</b>
            {advised.simulations > 0 && <Chances of={advised} />}
          </button>
          {withReasons && advised.reasons.length > 0 && (
            <details class="advice__why" open={from + n === 1}>
              <summary>{m.resist_coach_why()}</summary>
              <ReasonList reasons={advised.reasons} position={position} />
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The chance of a victory with its error, and what else the game can come to. */
function Chances({ of }: { readonly of: ResistMove }) {
  // What ending comes to is known at once.
  if (of.move !== 'end' && isBarelyTried(of)) return <span>{m.resist_coach_barely()}</span>;
  const chance = victoryChance(of.chances);
  const noise = simulationNoise(of);
  const ends = resultChances(of).filter(([, share]) => share >= LEAST_CHANCE);
  return (
    <>
      <span class="coach-move__win">
        {m.resist_coach_wins({ percent: percentText(chance) })}
        {noise > 0 && ` ± ${noise}`}
      </span>
      <small>
        {ends
          .map(([result, share]) => `${RESULT_NAMES[result]()} ${percentText(share)}`)
          .join(' · ')}
      </small>
    </>
  );
}
