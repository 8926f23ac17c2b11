import * as m from '#messages';

interface Props {
  readonly goOnWithout: (() => void) | undefined;
}

/** Says that the browser's storage does not answer. */
export const StorageTimeoutNotice = ({ goOnWithout }: Props) => (
  <div class="aid">
    <div class="aid-trouble" role="alert">
      <p>{m.play_silent()}</p>
      {goOnWithout && (
        <button type="button" class="aid-secondary" onClick={goOnWithout}>
          {m.play_silent_go_on()}
        </button>
      )}
    </div>
  </div>
);
