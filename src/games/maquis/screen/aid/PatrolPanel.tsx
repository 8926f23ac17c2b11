import { needsReshuffle, type Position, patrolsToCome, phaseOf } from '#maquis/engine/index.ts';
import { type CardTold, cardTold } from '#maquis/table/index.ts';
import * as m from '#messages';
import { CardChooser } from '../CardChooser.tsx';
import { OddsPanel } from '../odds/OddsPanel.tsx';
import { PatrolCard } from '../PatrolCard.tsx';
import { useAid, useRunning } from './aid.ts';
import { cardHeadline } from './card-headline.ts';
import { RuleLink } from './RuleLink.tsx';
import { ShotOffer } from './ShotOffer.tsx';
import { useWords } from './words.ts';

/** A patrol card is to be drawn: by the site, or by the visitor, who tells which it was. */
export function AwaitedPatrolPanel() {
  const { send } = useAid();
  const { game, position, now } = useRunning();
  const siteDraws = game.keepers.deck === 'site';
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <p class="aid-kicker">{toCome(position)}</p>
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {siteDraws ? m.maquis_table_patrol_draw() : m.maquis_table_patrol_tell()}
      </h2>
      {needsReshuffle(position) && (
        <p class="aid-note">
          {m.maquis_table_patrol_reshuffle()} <RuleLink rule="maquis.reshuffle" />
        </p>
      )}
      {siteDraws ? (
        <button type="button" class="aid-primary" onClick={() => send({ type: 'draw' })}>
          {m.maquis_table_patrol_draw()}
        </button>
      ) : (
        <>
          <p class="aid-hint">{m.maquis_table_patrol_tell_hint()}</p>
          <CardChooser
            discard={needsReshuffle(position) ? [] : now.discard}
            onChoose={(card) => send({ type: 'move', move: `patrol:${card}` })}
          />
        </>
      )}
      <OddsPanel isBrief />
      <ShotOffer />
    </section>
  );
}

/** A drawn card, large: where its patrol went and why. */
export function ShownPatrolPanel() {
  const words = useWords();
  const { send } = useAid();
  const { course, position } = useRunning();
  const last = course.events.length - 1;
  const told = cardTold(course.positions[last], course.events[last]);
  if (!told) return null;
  const phase = phaseOf(position);
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <p class="aid-kicker">{toCome(position)}</p>
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {cardHeadline(told)}
      </h2>
      <PatrolCard card={told.card} pawn={told.pawn} lines={told.lines} />
      <Why told={told} />
      <button type="button" class="aid-primary" onClick={() => send({ type: 'goOn' })}>
        {phase === 'placement'
          ? words.nextWorker()
          : phase === 'patrol'
            ? words.nextPatrol()
            : words.nextAction()}
      </button>
      <OddsPanel isBrief />
      <ShotOffer />
    </section>
  );
}

function Why({ told }: { readonly told: CardTold }) {
  if (told.isNotPlaced) {
    return (
      <p class="aid-why">
        {m.maquis_table_patrol_why_none()} <RuleLink rule="maquis.patrol-not-placed" />
      </p>
    );
  }
  const isArrest = told.lines.some(({ outcome }) => outcome === 'arrested');
  return (
    <p class="aid-why">
      {isArrest ? m.maquis_table_patrol_why_arrest() : m.maquis_table_patrol_why_first()}{' '}
      <RuleLink rule={isArrest ? 'maquis.arrest-on-placement' : 'maquis.patrol-placement'} />
    </p>
  );
}

function toCome(position: Position): string {
  const { all, soldiers } = patrolsToCome(position);
  return soldiers > 0
    ? m.maquis_table_patrols_with_soldiers({ all, soldiers })
    : m.maquis_table_patrols({ all });
}
