import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import type { Telling } from '#games/set-europe-ablaze/engine/log/events.ts';
import { SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import * as m from '#messages';
import { Case } from '../Case.tsx';
import { useSea } from '../sea.ts';

interface Props {
  readonly against: 'event' | 'action';
  /** Who may answer: the side against which it goes. */
  readonly side: Side;
  /** Whether the moment is now, so that it stands open. */
  readonly isNow?: boolean;
  /** What has to be told before the answer. */
  readonly first?: Telling;
}

/** The reminder that an answer must come at once or never (4.1.3). */
export function Spies({ against, side, isNow = false, first }: Props) {
  const { now, tell } = useSea();
  return (
    <details class="sea-spies" open={isNow}>
      <summary>{m.ablaze_aid_spies()}</summary>
      <p>
        {m.ablaze_aid_spies_hint()} <Case of="4.1.3" />
      </p>
      <button
        type="button"
        class="aid-secondary"
        onClick={() =>
          tell(...(first ? [first] : []), {
            ...{ by: side, type: 'spies', card: `${side[0]}-spies-${now.turn}`, against },
          })
        }
      >
        {m.ablaze_aid_spies_play({ side: SIDE_NAMES[side]() })}
      </button>
    </details>
  );
}
