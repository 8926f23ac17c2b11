import { useState } from 'preact/hooks';
import type { LocalizedDay } from '#games/maquis/puzzles/index.ts';
import * as m from '#messages';
import { PromptActions, PromptTitle } from '#play/ui/parts/Prompt.tsx';
import type { GuideLinks } from '#play/ui/puzzles/puzzle-link.ts';
import { markOwnLink } from '#play/ui/share/own-link.ts';
import { freshSeed } from '#shared/fresh-seed.ts';
import { linkTo } from './guide.ts';

/** The day is done: the game can be gone on with, its further cards dealt anew, or a puzzle tried. */
export function DayOver({
  day,
  links,
}: {
  readonly day: LocalizedDay;
  readonly links: GuideLinks;
}) {
  const [fragment] = useState(() => linkTo(day, freshSeed()));
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle>{m.maquis_guided_over()}</PromptTitle>
      <p>
        <b>{day.words.win}</b>
      </p>
      <p>{day.words.outro}</p>
      <p class="aid-hint">{day.steps.at(-1)?.words.done}</p>
      <PromptActions>
        <a
          class="aid-primary scenario-go"
          href={`${links.practice}#${fragment}`}
          onClick={() => markOwnLink(fragment)}
        >
          {m.maquis_guided_go_on()}
        </a>
      </PromptActions>
      <div class="scenario-again">
        <a class="aid-secondary scenario-go" href={links.first.href}>
          {m.maquis_guided_first_puzzle()}
        </a>
        <a class="aid-secondary scenario-go" href={links.scenarios}>
          {m.maquis_scenario_all()}
        </a>
      </div>
    </section>
  );
}
