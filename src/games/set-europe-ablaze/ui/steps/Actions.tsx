import { useState } from 'preact/hooks';
import { ACTIONS, type ActionFacts, type ActionId } from '#games/set-europe-ablaze/data/actions.ts';
import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import { eventVerdict } from '#games/set-europe-ablaze/engine/log/index.ts';
import { actionVerdict } from '#games/set-europe-ablaze/engine/resolve/index.ts';
import { ACTION_NAMES, SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import * as m from '#messages';
import { Barred } from '../Barred.tsx';
import { Case } from '../Case.tsx';
import { useSea } from '../sea.ts';
import { Panel } from './Panel.tsx';

const KINDS = {
  normal: m.ablaze_aid_kind_normal,
  maximum: m.ablaze_aid_kind_maximum,
  residual: m.ablaze_aid_kind_residual,
};

/** Every Action of the side, with yes, or no and why; and whether the Impulse may end here (8.1). */
export function Actions() {
  const { now, tell, send, nameOf } = useSea();
  const { active, impulse } = now;
  const [chosen, setChosen] = useState<string>();
  const mine = ACTIONS.filter(({ side }) => side === active);
  const facts = mine.find(({ id }) => id === chosen);
  const end = eventVerdict(now, { type: 'end-impulse' });
  // Pressed again, an Action is begun: by keys its button is far away.
  const choose = (action: ActionId) =>
    action === chosen ? send({ type: 'choose', action }) : setChosen(action);
  const atRisk = now.areas[impulse.area]?.active ?? 0;
  return (
    <>
      <div class="play-board sea-board">
        <h2>
          {m.ablaze_aid_impulse_in({ side: SIDE_NAMES[active](), area: nameOf(impulse.area) })}
        </h2>
        <p class="sea-group">{m.ablaze_aid_terminal()}</p>
        <List of={mine.filter(({ terminal }) => terminal)} chosen={chosen} onChoose={choose} />
        <p class="sea-group">
          {m.ablaze_aid_non_terminal({ taken: impulse.nonTerminal, most: limit('non-terminal') })}
        </p>
        <List of={mine.filter(({ terminal }) => !terminal)} chosen={chosen} onChoose={choose} />
      </div>
      <Panel
        title={m.ablaze_aid_what_in({ area: nameOf(impulse.area) })}
        side={`${KINDS[impulse.kind]()} · ${m.ablaze_aid_ap({ count: now.ap[active] })}`}
      >
        {facts && (
          <button
            type="button"
            class="aid-primary"
            onClick={() => send({ type: 'choose', action: facts.id })}
          >
            {m.ablaze_aid_do({ action: ACTION_NAMES[facts.id]() })}
          </button>
        )}
        <button
          type="button"
          class={facts || !end?.legal ? 'aid-secondary' : 'aid-primary'}
          data-barred={!end?.legal}
          onClick={() => tell({ by: active, type: 'end-impulse' })}
        >
          {m.ablaze_aid_end_impulse()} {!end?.legal && <Barred of={end?.case ?? ''} />}
        </button>
        {active === 'maquis' && atRisk > 0 && (
          <p class="aid-note">
            {m.ablaze_aid_at_risk({ count: atRisk })} <Case of="6.3.10" />
          </p>
        )}
      </Panel>
    </>
  );
}

interface ListProps {
  readonly of: readonly ActionFacts[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: ActionId) => void;
}

function List({ of, chosen, onChoose }: ListProps) {
  const { now, kept } = useSea();
  return (
    <ul class="sea-actions">
      {of.map(({ id, terminal }) => {
        const verdict = actionVerdict(now, kept.tables, id);
        return (
          <li key={id} data-barred={!verdict?.legal} data-chosen={chosen === id}>
            <button type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
              <span aria-hidden="true">{verdict?.legal ? '✓' : '✗'}</span>
              <span>
                <b>{ACTION_NAMES[id]()}</b> <i aria-hidden="true">{terminal ? 'T' : 'N'}</i>
                {!verdict?.legal && (
                  <Barred of={verdict?.case ?? ''} cause={verdict?.cause} isLinked />
                )}
              </span>
            </button>
            <Case of={verdict?.case ?? ''} />
          </li>
        );
      })}
    </ul>
  );
}
