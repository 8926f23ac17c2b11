import { useState } from 'preact/hooks';
import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import type { StepId } from '#games/set-europe-ablaze/data/sequence.ts';
import {
  eventVerdict,
  type LogState,
  type Position,
  positionHash,
} from '#games/set-europe-ablaze/engine/log/index.ts';
import { scoreTable } from '#games/set-europe-ablaze/engine/score-table.ts';
import { SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import { STEP_NAMES } from '#games/set-europe-ablaze/i18n/step-names.ts';
import * as m from '#messages';
import { inARow } from '#shared/list-text.ts';
import { Case } from '../Case.tsx';
import { SIDES, useSea } from '../sea.ts';
import { Panel } from './Panel.tsx';
import { MoraleStep, TurnScore } from './ScoreAndMorale.tsx';
import { Steps, stepsUnder } from './Steps.tsx';
import { touchedIn } from './turn-end-counts.ts';
import { UnitMove, type UnitOnWay, unitTold } from './UnitMove.tsx';

const STEPS = stepsUnder('end');

/** The nine steps of turn end, each with what it touches (3.3). */
export function TurnEnd() {
  const { now, kept, tell } = useSea();
  const isToScore = now.phase === 'end.7';
  // Sums that were typed are the score: there is no more to show of it.
  const isCounted = isToScore && !(now.scored && !scoreTable(now, kept.tables));
  const step = STEPS[now.endStep] as StepId;
  const next = () => tell({ by: 'table', type: 'next' });
  const title = STEP_NAMES[step]();
  return (
    <>
      {/* Each is read from its beginning. */}
      <div class="play-board sea-board" key={String(isCounted)}>
        {isCounted ? (
          <TurnScore />
        ) : (
          <Steps of={STEPS} now={step} touched={({ id }) => touchedIn(now, id)} />
        )}
      </div>
      {isToScore ? (
        <ScorePanel />
      ) : (
        <Panel title={title}>
          {now.phase === 'end.1' && (
            <p class="aid-note">
              {m.ablaze_aid_temporary_stays()} <Case of="9.2" />
            </p>
          )}
          {now.phase === 'end.5' && <FreeMoves />}
          {now.phase === 'end.6' && <MoraleStep />}
          {now.phase === 'end.8' && <Hands />}
          <button type="button" class="aid-primary" onClick={next}>
            {now.phase === 'end.9'
              ? m.ablaze_aid_to_turn({ turn: now.turn + 1 })
              : m.ablaze_aid_step_done()}
          </button>
        </Panel>
      )}
    </>
  );
}

/** Both sums, and the points taken. What the tables do not tell is typed. */
function ScorePanel() {
  const { now, kept, tell } = useSea();
  const counted = scoreTable(now, kept.tables);
  const [typed, setTyped] = useState<{
    readonly german?: number | undefined;
    readonly maquis?: number | undefined;
  }>({});
  const german = typed.german ?? counted?.germanVp;
  const maquis = typed.maquis ?? counted?.maquisVp;
  if (now.scored) {
    return (
      <Panel title={m.ablaze_aid_scored({ german: now.vp.german, maquis: now.vp.maquis })}>
        <button
          type="button"
          class="aid-primary"
          onClick={() => tell({ by: 'table', type: 'next' })}
        >
          {now.turn === limit('turns') ? m.ablaze_aid_to_over() : m.ablaze_aid_step_done()}
        </button>
      </Panel>
    );
  }
  return (
    <Panel title={m.ablaze_aid_score_turn({ turn: now.turn })}>
      <div class="sea-row">
        {SIDES.map((side) => (
          <label class="sea-number" key={side}>
            <span>{m.ablaze_aid_vp_of({ side: SIDE_NAMES[side]() })}</span>
            <input
              type="number"
              min={0}
              max={limit('victory-points')}
              value={(side === 'german' ? german : maquis) ?? ''}
              placeholder="?"
              onInput={({ currentTarget }) => {
                const to = currentTarget.valueAsNumber;
                setTyped({ ...typed, [side]: Number.isInteger(to) ? to : undefined });
              }}
            />
            {(side === 'german' ? counted?.germanVp : counted?.maquisVp) === undefined && (
              <small>{m.ablaze_see_aid()}</small>
            )}
          </label>
        ))}
      </div>
      <button
        type="button"
        class="aid-primary"
        disabled={german === undefined || maquis === undefined}
        onClick={() => {
          if (german !== undefined && maquis !== undefined) tell(scoreEvent(now, german, maquis));
        }}
      >
        {m.ablaze_aid_take_score({ german: german ?? '?', maquis: maquis ?? '?' })}
      </button>
    </Panel>
  );
}

/** The points of the turn, marked with the table as it will stand, so that a replay can tell if it strays. */
function scoreEvent(now: Position, german: number, maquis: number) {
  const most = limit('victory-points');
  const vp = {
    ...now.vp,
    maquis: Math.min(most, now.vp.maquis + maquis),
    german: Math.min(most, now.vp.german + german),
  };
  const mark = positionHash({ ...now, vp, scored: true, overruled: null });
  return { by: 'table', type: 'score', german, maquis, mark } as const;
}

/** Up to three German units go where they like, Used ones too (3.3.5, 7.0). */
function FreeMoves() {
  const { tell } = useSea();
  const [move, setMove] = useState<UnitOnWay>({ unit: '', from: '', to: 'paris' });
  const { unit: what, from, to } = unitTold(move);
  return (
    <div class="sea-row">
      <UnitMove move={move} isFree onChange={setMove} />
      <button
        type="button"
        class="aid-secondary"
        disabled={what === ''}
        onClick={() => {
          setMove({ unit: '', from: '', to });
          tell({
            ...{ by: 'german', type: 'place', what, from, points: 1 },
            ...(to === 'germany' || to === 'stalag' ? { box: to } : { area: to }),
          });
        }}
      >
        {m.ablaze_aid_move_one()}
      </button>
    </div>
  );
}

/** The draw, a swap, a new hand: free with four cards or fewer (4.2.5, 4.2.6). */
function Hands() {
  const { now, tell, context } = useSea();
  const done = handsDone(context.course);
  const toDraw = SIDES.filter(
    (side) => !done[side].includes('draw') && !done[side].includes('new'),
  );
  return (
    <>
      {SIDES.map((side) => {
        const has = (what: string) => done[side].includes(what);
        // A new hand stands in for the draw and for a swap, and is all there is without a card (4.2.7, N01).
        const isRenewed = has('new') || (now.hand[side] === 0 && !has('draw'));
        const verdict = eventVerdict(now, {
          ...{ type: 'new-hand', player: side, price: 0 },
          drawn: now.drawn?.includes(side) === true,
        });
        const isFree = verdict?.legal === true;
        return (
          <fieldset class="sea-row" key={side}>
            <legend>
              {m.ablaze_aid_hand_of({ side: SIDE_NAMES[side](), cards: now.hand[side] })}
            </legend>
            <button
              type="button"
              class="aid-secondary"
              disabled={isRenewed || has('draw')}
              onClick={() => tell({ by: side, type: 'hand', do: 'draw', count: 1, for: 'turn' })}
            >
              {m.ablaze_aid_draw({ side: SIDE_NAMES[side]() })}
            </button>
            <button
              type="button"
              class="aid-secondary"
              disabled={isRenewed || has('swap')}
              onClick={() => tell({ by: side, type: 'hand', do: 'swap' })}
            >
              {m.ablaze_aid_swap({ side: SIDE_NAMES[side]() })}
            </button>
            <button
              type="button"
              class="aid-secondary"
              disabled={has('new') || has('swap')}
              onClick={() =>
                tell({
                  by: side,
                  type: 'hand',
                  do: 'new',
                  count: limit('hand'),
                  price: isFree ? 0 : 10,
                })
              }
            >
              {isFree
                ? m.ablaze_aid_new_hand_free({ side: SIDE_NAMES[side]() })
                : m.ablaze_aid_new_hand({ side: SIDE_NAMES[side]() })}
            </button>
          </fieldset>
        );
      })}
      {toDraw.length > 0 && (
        <p class="aid-note">
          {m.ablaze_aid_not_drawn({ sides: inARow(toDraw.map((side) => SIDE_NAMES[side]())) })}
        </p>
      )}
    </>
  );
}

/** What each side has done with its cards in this step. */
function handsDone({ counted }: LogState): Readonly<Record<Side, readonly string[]>> {
  const from = counted.findLastIndex(({ event }) => event.type === 'next');
  const events = counted.slice(from + 1).map(({ event }) => event);
  const of = (side: Side) =>
    events
      .filter(({ type, by }) => type === 'hand' && by === side)
      .map((event) => String(event.do));
  return { maquis: of('maquis'), german: of('german') };
}
