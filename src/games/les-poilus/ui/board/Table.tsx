import { GAME } from '#games/les-poilus/data/index.ts';
import { dropFor } from '#games/les-poilus/engine/index.ts';
import { cardInWords, isHardshipId } from '#games/les-poilus/i18n/cards.ts';
import * as m from '#messages';
import { useGameOnScreen } from '../game.ts';
import { PoilusCardFace } from './CardFace.tsx';

/** The decks as clocks, and where the game is: what lies in Trials, and how long Morale lasts. */
export function Decks() {
  const { state } = useGameOnScreen();
  const held = state.players.reduce((sum, { hand }) => sum + hand, 0);
  const demoralised = state.players.some(({ hardships }) => hardships.includes('demoralised'));
  const drop = dropFor(held, demoralised);
  return (
    <header class="decks">
      <Deck
        of="trials"
        count={state.trials}
        name={m.poilus_deck_trials()}
        hint={m.poilus_deck_trials_hint()}
      />
      <p class="decks__mission">
        <b>{m.poilus_moment_mission({ mission: state.mission })}</b>
        <span>{m.poilus_deck_pool({ count: state.speechPool })}</span>
      </p>
      <Deck
        of="morale"
        count={state.morale}
        name={m.poilus_deck_morale()}
        hint={state.phase === 'over' ? '' : m.poilus_deck_drop({ count: drop })}
      />
    </header>
  );
}

interface Props {
  readonly of: 'trials' | 'morale';
  readonly count: number;
  readonly name: string;
  readonly hint: string;
}

/** So many cards make a full ring: no deck is ever larger. */
const FULL = 39;
const ROUND = 2 * Math.PI * 15;

function Deck({ of, count, name, hint }: Props) {
  const part = Math.min(1, count / FULL) * ROUND;
  const isLow = of === 'morale' && count <= GAME.leastDrop * 2;
  return (
    <p class={`deck deck--${of}${isLow ? ' deck--low' : ''}`}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="15" />
        <circle cx="20" cy="20" r="15" class="deck__part" stroke-dasharray={`${part} ${ROUND}`} />
      </svg>
      <span>
        <b>{count}</b> {name}
        <small>{hint}</small>
      </span>
    </p>
  );
}

/** No man's land: the threats of this mission in the order played, and the one being considered. */
export function Land() {
  const { state, legal, choice, choose } = useGameOnScreen();
  const [word, card] = (choice ?? '').split(':');
  const isThreat = word === 'play' && !isHardshipId(card);
  const pending = isThreat && legal.includes(choice ?? '') ? card : undefined;
  const { noMansLand } = state;
  if (state.phase === 'over' && noMansLand.length === 0) return null;
  // Of identical cards the first played would leave.
  const leaving = word === 'charm' ? noMansLand.indexOf(card) : -1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page of the book shows many; a fieldset would bring its own box
    <div class="land" role="group" aria-label={m.poilus_no_mans_land()}>
      <p class="land__name" aria-hidden="true">
        {m.poilus_no_mans_land()}
      </p>
      {noMansLand.length === 0 && !pending && <p class="land__empty">{m.poilus_land_empty()}</p>}
      <ol
        class="land__cards"
        style={{ '--count': Math.max(1, noMansLand.length + (pending ? 1 : 0)) }}
      >
        {noMansLand.map((laid, place) => (
          <li key={`${laid} ${place}`}>
            {legal.includes(`charm:${laid}`) ? (
              <button
                type="button"
                class={`playing-card${place === leaving ? ' playing-card--chosen' : ''}`}
                aria-pressed={place === leaving}
                aria-label={m.poilus_land_charm({ card: cardInWords(laid) })}
                onClick={() => choose(place === leaving ? undefined : `charm:${laid}`)}
              >
                <PoilusCardFace card={laid} />
              </button>
            ) : (
              <span class="playing-card" role="img" aria-label={cardInWords(laid)}>
                <PoilusCardFace card={laid} />
              </span>
            )}
          </li>
        ))}
        {pending && (
          <li>
            <span class="playing-card playing-card--pending">
              <PoilusCardFace card={pending} />
            </span>
          </li>
        )}
      </ol>
    </div>
  );
}
