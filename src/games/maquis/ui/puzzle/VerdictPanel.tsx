import type { ComponentChildren } from 'preact';
import type { Puzzle } from '#games/maquis/puzzles/index.ts';
import * as m from '#messages';
import { PromptActions, PromptTitle } from '#play/ui/parts/Prompt.tsx';
import type { AttemptState } from '#play/ui/puzzles/use-attempt.ts';
import type { PuzzleLine } from './puzzle-line.ts';
import { RefutedPanel } from './RefutedPanel.tsx';
import { SolvedPanel } from './SolvedPanel.tsx';

interface Props {
  readonly attempt: AttemptState<Puzzle>;
  readonly tried: readonly string[];
  readonly onShow: (line: PuzzleLine) => void;
}

/** What the judge says of an attempt, or that the judge is still looking. */
export function VerdictPanel({ attempt, tried, onShow }: Props) {
  const { status, verdict, puzzle, isKept } = attempt;
  if (status === 'failed') {
    return (
      <Said title={m.maquis_scenario_failed()}>
        <PromptActions>
          <button type="button" class="aid-primary" onClick={attempt.askAgain}>
            {m.maquis_scenario_ask_again()}
          </button>
        </PromptActions>
      </Said>
    );
  }
  if (!verdict) return <Said title={m.maquis_scenario_looking()} />;
  if (verdict.verdict === 'wrong') {
    return <RefutedPanel verdict={verdict} puzzle={puzzle} tried={tried} onShow={onShow} />;
  }
  return <SolvedPanel isUnlucky={verdict.verdict === 'unlucky'} {...{ puzzle, tried, isKept }} />;
}

function Said({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle>{title}</PromptTitle>
      {children}
    </section>
  );
}
