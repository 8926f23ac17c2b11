import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Deal, RULESET, type RulesetId } from '#games/maquis/engine/index.ts';
import { gameSetUpOf, withGoalsDrawn } from '#games/maquis/session/index.ts';
import { useAid } from '#games/maquis/ui/aid/aid.ts';
import * as m from '#messages';
import { useLazyModule } from '#play/ui/hooks/use-lazy-module.ts';

/*
 * How hard a deal is, where somebody asks: after a game, or before one. What it needs comes in a file
 * of its own.
 */

/** The deal of a game that was played. */
export const DealPlayed = ({ deal }: { readonly deal: Deal }) => (
  <WhenOpened ruleset={deal.ruleset}>
    {({ DealRating }) => <DealRating key={JSON.stringify(deal)} deal={deal} atOnce />}
  </WhenOpened>
);

/** The deal about to be played: it can be judged, or exchanged for one that the coach can win. */
export function DealToCome() {
  const { state, send } = useAid();
  const { setUp } = state.context;
  const deal = gameSetUpOf(withGoalsDrawn(setUp));
  return (
    <WhenOpened ruleset={setUp.ruleset}>
      {({ DealRating, FindDeal }) => (
        <>
          {deal && <DealRating key={JSON.stringify(deal)} deal={deal} />}
          <FindDeal
            dealOf={(seed) => gameSetUpOf(withGoalsDrawn({ ...setUp, seed }))}
            onFound={(seed) => send({ type: 'configure', change: { seed } })}
          />
        </>
      )}
    </WhenOpened>
  );
}

type Parts = typeof import('./deal.lazy.ts');

interface WhenOpenedProps {
  readonly ruleset: RulesetId | undefined;
  readonly children: (parts: Parts) => ComponentChildren;
}

function WhenOpened({ ruleset = RULESET, children }: WhenOpenedProps) {
  const [isOpen, setOpen] = useState(false);
  const isJudged = ruleset === RULESET;
  const loaded = useLazyModule(isOpen && isJudged, () => import('./deal.lazy.ts'));
  return (
    <details
      class="aid-more aid-more--spaced how-hard"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{m.maquis_deal_title()}</summary>
      {!isJudged && <p class="aid-hint">{m.maquis_deal_free_only()}</p>}
      {loaded === 'failed' && <p class="aid-trouble">{m.play_coach_failed()}</p>}
      {typeof loaded === 'object' && children(loaded)}
    </details>
  );
}
