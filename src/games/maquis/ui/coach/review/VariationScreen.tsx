import { useMachine } from '@xstate/react';
import { ArrowLeft, StepBack, StepForward } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { movePartsOf, parseMove } from '#games/maquis/engine/index.ts';
import { moveInWords } from '#games/maquis/i18n/actions.ts';
import { idleText } from '#games/maquis/i18n/idle.ts';
import { type TableGame, tableMachine } from '#games/maquis/session/index.ts';
import { aidOf, MaquisContext, useAid } from '#games/maquis/ui/aid/aid.ts';
import { TurnScreen } from '#games/maquis/ui/aid/TurnScreen.tsx';
import * as m from '#messages';
import { PromptTitle } from '#play/ui/parts/Prompt.tsx';

/** A line that was not played: from which moment of the game, and its moves. */
export interface Variation {
  readonly game: TableGame;
  /** How many steps of the game stand before it. */
  readonly from: number;
  readonly moves: readonly string[];
}

/** The game as it would have gone, to be looked at. */
function gameOfVariation({ game, from, moves }: Variation): TableGame {
  const steps = [
    ...game.steps.slice(0, from),
    ...moves.map((move) =>
      move.startsWith('patrol:') ? ({ move, by: 'site' } as const) : { move },
    ),
  ];
  return { ...game, steps, seen: steps.length };
}

interface Props {
  readonly line: Variation;
  readonly onBack: () => void;
}

/** What would have followed from a better choice, step by step on the board. */
export function VariationScreen({ line, onBack }: Props) {
  const { room, rules } = useAid();
  const [game] = useState(() => gameOfVariation(line));
  const [state, send] = useMachine(tableMachine, { input: { seed: 'line', resume: { game } } });
  const [at, setAt] = useState(1);
  // Taps may come sooner than the panel is drawn anew.
  const go = (steps: number) =>
    setAt((now) => Math.max(0, Math.min(line.moves.length, now + steps)));
  const aid = aidOf({ room, state, send, rules, moment: line.from + at });
  const { replayed } = state.context;
  useEffect(() => document.getElementById('aid-prompt')?.focus({ preventScroll: true }), []);
  const move = line.moves[at - 1];
  const parsed = move === undefined ? undefined : parseMove(move);
  const before = replayed?.positions[line.from + at - 1];
  const parts = parsed && 'move' in parsed ? movePartsOf(parsed.move) : undefined;
  const idleAt = parts?.kind === 'act' && parts.action === 'none' ? parts.place : undefined;
  return (
    <MaquisContext.Provider value={aid}>
      <TurnScreen
        tools={null}
        past={
          <section class="aid-panel review-line" aria-labelledby="aid-prompt">
            <PromptTitle
              about={
                <>
                  {m.maquis_review_line()} ·{' '}
                  {m.maquis_scenario_line_at({ at, all: line.moves.length })}
                </>
              }
            >
              {parsed && 'move' in parsed && before
                ? moveInWords(before, parsed.move)
                : m.maquis_review_line_start()}
            </PromptTitle>
            {idleAt && before && <p>{idleText(before, idleAt)}</p>}
            <p class="aid-hint">{m.maquis_review_line_cards()}</p>
            <div class="aid-go review-line__steps">
              <button
                type="button"
                class="aid-icon-button"
                aria-label={m.play_moment_earlier()}
                disabled={at === 0}
                onClick={() => go(-1)}
              >
                <StepBack aria-hidden="true" />
              </button>
              <button
                type="button"
                class="aid-primary"
                disabled={at === line.moves.length}
                onClick={() => go(1)}
              >
                {m.maquis_scenario_line_next()} <StepForward aria-hidden="true" />
              </button>
            </div>
            <button type="button" class="aid-secondary" onClick={onBack}>
              <ArrowLeft aria-hidden="true" /> {m.maquis_review_line_back()}
            </button>
          </section>
        }
      />
    </MaquisContext.Provider>
  );
}
