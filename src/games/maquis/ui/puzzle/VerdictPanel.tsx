import type { ComponentChildren } from 'preact';
import type { Puzzle } from '#games/maquis/puzzles/index.ts';
import * as m from '#messages';
import { PromptActions, PromptTitle } from '#play/ui/parts/Prompt.tsx';
import { RefutedPanel } from './RefutedPanel.tsx';
import { SolvedPanel } from './SolvedPanel.tsx';
import type { Judgement } from './use-judge.ts';
import type { Variation } from './variation.ts';

interface Props {
  readonly judgement: Judgement;
  readonly puzzle: Puzzle;
  readonly tried: readonly string[];
  /** Whether this device remembers what was solved. */
  readonly isKept: boolean;
  readonly onAskAgain: () => void;
  readonly onShow: (line: Variation) => void;
}

/** What the judge says of a try, or that the judge is still looking. */
export function VerdictPanel({ judgement, puzzle, tried, isKept, onAskAgain, onShow }: Props) {
  if (judgement.status === 'failed') {
    return (
      <Said title={m.maquis_scenario_failed()}>
        <PromptActions>
          <button type="button" class="aid-primary" onClick={onAskAgain}>
            {m.maquis_scenario_ask_again()}
          </button>
        </PromptActions>
      </Said>
    );
  }
  if (judgement.status !== 'said') return <Said title={m.maquis_scenario_looking()} />;
  const { verdict } = judgement;
  if (verdict.verdict === 'refuted') {
    return <RefutedPanel verdict={verdict} puzzle={puzzle} tried={tried} onShow={onShow} />;
  }
  return <SolvedPanel verdict={verdict} wanted={puzzle.wanted} isKept={isKept} />;
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
