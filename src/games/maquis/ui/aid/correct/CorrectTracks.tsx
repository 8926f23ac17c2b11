import {
  MORALE_TRACK,
  PAWNS_OF_A_COLOUR,
  SOLDIER_TRACK,
  TURN_TRACK,
} from '#games/maquis/data/index.ts';
import type { Snapshot } from '#games/maquis/engine/index.ts';
import * as m from '#messages';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import { Stepper } from '#play/ui/parts/Stepper.tsx';

/** What every part of a correction is given: the table as it would be, and how to change it. */
export interface CorrectionPart {
  readonly state: Snapshot;
  readonly change: (change: Partial<Snapshot>) => void;
}

/** The three tracks, the workers off the board, and what is left of this turn. */
export function CorrectTracks({ state, change }: CorrectionPart) {
  return (
    <fieldset>
      <legend>{m.maquis_table_correct_counts()}</legend>
      <Stepper
        name={m.maquis_table_correct_day()}
        value={state.day}
        most={TURN_TRACK.end}
        onChange={(day) => change({ day })}
      />
      <Stepper
        name={m.maquis_table_correct_morale()}
        value={state.morale}
        most={MORALE_TRACK.max}
        onChange={(morale) => change({ morale })}
      />
      <Stepper
        name={m.maquis_table_correct_soldiers()}
        value={state.soldiers}
        most={SOLDIER_TRACK.max}
        onChange={(soldiers) => change({ soldiers })}
      />
      <Stepper
        name={m.maquis_table_correct_home()}
        value={state.safeHouse}
        most={PAWNS_OF_A_COLOUR}
        onChange={(safeHouse) => change({ safeHouse })}
      />
      <Stepper
        name={m.maquis_table_correct_cafe()}
        value={state.cafe}
        most={PAWNS_OF_A_COLOUR}
        onChange={(cafe) => change({ cafe })}
      />
      <Stepper
        name={m.maquis_table_correct_patrols()}
        value={state.patrolsToCome}
        most={PAWNS_OF_A_COLOUR}
        onChange={(patrolsToCome) => change({ patrolsToCome })}
      />
      <CheckBox
        name={m.maquis_table_correct_shot()}
        isOn={state.shot}
        onChange={(shot) => change({ shot })}
      />
    </fieldset>
  );
}
