import { GAME } from '#games/resist/data/index.ts';
import { PHASE_NAMES } from '#games/resist/i18n/asks.ts';
import * as m from '#messages';
import { SignIcon, type SignId } from '../drawings/Sign.tsx';
import { useView } from '../view.ts';
import { Pips } from './Numbers.tsx';
import { Points } from './Points.tsx';

/** How the game stands: round, what is close to being lost, points; and what lies in each pile. */
export function StatusBar({ onPiles }: { readonly onPiles: () => void }) {
  const { now, position } = useView();
  const civilians = now.graveyard.reduce((sum, number) => sum + number, 0);
  return (
    <header class="status">
      <dl class="status__facts">
        <div>
          <dt>{now.round > 0 ? m.resist_round({ round: now.round }) : PHASE_NAMES.setup()}</dt>
          <dd class="status__phase">{PHASE_NAMES[now.phase]()}</dd>
        </div>
        <Danger name={m.resist_failed()} full={now.failed} of={GAME.failLimit} />
        <Danger name={m.resist_civilians()} full={civilians} of={GAME.civilianLimit} />
        <Points position={position} />
      </dl>
      <button type="button" class="status__piles" onClick={onPiles}>
        <span class="visually-hidden">{m.resist_piles_open()}</span>
        <span class="seen" aria-hidden="true">
          <Count
            of="cards"
            name={m.resist_pile_hidden_short()}
            count={hiddenCards(now)}
            spies={now.hiddenDeck.spies + spiesOn(now)}
          />
          <Count of="recruit" name={m.resist_pile_recruits_short()} count={recruitCards(now)} />
          <Count of="pile" name={m.resist_pile_revealed_short()} count={now.revealedPile.length} />
          <Count
            of="enemy"
            name={m.resist_pile_enemies_short()}
            count={now.enemyDeck.top.length + now.enemyDeck.unknown}
          />
          <Count of="flag" name={m.resist_pile_missions_short()} count={now.missionDeck} />
          <span class="status__more">{m.resist_piles()}</span>
        </span>
      </button>
    </header>
  );
}

type Now = ReturnType<typeof useView>['now'];

export const hiddenCards = ({ hiddenDeck }: Now): number =>
  hiddenDeck.top.length + hiddenDeck.unknown;
const spiesOn = ({ hiddenDeck }: Now): number =>
  hiddenDeck.top.filter((card) => card === 'spy').length;
export const recruitCards = ({ recruitDeck }: Now): number =>
  recruitDeck.top.length + recruitDeck.unknown + recruitDeck.bottom.length;

function Danger({
  name,
  full,
  of,
}: {
  readonly name: string;
  readonly full: number;
  readonly of: number;
}) {
  return (
    <div>
      <dt>
        {name} {full}/{of}
      </dt>
      <dd>
        <Pips full={full} of={of} />
      </dd>
    </div>
  );
}

interface CountProps {
  readonly of: SignId;
  readonly name: string;
  readonly count: number;
  readonly spies?: number;
}

function Count({ of, name, count, spies }: CountProps) {
  return (
    <span class="status__count">
      <SignIcon of={of} />
      <span class="status__name">{name}</span> {count}
      {spies !== undefined && (
        <em>
          ({spies}
          <SignIcon of="spy" />)
        </em>
      )}
    </span>
  );
}
