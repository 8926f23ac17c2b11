import type { SupportTileId } from '#games/les-poilus/data/index.ts';
import { SUPPORT_TILE_NAMES } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import { listed } from '#shared/list-text.ts';
import { HandCards } from '../board/Hand.tsx';
import { TileFace } from '../board/TileFace.tsx';
import { effectOf, moveText } from '../effect.ts';
import { useGameOnScreen } from '../game.ts';
import { outlookOf } from './outlook.ts';

/** The hand of whoever is on turn; each card says what it would do. */
export function OwnHand({ cards }: { readonly cards: readonly string[] }) {
  const { state, choice, legal, traps } = useGameOnScreen();
  const choose = useChoice();
  const chosen = choice?.startsWith('play:') ? choice.slice('play:'.length) : undefined;
  return (
    <HandCards
      cards={cards}
      label={m.poilus_hand()}
      chosen={chosen}
      told={(card) => outlookOf(state, `play:${card}`, traps).text}
      isDanger={(card) => effectOf(state, `play:${card}`).fails.length > 0}
      can={(card) => legal.includes(`play:${card}`)}
      isDragged
      onChoose={(card) => choose(`play:${card}`)}
    />
  );
}

/** What a player could lay for comrades when falling back. */
export const OwnTiles = ({ tiles }: { readonly tiles: readonly SupportTileId[] }) => (
  <p
    class="own-tiles"
    role="img"
    aria-label={m.play_named({
      name: m.poilus_soldier_tiles({ count: tiles.length }),
      text: listed(tiles.map((tile) => SUPPORT_TILE_NAMES[tile]())),
    })}
  >
    {tiles.map((tile, n) => (
      <TileFace tile={tile} key={`${tile} ${n}`} />
    ))}
  </p>
);

/** The button that does what is being considered, and says what that is. */
export function Confirm({ idle }: { readonly idle: string }) {
  const game = useGameOnScreen();
  const { choice, legal, move } = game;
  const isReady = choice !== undefined && legal.includes(choice);
  return (
    <button
      type="button"
      class="aid-primary"
      disabled={!isReady}
      onClick={() => isReady && move(choice)}
    >
      {isReady ? moveText(choice, game) : idle}
    </button>
  );
}

/** Chooses a move, or does it where it was chosen already. */
export function useChoice(): (move: string) => void {
  const { choice, choose, move, legal } = useGameOnScreen();
  return (wanted) => {
    if (choice === wanted && legal.includes(wanted)) move(wanted);
    else choose(wanted);
  };
}
