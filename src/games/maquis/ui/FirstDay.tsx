import type { RuleLinks } from '#play/ui/frame/session.ts';
import { Keys } from '#play/ui/keys/Keys.tsx';
import type { GuideLinks } from '#play/ui/puzzles/task.ts';
import type { LocalizedDay } from '../puzzles/index.ts';
import { Day } from './puzzle/guided/Day.tsx';
import '#play/ui/style/play.css';
import './style/practice.css';
import './style/pages/scenario.css';

interface FirstDayProps {
  readonly day: LocalizedDay;
  readonly rules: RuleLinks;
  readonly links: GuideLinks;
}

/** The guided first day: one turn of the game, everything explained. */
export default function FirstDay(props: FirstDayProps) {
  return (
    <div class="aid practice scenario">
      <Keys />
      <Day {...props} />
    </div>
  );
}
