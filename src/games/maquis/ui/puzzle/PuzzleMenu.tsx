import * as m from '#messages';
import { BigTypeSwitch } from '#play/ui/frame/menu-parts.tsx';
import { usePlayContext } from '#play/ui/frame/play-context.ts';
import { SiteMenu } from '#play/ui/frame/SiteMenu.tsx';
import { useTask } from './task.ts';

/** Type size, beginning again, the answer for whoever gives up, and the ways out. */
export function PuzzleMenu({ onSolution }: { readonly onSolution: () => void }) {
  const { list, exercise, onAgain } = useTask();
  const { links } = usePlayContext();
  return (
    <>
      <BigTypeSwitch />
      <button type="button" class="aid-secondary" onClick={() => onAgain()}>
        {m.maquis_scenario_again()}
      </button>
      <button type="button" class="aid-secondary" onClick={onSolution}>
        {m.maquis_scenario_solution()}
      </button>
      <p class="aid-hint">{m.maquis_scenario_solution_hint()}</p>
      <SiteMenu />
      <nav class="aid-links">
        <a href={list}>{exercise ? m.play_exercises_all() : m.maquis_scenario_all()}</a>
        <a href={links.rulebook}>{m.play_menu_rules()}</a>
      </nav>
    </>
  );
}
