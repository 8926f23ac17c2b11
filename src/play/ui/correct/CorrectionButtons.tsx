import * as m from '#messages';

interface Props {
  /** Whether the table as corrected can be. */
  readonly isSound: boolean;
  /** The id of what says why it cannot. */
  readonly why?: string;
  readonly onUse: () => void;
  /** The sheet is done with, used or not. */
  readonly onDone: () => void;
}

/** The end of a correction: away with it, or on with it. */
export const CorrectionButtons = ({ isSound, why, onUse, onDone }: Props) => (
  <div class="aid-buttons">
    <button type="button" class="aid-secondary" onClick={onDone}>
      {m.play_correct_cancel()}
    </button>
    <button
      type="button"
      class="aid-primary"
      disabled={!isSound}
      aria-describedby={why}
      onClick={() => {
        onUse();
        onDone();
      }}
    >
      {m.play_correct_use()}
    </button>
  </div>
);
