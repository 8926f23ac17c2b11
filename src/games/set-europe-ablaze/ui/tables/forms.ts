import type { Section } from '#games/set-europe-ablaze/engine/tables/index.ts';
import { AreasForm } from './AreasForm.tsx';
import { CardsForm } from './CardsForm.tsx';
import { ChecksForm } from './ChecksForm.tsx';
import { DiceForm } from './DiceForm.tsx';
import { MobilizationForm } from './MobilizationForm.tsx';
import { MoraleForm } from './MoraleForm.tsx';
import { CountersForm, PlacementForm } from './PiecesForms.tsx';
import { RecruitmentForm } from './RecruitmentForm.tsx';
import { ResultsForm } from './ResultsForm.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import { RulingsForm, StartForm } from './StartForm.tsx';
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
