import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import type { GuidedMoment } from './day.ts';

interface Props {
  readonly told: GuidedMoment;
  readonly steps: number;
  /** Why the last thing tried does not lead on. */
  readonly notYet: string | undefined;
}

/** What just happened and why, and what to do now, with its rule. */
export function Lesson({ told: { waited, done, step }, steps, notYet }: Props) {
  const rule = (waited ?? done)?.rule;
  return (
    <div class="guided-lesson" role="status">
      <p class="aid-kicker">{m.maquis_guided_step({ step, steps })}</p>
      {done && (
        <p class={waited ? 'aid-hint' : undefined}>
          {done.words.done} {!waited && rule && <RuleLink rule={rule} brief />}
        </p>
      )}
      {waited && (
        <p>
          <b>{waited.words.say}</b> {rule && <RuleLink rule={rule} brief />}
        </p>
      )}
      {notYet && <p class="aid-note">{notYet}</p>}
    </div>
  );
}
