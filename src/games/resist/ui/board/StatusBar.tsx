import type { ComponentChildren } from 'preact';
import {
  ENEMY_KINDS,
  ENEMY_TYPES,
  type EnemyKindId,
  GAME,
  type MaquisId,
} from '#games/resist/data/index.ts';
import { type CardId, resistRules, type Table, unseenMaquis } from '#games/resist/engine/index.ts';
import { cardName, missionName } from '#games/resist/i18n/cards.ts';
import { PHASE_NAMES } from '#games/resist/i18n/moments.ts';
import { ENEMY_NAMES } from '#games/resist/i18n/names.ts';
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

const hiddenCards = ({ hiddenDeck }: Now): number => hiddenDeck.top.length + hiddenDeck.unknown;
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

/** Every pile as anybody at the table could know it: what lies open, and what must lie somewhere. */
export function Piles() {
  const { now, position } = useView();
  const unseen = unseenIn(resistRules.toBoardState(position));
  const inDeck = now.enemyDeck.top.length + now.enemyDeck.unknown;
  return (
    <div class="piles">
      <Pile
        name={m.resist_pile_hidden_deck({ count: hiddenCards(now) })}
        note={now.hiddenDeck.top.length > 0 ? m.resist_known_on_top() : undefined}
      >
        <Names of={now.hiddenDeck.top} />
        {now.hiddenDeck.unknown > 0 && (
          <p>
            {m.resist_deck_hides({
              maquis: now.hiddenDeck.unknown - now.hiddenDeck.spies,
              spies: now.hiddenDeck.spies,
            })}
          </p>
        )}
        {now.hiddenDeck.unknown > now.hiddenDeck.spies && (
          <Names of={unseen.hidden} isOpen={false} />
        )}
      </Pile>
      <Pile name={m.resist_pile_hidden_discard({ count: now.hiddenDiscard.length })}>
        <Names of={now.hiddenDiscard} />
      </Pile>
      <Pile name={m.resist_pile_revealed({ count: now.revealedPile.length })}>
        <Names of={now.revealedPile} />
      </Pile>
      <Pile name={m.resist_pile_recruits({ count: recruitCards(now) })}>
        <Names of={now.recruitDeck.top} />
        {now.recruitDeck.unknown > 0 && (
          <p>{m.resist_recruits_among({ count: now.recruitDeck.unknown })}</p>
        )}
        {now.recruitDeck.unknown > 0 && <Names of={unseen.recruits} isOpen={false} />}
        {now.recruitDeck.bottom.length > 0 && <p>{m.resist_at_the_bottom()}</p>}
        <Names of={now.recruitDeck.bottom} />
      </Pile>
      <Pile name={m.resist_pile_enemies({ count: inDeck })}>
        <EnemyTypes of={unseen.enemies} />
      </Pile>
      <Pile name={m.resist_pile_enemy_discard({ count: now.enemyDiscard.length })}>
        <EnemyTypes of={now.enemyDiscard} />
      </Pile>
      <Pile name={m.resist_pile_missions({ count: now.missionDeck })}>
        <Names of={now.defeated} name={missionName} />
      </Pile>
      <Pile name={m.resist_pile_graveyard({ count: now.graveyard.length })}>
        <Names of={now.graveyard.map(String)} name={(number) => number} />
      </Pile>
      <Pile name={m.resist_pile_spies({ supply: now.spySupply })}>
        {now.removed.length > 0 && <p>{m.resist_removed()}</p>}
        <Names of={now.removed} />
      </Pile>
    </div>
  );
}

interface PileProps {
  readonly name: string;
  readonly note?: string | undefined;
  readonly children?: ComponentChildren;
}

function Pile({ name, note, children }: PileProps) {
  return (
    <section class="pile">
      <h3>{name}</h3>
      {note && <p>{note}</p>}
      {children}
    </section>
  );
}

interface NamesProps {
  readonly of: readonly string[];
  /** Whether these cards lie there for sure, or may. */
  readonly isOpen?: boolean;
  readonly name?: (id: string) => string;
}

function Names({ of, isOpen = true, name = cardName }: NamesProps) {
  if (of.length === 0) return null;
  return (
    <ul class="names" data-maybe={isOpen ? undefined : ''}>
      {of.map((id, n) => (
        <li key={n} class={id === ('spy' satisfies CardId) ? 'names__spy' : ''}>
          {name(id)}
        </li>
      ))}
    </ul>
  );
}

/** Enemies by type, with the Defense of each card. */
function EnemyTypes({ of }: { readonly of: readonly EnemyKindId[] }) {
  const types = ENEMY_TYPES.map(({ id }) => ({
    id,
    defenses: of.flatMap((kind) => {
      const enemy = ENEMY_KINDS.find((one) => one.id === kind);
      return enemy?.type.id === id ? [enemy.defense] : [];
    }),
  })).filter(({ defenses }) => defenses.length > 0);
  return (
    <ul class="names">
      {types.map(({ id, defenses }) => (
        <li key={id}>
          {ENEMY_NAMES[id]()} <span class="names__numbers">{defenses.sort().join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** Cards that nobody has seen, and where each may be. */
interface UnseenCards {
  /** Who may be in the unknown rest of the Hidden deck, and of the Recruits. */
  readonly hidden: readonly MaquisId[];
  readonly recruits: readonly MaquisId[];
  /** In the Enemy deck or face down at a Mission. */
  readonly enemies: readonly EnemyKindId[];
}

/** What must lie somewhere, as perfect memory has it. */
function unseenIn({ state, unseen }: Table): UnseenCards {
  const somewhere = unseenMaquis(state);
  const seen: readonly (string | number)[] = [
    ...state.row.flatMap(({ up, down }) => [...up, ...down]),
    ...state.enemyDeck.top,
    ...state.enemyDiscard,
    ...state.looked,
  ];
  return {
    hidden: unseen?.hiddenMaquis ?? somewhere,
    recruits: unseen?.recruits ?? somewhere,
    enemies: ENEMY_KINDS.flatMap(({ id, copies }) =>
      Array<EnemyKindId>(Math.max(0, copies - seen.filter((kind) => kind === id).length)).fill(id),
    ),
  };
}
