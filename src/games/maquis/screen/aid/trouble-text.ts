import type { CourseFault } from '#maquis/table/index.ts';
import { faultText } from '#maquis/words/faults.ts';
import { moveFaultText } from '#maquis/words/move-faults.ts';
import { reasonText } from '#maquis/words/reasons.ts';
import * as m from '#messages';

export { ReportFault } from '../report/ReportFault.tsx';

/** Why a saved game cannot be opened whole, in a sentence. */
export function troubleText({ step, why }: CourseFault): string {
  const sentence =
    'faults' in why
      ? faultText(why.faults[0])
      : 'reasons' in why
        ? reasonText(why.reasons[0])
        : moveFaultText(why.fault);
  return m.maquis_table_trouble_step({ step, why: sentence });
}
