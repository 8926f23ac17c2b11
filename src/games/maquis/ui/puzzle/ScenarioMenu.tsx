import * as m from '#messages';
import { BigTypeSwitch } from '#play/ui/frame/menu-parts.tsx';
import { SiteMenu } from '#play/ui/frame/SiteMenu.tsx';
import { useTask } from './task.ts';

/** Type size, beginning again, the answer for whoever gives up, and the ways out. */
export function ScenarioMenu({ onSolution }: { readonly onSolution: () => void }) {
  const { links, onTry } = useTask();
  return (
    <>
      <BigTypeSwitch />
      <button type="button" class="aid-secondary" onClick={() => onTry([])}>
        {m.maquis_scenario_again()}
      </button>
      <button type="button" class="aid-secondary" onClick={onSolution}>
        {m.maquis_scenario_solution()}
      </button>
      <p class="aid-hint">{m.maquis_scenario_solution_hint()}</p>
      <SiteMenu />
      <nav class="aid-links">
        <a href={links.scenarios}>{m.maquis_scenario_all()}</a>
        <a href={links.rulebook}>{m.play_menu_rules()}</a>
      </nav>
    </>
  );
}
