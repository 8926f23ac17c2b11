import { useState } from 'preact/hooks';
import { type Chance, chanceText, isSure } from '#games/maquis/puzzles/index.ts';
import * as m from '#messages';
import { PromptActions, PromptTitle } from '#play/ui/parts/Prompt.tsx';
import { nextAfter } from '#play/ui/puzzles/next-puzzle.ts';
import { Answered } from './Asked.tsx';
import type { ToldVerdict } from './judging.ts';
import { MARKS_KEY } from './marks.ts';
import { useTask } from './task.ts';

interface Props {
  readonly verdict: ToldVerdict;
  readonly wanted: Chance;
  readonly isKept: boolean;
}

/** Every choice was good: what there is to learn from it, and the way on. */
export function SolvedPanel({ verdict, wanted, isKept }: Props) {
  const { scenario, inOrder, links, onTry } = useTask();
  const [next] = useState(() => nextAfter(MARKS_KEY, inOrder, scenario.id));
  const isUnlucky = verdict.verdict === 'unlucky';
  const chance = chanceText(wanted);
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle class="aid-result aid-result--win">
        {isUnlucky ? m.maquis_scenario_unlucky() : m.maquis_scenario_solved()}
      </PromptTitle>
      {isUnlucky && (
        <>
          <p>{m.maquis_scenario_unlucky_text({ chance })}</p>
          <Answered answers={verdict.answers} goals={scenario.table.goals} />
        </>
      )}
      {!isUnlucky && !isSure(wanted) && <p>{m.maquis_scenario_solved_best({ chance })}</p>}
      <p>{scenario.words.why}</p>
      {!isKept && <p class="aid-note">{m.maquis_scenario_not_kept()}</p>}
      {next ? (
        <PromptActions>
          <a class="aid-primary scenario-go" href={next.href}>
            {m.maquis_scenario_next({ title: next.title })}
          </a>
        </PromptActions>
      ) : (
        <p>
          <b>{m.play_puzzles_all_solved()}</b>
        </p>
      )}
      <div class="scenario-again">
        <button type="button" class="aid-secondary" onClick={() => onTry([])}>
          {m.maquis_scenario_try_other()}
        </button>
        <a class="aid-secondary scenario-go" href={links.scenarios}>
          {m.maquis_scenario_all()}
        </a>
      </div>
    </section>
  );
}
