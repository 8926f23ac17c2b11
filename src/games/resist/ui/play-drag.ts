import type { RefObject } from 'preact';
import { type Dragged, useDrag } from '#play/ui/hooks/use-drag.ts';
import type { GameView } from './view.ts';

/**
 * Somebody is dragged from the hand onto a side: of the card in full, which is shown as soon as a card is
 * picked up, or of the place where people in play stand.
 */
const PEOPLE: Dragged = {
  source:
    '.game:is([data-ask="plan"], [data-ask="attack"]):not([data-aside]) .hand-card[data-maquis]',
  target: '[data-side]',
  picture: '.hand-card',
  ghost: 'resist card-ghost',
};

/** Lets people be played by dragging their cards. A side that is not allowed is refused with its reason. */
export function usePlayDrag(root: RefObject<HTMLElement>, { send }: Pick<GameView, 'send'>): void {
  useDrag(
    root,
    PEOPLE,
    ({ dataset: { maquis } }, { dataset: { side } }) => {
      send({ type: 'move', move: `play:${maquis}:${side}` });
      return true;
    },
    ({ dataset: { maquis } }) => send({ type: 'select', choice: `maquis:${maquis}` }),
  );
}
