import { useState } from 'preact/hooks';
import * as m from '#messages';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import { signed } from '#shared/signed.ts';
import { choicesMade } from '../data/house-options.ts';
import { limit } from '../data/limits.ts';
import { SET_UP_SEQUENCE } from '../data/sequence-step.ts';
import { areasFor, FREE_PIECES, type FreePieceAreas, startingAreas } from '../engine/set-up.ts';
import { SIDE_NAMES } from '../i18n/names.ts';
import { pieceName } from '../i18n/places.ts';
import { Case } from './Case.tsx';
import { Switch } from './Switch.tsx';
import { SIDES, useSea } from './sea.ts';
import { Panel } from './steps/Panel.tsx';
import { Pick } from './steps/Pick.tsx';
import { StepList } from './steps/StepList.tsx';

/** What the group agreed on where the rules are silent: few change any of it. */
const loadRulings = () => import('./HouseRulings.tsx');

const [, ...STEPS] = SET_UP_SEQUENCE;

const MORALE = Array.from(
  { length: limit('morale-most') - limit('morale-least') + 1 },
  (_, nth) => limit('morale-least') + nth,
);

/** Before the first event: what the booklet gives, what the owner's last page gives, and the start. */
export function TableSetUp() {
  const { tell, kept, show, send } = useSea();
  const { setup } = kept.tables;
  const [vp, setVp] = useState({ maquis: setup?.vp?.maquis ?? 0, german: setup?.vp?.german ?? 0 });
  const [morale, setMorale] = useState(setup?.morale ?? 0);
  const [german, setGerman] = useState<FreePieceAreas | undefined>({});
  const [rulings, setRulings] = useState(() => choicesMade(kept.tables.rulings ?? {}));
  const [isAgreeing, setAgreeing] = useState(false);
  const start = () => {
    send({ type: 'rule', rulings });
    tell({
      by: 'table',
      type: 'start',
      vp,
      morale,
      areas: startingAreas(kept.tables, german),
    });
  };
  return (
    <>
      <Panel title={m.ablaze_aid_new_game()}>
        {SIDES.map((side) => (
          <Stepper
            key={side}
            name={m.ablaze_aid_vp_of({ side: SIDE_NAMES[side]() })}
            value={vp[side]}
            most={limit('victory-points')}
            onChange={(to) => setVp({ ...vp, [side]: to })}
          />
        ))}
        <Switch
          aria-label={m.ablaze_aid_morale()}
          values={MORALE}
          value={morale}
          text={(level) =>
            level === 0 ? m.ablaze_aid_morale_is({ morale: signed(level) }) : signed(level)
          }
          name={(level) => m.ablaze_aid_morale_is({ morale: signed(level) })}
          onChoose={setMorale}
        />
        {setup?.vp === undefined && <p class="aid-hint">{m.ablaze_hint_start()}</p>}
        <GermanSetUp chosen={german} onChange={setGerman} />
        <details class="sea-fold" onToggle={({ currentTarget }) => setAgreeing(currentTarget.open)}>
          <summary>
            {m.ablaze_house_title()}
            {Object.keys(rulings).length > 0 && ` · ${Object.keys(rulings).length}`}
          </summary>
          {isAgreeing && (
            <Lazy load={loadRulings}>
              {({ HouseRulings }) => <HouseRulings rulings={rulings} onChange={setRulings} />}
            </Lazy>
          )}
        </details>
        <div class="aid-buttons">
          <button type="button" class="aid-secondary" onClick={() => show('dice')}>
            {m.ablaze_aid_only_dice()}
          </button>
          <button type="button" class="aid-secondary" onClick={() => show('tables')}>
            {m.ablaze_tool_tables()}
          </button>
        </div>
        <button type="button" class="aid-primary" onClick={start}>
          {m.ablaze_aid_start()}
        </button>
      </Panel>
      <div class="play-board sea-board">
        <StepList of={STEPS} />
        <p class="sea-card">{m.ablaze_aid_works_without()}</p>
      </div>
    </>
  );
}

interface Props {
  /** Where the free pieces go; nothing where the Germans are not placed with the start. */
  readonly chosen: FreePieceAreas | undefined;
  readonly onChange: (chosen: FreePieceAreas | undefined) => void;
}

/** A piece by its name, numbered where there are several of its kind. */
function nameOf({ id, entry }: (typeof FREE_PIECES)[number]): string {
  const [, nth = ''] = id.split('-');
  const what = pieceName(entry);
  return nth === '' ? what : m.ablaze_aid_german_nth({ what, nth });
}

/** The German pieces that the booklet gives, ready-made; only the free ones are given an Area (11.1.1). */
function GermanSetUp({ chosen, onChange }: Props) {
  const { kept, nameOf: areaName } = useSea();
  const { tables } = kept;
  const hasVichy = areasFor(tables, true).length > 0;
  return (
    <details class="sea-fold">
      <summary>{m.ablaze_aid_german_pieces()}</summary>
      <CheckBox
        name={m.ablaze_aid_german_place()}
        isOn={chosen !== undefined}
        onChange={(isOn) => onChange(isOn ? {} : undefined)}
      />
      {chosen && (
        <>
          <p class="aid-hint">
            {m.ablaze_aid_german_fixed()} <Case of="11.1.1" />
          </p>
          {!hasVichy && <p class="aid-hint">{m.ablaze_aid_german_no_vichy()}</p>}
          <div class="sea-cells">
            {FREE_PIECES.filter(({ isVichy }) => !isVichy || hasVichy).map((piece) => (
              <Pick
                key={piece.id}
                label={nameOf(piece)}
                value={chosen[piece.id] ?? ''}
                options={areasFor(tables, piece.isVichy).map((id) => ({ id, name: areaName(id) }))}
                onChange={(area) => onChange({ ...chosen, [piece.id]: area })}
              />
            ))}
          </div>
          <p class="aid-hint">{m.ablaze_aid_german_later()}</p>
        </>
      )}
    </details>
  );
}
