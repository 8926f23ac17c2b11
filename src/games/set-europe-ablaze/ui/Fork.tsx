import * as m from '#messages';
import { gameIn } from '#play/saves/save.ts';
import { usePlayContext } from '#play/ui/frame/play-context.ts';
import { type Fork, forkOf } from '../engine/log/index.ts';
import { eventSaid } from '../i18n/told.ts';
import { eventsOf, type Save, type SeaSaves } from '../session/index.ts';
import { useSea } from './sea.ts';

/**
 * Two devices went different ways with one game, and a file brought them together: the event where it
 * began, and which of them goes on here. Both are kept.
 */
export function ForkAsk() {
  const { nameOf } = useSea();
  const { current, others, open, keep } = usePlayContext<SeaSaves>();
  const parted = current && partedFrom(current, others);
  if (!parted) return null;
  const { other, fork } = parted;
  const branch = (of: Save, from: Save): Save => ({
    ...of,
    branchOf: { id: from.id, step: fork.at - 1 },
  });
  return (
    <div class="aid-trouble" role="alert">
      <p>{m.ablaze_aid_fork({ event: fork.at })}</p>
      <ul>
        <li>
          {m.ablaze_aid_fork_here({
            event: eventSaid({ event: fork.one, after: undefined, nameOf }),
          })}
        </li>
        <li>
          {m.ablaze_aid_fork_there({
            event: eventSaid({ event: fork.other, after: undefined, nameOf }),
          })}
        </li>
      </ul>
      <div class="aid-buttons">
        <button
          type="button"
          class="aid-secondary"
          onClick={() => keep(branch(current, other)).then(() => open(other))}
        >
          {m.ablaze_aid_fork_other()}
        </button>
        <button type="button" class="aid-secondary" onClick={() => keep(branch(other, current))}>
          {m.ablaze_aid_fork_mine()}
        </button>
      </div>
    </div>
  );
}

/** A kept game that is the same as this one up to an event, and went another way there. */
function partedFrom(
  current: Save,
  others: readonly Save[],
): { readonly other: Save; readonly fork: Fork } | undefined {
  const mine = gameIn<SeaSaves>(current);
  if (mine?.setUp.seed === undefined) return undefined;
  for (const other of others) {
    const theirs = gameIn<SeaSaves>(other);
    const isSettled = other.branchOf?.id === current.id || current.branchOf?.id === other.id;
    if (isSettled || theirs?.setUp.seed !== mine.setUp.seed) continue;
    const fork = forkOf(eventsOf(mine), eventsOf(theirs));
    if (fork) return { other, fork };
  }
  return undefined;
}
