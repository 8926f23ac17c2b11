import { PAWNS } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { PawnIcon } from '../PawnIcon.tsx';

/** What a pawn out of the box is picked up from; the rest of the word is the pawn. */
export const OUT_OF_BOX = 'box:';

/** Pawns to be dragged onto the town: a second way for mouse and finger. */
export const PawnBox = () => (
  <p class="aid-waiting" aria-hidden="true">
    {PAWNS.map((pawn) => (
      <span key={pawn} class="aid-waiting__pawn" data-pawn-from={OUT_OF_BOX + pawn}>
        <PawnIcon pawn={pawn} />
      </span>
    ))}
    <span class="aid-hint">{m.maquis_editor_drag()}</span>
  </p>
);
