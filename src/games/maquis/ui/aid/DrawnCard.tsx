import type { CardStory } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { PatrolCardFace } from '../PatrolCard.tsx';

interface Props {
  readonly told: CardStory;
  /** Whether only what is out of the ordinary is explained. */
  readonly isBrief?: boolean;
}

const isArrestIn = ({ lines }: CardStory) => lines.some(({ outcome }) => outcome === 'arrested');

/** Whether its patrol took a free place, which needs no explaining. */
export const isUsual = (told: CardStory): boolean => !told.isNotPlaced && !isArrestIn(told);

/** A drawn card, with where its patrol went and by which rule. */
export function DrawnCard({ told, isBrief = false }: Props) {
  return (
    <>
      <PatrolCardFace card={told.card} pawn={told.pawn} lines={told.lines} />
      {!(isBrief && isUsual(told)) && (
        <Why isNotPlaced={told.isNotPlaced} isArrest={isArrestIn(told)} />
      )}
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
