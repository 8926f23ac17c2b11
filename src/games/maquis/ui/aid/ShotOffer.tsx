import { Crosshair } from 'lucide-preact';
import { useEffect } from 'preact/hooks';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { PROMPT } from '#play/ui/hooks/use-focus.ts';
import { PromptActions, PromptTitle } from '#play/ui/parts/Prompt.tsx';
import { useAim, useShots } from './shots.ts';

/** Takes aim, wherever a shot can be fired. It stands where what goes on stands, always in sight. */
export function ShootButton() {
  const shots = useShots();
  const { aim } = useAim();
  if (shots.length === 0) return null;
  return (
    <button type="button" class="aid-secondary" onClick={() => aim(true)}>
      <Crosshair aria-hidden="true" /> {m.maquis_table_shoot_title()}
    </button>
  );
}

/** Which policeman: tapped on the map, or in the list. */
export function AimPanel() {
  const shots = useShots();
  const { aim } = useAim();
  useEffect(() => document.getElementById(PROMPT)?.focus({ preventScroll: true }), []);
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle>{m.maquis_table_shoot_whom()}</PromptTitle>
      <ShotPrice />
      <ul class="aid-choices">
        {shots.map(({ place, name, fire }) => (
          <li key={place}>
            <button type="button" class="aid-choice" onClick={fire}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <PromptActions>
        <button type="button" class="aid-secondary" onClick={() => aim(false)}>
          {m.maquis_table_shoot_nobody()}
        </button>
      </PromptActions>
    </section>
  );
}

export function ShotPrice() {
  return (
    <p class="aid-hint">
      {m.maquis_table_shoot_price()} <RuleLink rule="maquis.shooting" />
    </p>
  );
}
