import { cardInWords, isHardshipId } from '#games/les-poilus/i18n/cards.ts';
import * as m from '#messages';
import { useGameOnScreen } from '../game.ts';
import { PoilusCardFace } from './CardFace.tsx';

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
