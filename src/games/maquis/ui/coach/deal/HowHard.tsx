import type { ComponentChildren } from 'preact';
import type { Deal } from '#games/maquis/engine/index.ts';
import { gameSetUpOf, withGoalsDrawn } from '#games/maquis/session/index.ts';
import { useAid } from '#games/maquis/ui/aid/aid.ts';
import * as m from '#messages';
import { OpenedPart } from '#play/ui/frame/OpenedPart.tsx';

/*
 * How hard a deal is, where somebody asks: after a game, or before one. What it needs comes in a file
 * of its own.
 */

/** The deal of a game that was played. */
export const DealPlayed = ({ deal }: { readonly deal: Deal }) => (
  <WhenOpened>
    {({ DealRating }) => <DealRating key={JSON.stringify(deal)} deal={deal} atOnce />}
  </WhenOpened>
);

/** The deal about to be played: it can be judged, or exchanged for one that the coach can win. */
export function DealToCome() {
  const { state, send } = useAid();
  const { setUp } = state.context;
  const deal = gameSetUpOf(withGoalsDrawn(setUp));
  return (
    <WhenOpened>
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

type Parts = typeof import('./deal.lazy.tsx');

interface WhenOpenedProps {
  readonly children: (parts: Parts) => ComponentChildren;
}

const WhenOpened = ({ children }: WhenOpenedProps) => (
  <OpenedPart
    class="how-hard"
    title={m.maquis_deal_title()}
    load={() => import('./deal.lazy.tsx')}
    failed={<p class="aid-trouble">{m.play_coach_failed()}</p>}
  >
    {children}
  </OpenedPart>
);
