import { Crosshair } from 'lucide-preact';
import * as m from '#messages';
import { RuleLink } from '#play/screen/frame/RuleLink.tsx';
import { useShots } from './shots.ts';

/** A shot, wherever one can be fired, with its price. */
export function ShotOffer({ open = false }: { readonly open?: boolean }) {
  const shots = useShots();
  if (shots.length === 0) return null;
  return (
    <details class="aid-more" open={open}>
      <summary>
        <Crosshair aria-hidden="true" /> {m.maquis_table_shoot_title()}
      </summary>
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
    </details>
  );
}

export function ShotPrice() {
  return (
    <p class="aid-hint">
      {m.maquis_table_shoot_price()} <RuleLink rule="maquis.shooting" />
    </p>
  );
}
