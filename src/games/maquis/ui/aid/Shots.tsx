import { Crosshair } from 'lucide-preact';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { LocationId } from '#games/maquis/data/index.ts';
import { shotsThatOpen } from '#games/maquis/engine/index.ts';
import { thePlace } from '#games/maquis/i18n/in-sentences.ts';
import { shotNow } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { usePromptFocus } from '#play/ui/hooks/use-focus.ts';
import { useStateAbout } from '#play/ui/hooks/use-state-about.ts';
import { PromptActions, PromptTitle } from '#play/ui/parts/Prompt.tsx';
import { useAid, useMaquisSession } from './aid.ts';

/** Whether a policeman is being chosen, on the map or in the panel. */
interface Aim {
  readonly isAiming: boolean;
  readonly aim: (isAiming: boolean) => void;
}

export const AimContext = createContext<Aim>({ isAiming: false, aim: () => {} });

export const useAim = (): Aim => useContext(AimContext);

/** The aim of a screen; the next question finds it lowered. */
export function useAimAt(question: string): Aim {
  const [isAiming, aim] = useStateAbout(question, false);
  // Taking aim and lowering it are no steps of the game, and each takes its own button away.
  usePromptFocus(String(isAiming), undefined);
  return useMemo(() => ({ isAiming, aim }), [isAiming, question]);
}

/** A shot that can be fired now. */
export interface Shot {
  readonly place: LocationId;
  /** What firing it is called. */
  readonly name: string;
  /** Whether it would open the way home of the worker on the way. */
  readonly opens: boolean;
  readonly fire: () => void;
}

/** Every shot that can be fired now. Where the cubes are the visitor's, their word for a weapon counts. */
export function useShots(): readonly Shot[] {
  const { send } = useAid();
  const { game, now, position } = useMaquisSession();
  const opening = now.acting ? shotsThatOpen(position, now.acting) : [];
  return now.police.flatMap((place): Shot[] => {
    const claim = shotNow(game, position, place);
    if (!claim) return [];
    const opens = opening.includes(place);
    const fire = () => {
      if (claim !== 'by the count') send({ type: 'correct', board: claim });
      send({ type: 'move', move: `shoot:${place}` });
    };
    return [{ place, opens, fire, name: nameOf(place, opens, claim !== 'by the count') }];
  });
}

function nameOf(id: LocationId, opens: boolean, claims: boolean): string {
  const place = thePlace(id);
  if (claims) return m.maquis_table_shoot_claim({ place });
  return opens ? m.maquis_table_shoot_at_opens({ place }) : m.maquis_table_shoot_at({ place });
}

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
