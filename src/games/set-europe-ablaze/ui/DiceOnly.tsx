import { useState } from 'preact/hooks';
import * as m from '#messages';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import { WORKED_EXAMPLES } from '../data/examples.ts';
import { checkText } from '../i18n/pools.ts';
import { Faces, TotalField, thrown } from './Faces.tsx';
import { Ladder } from './Ladder.tsx';
import { OddsView } from './OddsView.tsx';

/** Only dice: two numbers in, exact odds and the judged roll out; no game and no table is needed. */
export function DiceOnly() {
  const [{ attack, defend, modifier, backfire }, setContest] = useState(() => ({
    ...WORKED_EXAMPLES.sabotage,
  }));
  const set = (change: object) => {
    setRolled({});
    setContest((before) => ({ ...before, ...change }));
  };
  const [rolled, setRolled] = useState<{
    readonly ta?: number | undefined;
    readonly td?: number | undefined;
    readonly dice?: readonly (readonly number[])[];
  }>({});
  const { ta, td, dice } = rolled;
  const sum = (faces: readonly number[]) => faces.reduce((all, face) => all + face, 0);
  const roll = () => {
    const faces = [thrown(attack), thrown(defend)] as const;
    setRolled({ ta: sum(faces[0]), td: sum(faces[1]), dice: faces });
  };
  return (
    <div class="play-board sea-board sea-board--wide">
      <h2 id="aid-prompt" tabIndex={-1}>
        {m.ablaze_aid_only_dice()}
      </h2>
      <div class="sea-two">
        <div class="sea-card">
          <Stepper
            name={m.ablaze_aid_dice_active()}
            value={attack}
            most={20}
            onChange={(to) => set({ attack: to })}
          />
          <Stepper
            name={m.ablaze_aid_dice_other()}
            value={defend}
            most={20}
            onChange={(to) => set({ defend: to })}
          />
          <div class="sea-row">
            <span>
              {m.ablaze_aid_check_is({
                sum: attack + defend + modifier,
                dice: checkText(modifier),
              })}
            </span>
            {[-1, 1].map((by) => (
              <button
                type="button"
                class="aid-secondary"
                key={by}
                onClick={() => set({ modifier: modifier + by })}
              >
                {by < 0 ? m.ablaze_aid_check_less() : m.ablaze_aid_check_more()}
              </button>
            ))}
          </div>
          <Stepper
            name={m.ablaze_aid_backfire()}
            value={backfire}
            most={30}
            onChange={(to) => set({ backfire: to })}
          />
          <div class="sea-row">
            <TotalField
              name={m.ablaze_aid_total_active()}
              dice={attack}
              value={ta}
              onChange={(to) => setRolled({ ta: to, td })}
            />
            <TotalField
              name={m.ablaze_aid_total_other()}
              dice={defend}
              value={td}
              onChange={(to) => setRolled({ ta, td: to })}
            />
          </div>
          <button type="button" class="aid-primary" onClick={roll}>
            {m.ablaze_aid_roll({ attack, defend })}
          </button>
          {dice?.map((faces, pool) => (
            <Faces key={pool} dice={faces} />
          ))}
        </div>
        <div class="sea-card">
          <OddsView contest={{ attack, defend, modifier, backfire }} />
        </div>
      </div>
      {ta !== undefined && td !== undefined && (
        <Ladder rolled={{ attack, defend, ta, td, modifier, backfire }} />
      )}
    </div>
  );
}
