import Case from './Case.astro';
import CaseRef from './CaseRef.astro';
import WorkedOdds from './odds/WorkedOdds.astro';
import Picture from './Picture.astro';
import ActionTable from './reference/ActionTable.astro';
import CalendarTable from './reference/CalendarTable.astro';
import CaseTable from './reference/CaseTable.astro';
import CostTable from './reference/CostTable.astro';
import DiceTable from './reference/DiceTable.astro';
import LimitTable from './reference/LimitTable.astro';
import SubstituteTable from './reference/SubstituteTable.astro';
import WrongReferences from './reference/WrongReferences.astro';
import Sequence from './Sequence.astro';

/** What the chapters of Set Europe Ablaze may use besides what every book has. */
export const components = {
  ActionTable,
  CalendarTable,
  Case,
  CaseRef,
  CaseTable,
  CostTable,
  DiceTable,
  LimitTable,
  Picture,
  Sequence,
  SubstituteTable,
  WorkedOdds,
  WrongReferences,
};
