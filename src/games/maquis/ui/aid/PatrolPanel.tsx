import { useState } from 'preact/hooks';
import {
  deckIsEmpty,
  mayShoot,
  type Position,
  patrolsToCome,
  phaseOf,
} from '#games/maquis/engine/index.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { PromptActions, PromptTitle } from '#play/ui/parts/Prompt.tsx';
import { readPreferences } from '#play/ui/settings.ts';
import { inARow } from '#shared/list-text.ts';
import { CardChooser } from '../CardChooser.tsx';
import { cardHeadline } from '../card-in-words.ts';
import { OddsPanel } from '../odds/OddsPanel.tsx';
import { ChooseWorkerPanel } from './ActionPanel.tsx';
import { useAid, useMaquisSession } from './aid.ts';
import { DrawnCard } from './DrawnCard.tsx';
import { PlacementPanel } from './PlacementPanel.tsx';
import { ShootButton } from './Shots.tsx';
import { useToldPatrols } from './told-patrols.ts';
import { useWords } from './words.ts';

/** A patrol card is to be drawn: by the site, or by the visitor, who tells which it was. */
export function AwaitedPatrolPanel() {
  const { send } = useAid();
  const { game, position, now } = useMaquisSession();
  const siteDraws = game.owners.deck === 'site';
  const isShuffled = !siteDraws && deckIsEmpty(position);
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle about={isShuffled ? m.maquis_table_patrol_reshuffle() : toCome(position)}>
        {siteDraws ? m.maquis_table_patrol_draw() : m.maquis_table_patrol_tell()}
      </PromptTitle>
      {!siteDraws && !now.known && (
        <>
          <CardChooser
            discard={isShuffled ? [] : now.discard}
            onChoose={(card) => send({ type: 'move', move: `patrol:${card}` })}
          />
          <p class="aid-hint">
            {m.maquis_table_patrol_tell_hint()} {isShuffled && <RuleLink rule="maquis.reshuffle" />}
          </p>
        </>
      )}
      <OddsPanel isBrief />
      <PromptActions>
        <ShootButton />
        {siteDraws && (
          <button type="button" class="aid-primary" onClick={() => send({ type: 'draw' })}>
            {m.maquis_table_patrol_draw()}
          </button>
        )}
        {!siteDraws && now.known && (
          <button
            type="button"
            class="aid-primary"
            onClick={() => send({ type: 'move', move: `patrol:${now.known}` })}
          >
            {m.maquis_patrol_known({ card: now.known })}
          </button>
        )}
      </PromptActions>
    </section>
  );
}

/**
 * A drawn card: where its patrol went and why. The next worker is asked for beside it, or the first to
 * act, unless every card waits for a word of the visitor.
 */
export function ShownPatrolPanel() {
  const words = useWords();
  const { send, isStepwise } = useAid();
  const { position } = useMaquisSession();
  const patrols = useToldPatrols();
  const [waits] = useState(() => readPreferences().announced.alone);
  const told = patrols.told.at(-1);
  if (!told) return null;
  const phase = phaseOf(position);
  const goesOn = !waits && !isStepwise;
  if (goesOn && phase === 'placement') return <PlacementPanel told={told} />;
  if (goesOn && phase === 'action') {
    return <ChooseWorkerPanel told={told} hand={inARow(patrols.told.map(cardHeadline))} />;
  }
  const goOn = () => {
    for (let n = 0; n < patrols.ahead; n++) send({ type: 'continue' });
  };
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle about={toCome(position)}>{cardHeadline(told)}</PromptTitle>
      <DrawnCard told={told} />
      <OddsPanel isBrief />
      <PromptActions>
        <ShootButton />
        {patrols.ahead > 1 && mayShoot(position) && (
          <button type="button" class="aid-secondary" onClick={() => send({ type: 'continue' })}>
            {words.nextPatrol()}
          </button>
        )}
        <button type="button" class="aid-primary" onClick={goOn}>
          {phase === 'placement'
            ? words.nextWorker()
            : phase === 'action'
              ? words.nextAction()
              : patrols.ahead > 1
                ? m.maquis_practice_next_patrols({ count: patrols.ahead })
                : words.nextPatrol()}
        </button>
      </PromptActions>
    </section>
  );
}

function toCome(position: Position): string {
  const { all, soldiers } = patrolsToCome(position);
  return soldiers > 0
    ? m.maquis_table_patrols_with_soldiers({ all, soldiers })
    : m.maquis_table_patrols({ all });
}
