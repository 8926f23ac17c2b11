import type { Section } from '#games/set-europe-ablaze/engine/tables/index.ts';
import { AreasForm } from './AreasForm.tsx';
import { ChecksForm, DiceForm } from './DiceForm.tsx';
import { CardsForm, CountersForm, PlacementForm, RulingsForm, StartForm } from './PiecesForms.tsx';
import { MobilizationForm, RecruitmentForm } from './RecruitmentForm.tsx';
import { ResultsForm } from './ResultsForm.tsx';
import { MoraleForm, ScheduleForm } from './ScheduleForm.tsx';
import { TurnsForm } from './TurnsForm.tsx';

/** The form of each of the owner's tables. */
export const FORMS: Readonly<Record<Section, () => preact.JSX.Element>> = {
  areas: AreasForm,
  turns: TurnsForm,
  actions: ChecksForm,
  dice: DiceForm,
  results: ResultsForm,
  schedule: ScheduleForm,
  morale: MoraleForm,
  recruitment: RecruitmentForm,
  mobilization: MobilizationForm,
  placement: PlacementForm,
  counters: CountersForm,
  cards: CardsForm,
  setup: StartForm,
  rulings: RulingsForm,
};
