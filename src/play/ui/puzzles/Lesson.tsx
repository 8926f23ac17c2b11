import * as m from '#messages';
import { RuleLink } from '../frame/RuleLink.tsx';

interface Props {
  readonly step: number;
  readonly steps: number;
  /** What just happened and why. */
  readonly before: string;
  /** What to do now; nothing when all is done, or while something is to be looked at first. */
  readonly say: string | undefined;
  readonly rule: string | undefined;
  /** Whether the last thing tried does not lead on. */
  readonly notYet: boolean;
}

/** In a game led step by step: what just happened and why, and what to do now, with its rule. */
export const Lesson = ({ step, steps, before, say, rule, notYet }: Props) => (
  <div class="lesson" role="status">
    <p class="lesson__before">
      <b>{m.play_guided_step({ step, steps })}</b> {before}
    </p>
    {say && (
      <p class="lesson__say">
        {say} {rule && <RuleLink rule={rule} brief />}
      </p>
    )}
    {notYet && <p class="lesson__not-yet">{m.play_guided_not_yet()}</p>}
  </div>
);
