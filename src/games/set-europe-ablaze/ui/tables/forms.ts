import type { Section } from '#games/set-europe-ablaze/engine/tables/index.ts';
import { AreasForm } from './AreasForm.tsx';
import { DICE_FORMS } from './DiceForm.tsx';
import { PIECES_FORMS } from './PiecesForms.tsx';
import { RECRUITMENT_FORMS } from './RecruitmentForm.tsx';
import { ResultsForm } from './ResultsForm.tsx';
import { SCHEDULE_FORMS } from './ScheduleForm.tsx';
import { TurnsForm } from './TurnsForm.tsx';

/** The form of each of the owner's tables. */
export const FORMS: Readonly<Record<Section, () => preact.JSX.Element>> = {
  areas: AreasForm,
  turns: TurnsForm,
  results: ResultsForm,
  ...DICE_FORMS,
  ...SCHEDULE_FORMS,
  ...RECRUITMENT_FORMS,
  ...PIECES_FORMS,
};
