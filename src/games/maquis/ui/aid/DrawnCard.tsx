import type { CardStory } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { PatrolCardFace } from '../PatrolCard.tsx';

interface Props {
  readonly told: CardStory;
  /** Whether only what is out of the ordinary is explained. */
  readonly isBrief?: boolean;
}

/** A drawn card, with where its patrol went and by which rule. */
export function DrawnCard({ told, isBrief = false }: Props) {
  const isArrest = told.lines.some(({ outcome }) => outcome === 'arrested');
  const isUsual = !told.isNotPlaced && !isArrest;
  return (
    <>
      <PatrolCardFace card={told.card} pawn={told.pawn} lines={told.lines} />
      {!(isBrief && isUsual) && <Why isNotPlaced={told.isNotPlaced} isArrest={isArrest} />}
    </>
  );
}

function Why({ isNotPlaced, isArrest }: { isNotPlaced: boolean; isArrest: boolean }) {
  if (isNotPlaced) {
    return (
      <p class="aid-why">
        {m.maquis_table_patrol_why_none()} <RuleLink rule="maquis.patrol-not-placed" />
      </p>
    );
  }
  return (
    <p class="aid-why">
      {isArrest ? m.maquis_table_patrol_why_arrest() : m.maquis_table_patrol_why_first()}{' '}
      <RuleLink rule={isArrest ? 'maquis.arrest-on-placement' : 'maquis.patrol-placement'} />
    </p>
  );
}
