import * as m from '#messages';
import type { CardNumber, LocationId } from '../data/index.ts';
import { LOCATION_NAMES } from '../i18n/names.ts';
import { PawnIcon } from './PawnIcon.tsx';
import './style/card.css';

/** What became of one of the three places of a card. */
type PatrolOutcome =
  | 'stationed'
  | 'arrested'
  | 'worker'
  | 'police'
  | 'soldier'
  | 'not-needed'
  | 'full';

interface PatrolLine {
  readonly place: LocationId;
  readonly outcome: PatrolOutcome;
}

/** The pawn a patrol card places. */
type Patrol = 'police' | 'soldier';

interface PatrolCardProps {
  card: CardNumber;
  /** The places of the card in its order, each with what became of it. */
  lines: readonly PatrolLine[];
  pawn: Patrol;
}

const STATIONED: Readonly<Record<Patrol, () => string>> = {
  police: m.maquis_card_stationed_police,
  soldier: m.maquis_card_stationed_soldier,
};

const OUTCOMES: Readonly<Record<Exclude<PatrolOutcome, 'stationed'>, () => string>> = {
  arrested: m.maquis_card_arrested,
  worker: m.maquis_card_worker,
  police: m.maquis_card_police,
  soldier: m.maquis_card_soldier,
  'not-needed': m.maquis_card_not_needed,
  full: m.maquis_card_full,
};

/** Who is seen on a place: the pawn that came, or the one that stood there already. */
function pawnOn(outcome: PatrolOutcome, patrol: Patrol) {
  if (outcome === 'stationed' || outcome === 'arrested') return patrol;
  if (outcome === 'worker' || outcome === 'police' || outcome === 'soldier') return outcome;
  return undefined;
}

/** The patrol card that was drawn, large, with what became of each of its places. */
export function PatrolCardFace({ card, lines, pawn }: PatrolCardProps) {
  return (
    <section class="patrol-card" key={card} aria-label={m.maquis_card_name({ number: card })}>
      {/* The name of the section says it. */}
      <p class="patrol-card__title" aria-hidden="true">
        <span>{m.maquis_card_title({ number: card })}</span>
        <PawnIcon pawn={pawn} />
      </p>
      <ol class="patrol-card__lines">
        {lines.map(({ place, outcome }) => {
          const seen = pawnOn(outcome, pawn);
          return (
            <li key={place} class={`patrol-card__line patrol-card__line--${outcome}`}>
              <span class="patrol-card__place">{LOCATION_NAMES[place]()}</span>{' '}
              <span class="patrol-card__outcome">
                {outcome === 'stationed' ? STATIONED[pawn]() : OUTCOMES[outcome]()}
              </span>
              <span class="patrol-card__pawn">{seen && <PawnIcon pawn={seen} />}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
