import * as m from '#messages';
import { RuleLink } from '#play/screen/frame/RuleLink.tsx';

interface Props {
  readonly step: number;
  readonly steps: number;
  /** What just happened and why. */
  readonly before: string;
  /** What to do now; nothing while something is to be looked at first. */
  readonly say: string | undefined;
  readonly rule: string | undefined;
  /** Whether the last thing tried does not lead on. */
  readonly notYet: boolean;
}

/** What just happened and why, and what to do now, with its rule. */
export function Lesson({ step, steps, before, say, rule, notYet }: Props) {
  return (
    <div class="lesson" role="status">
      <p class="lesson__before">
        <b>{m.poilus_guided_step({ step, steps })}</b> {before}
      </p>
      {say && (
        <p class="lesson__say">
          {say} {rule && <RuleLink rule={rule} brief />}
        </p>
      )}
      {notYet && <p class="lesson__not-yet">{m.poilus_guided_not_yet()}</p>}
    </div>
  );
}
