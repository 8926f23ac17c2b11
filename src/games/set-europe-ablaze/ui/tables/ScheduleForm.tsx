import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import { SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import * as m from '#messages';
import { signed } from '#shared/signed.ts';
import { SIDES, useSea } from '../sea.ts';
import {
  asNumber,
  asRecords,
  asWord,
  atText,
  Cell,
  Cells,
  entriesOf,
  OneMore,
  TableChoice,
  TakeOut,
  useDoc,
  Words,
  withEntry,
  withLine,
} from './fields.tsx';

const AWARDS = [
  ['damage', m.ablaze_schedule_damage],
  ['direct', m.ablaze_schedule_direct],
  ['temporary', m.ablaze_schedule_temporary],
] as const;

const ROUNDED = [
  ['down', m.ablaze_form_rounded_down],
  ['up', m.ablaze_form_rounded_up],
  ['nearest', m.ablaze_form_rounded_nearest],
] as const;

/** Victory points: for damage, for either Interdiction, for an immune Area at zero, at once (10). */
function ScheduleForm() {
  const { kept } = useSea();
  const { doc, write } = useDoc();
  const schedule = entriesOf(doc.schedule);
  const rewards = entriesOf(schedule.immuneZero);
  const now = asRecords(schedule.now);
  const immune = (kept.tables.areas ?? []).filter((area) => area.immune);
  const set = (entry: string, to: unknown) => {
    const all = withEntry(schedule, entry, to);
    write('schedule', Object.keys(all).length > 0 ? all : undefined);
  };
  const setNow = (to: readonly object[]) => set('now', to.length > 0 ? to : undefined);
  return (
    <div class="sea-fields">
      <div class="sea-cells">
        {AWARDS.map(([entry, name]) => (
          <Cell
            key={entry}
            name={name()}
            value={asNumber(schedule[entry])}
            from={0}
            to={99}
            at={atText('schedule', entry)}
            onChange={(to) => set(entry, to)}
          />
        ))}
        {immune.map(({ id, name }) => (
          <Cell
            key={id}
            name={m.ablaze_schedule_immune({ area: name ?? id })}
            value={asNumber(rewards[id])}
            from={0}
            to={99}
            at={atText('schedule', 'immuneZero', id)}
            onChange={(to) => {
              const all = withEntry(rewards, id, to);
              set('immuneZero', Object.keys(all).length > 0 ? all : undefined);
            }}
          />
        ))}
        <Cell
          name={m.ablaze_form_divisor()}
          value={asNumber(schedule.germanDivisor)}
          from={1}
          to={99}
          example={limit('german-divisor')}
          at={atText('schedule', 'germanDivisor')}
          onChange={(to) => set('germanDivisor', to)}
        />
        <TableChoice
          name={m.ablaze_form_rounded()}
          value={asWord(schedule.germanRounding)}
          options={ROUNDED.map(([id, name]) => [id, name()])}
          at={atText('schedule', 'germanRounding')}
          onChange={(to) => set('germanRounding', to)}
        />
      </div>
      <h4>{m.ablaze_form_at_once()}</h4>
      {now.map((award, place) => {
        const setLine = (entry: string, to: unknown) =>
          setNow(withLine(now, place, withEntry(award, entry, to)));
        return (
          <div class="sea-cells" key={place}>
            <Words
              name={m.ablaze_form_what_for()}
              value={asWord(award.what)}
              most={60}
              onChange={(to) => setLine('what', to)}
            />
            <TableChoice
              name={m.ablaze_form_for()}
              value={asWord(award.side)}
              options={SIDES.map((side) => [side, SIDE_NAMES[side]()])}
              onChange={(to) => setLine('side', to)}
            />
            <Cells
              of={[['vp', m.ablaze_told_vp_track(), 0, 99]]}
              entries={award}
              onChange={setLine}
            />
            <TakeOut
              what={m.ablaze_form_award()}
              onClick={() => setNow(withLine(now, place, undefined))}
            />
          </div>
        );
      })}
      <OneMore what={m.ablaze_form_award()} onClick={() => setNow([...now, {}])} />
    </div>
  );
}

const LEVELS = [-2, -1, 0, 1, 2] as const;

/** What Morale brings in dice, and what much sabotage brings in Morale (6.2.1, 6.2.5). */
function MoraleForm() {
  const { doc, write } = useDoc();
  const morale = entriesOf(doc.morale);
  const dice = entriesOf(morale.dice);
  const bonus = asRecords(morale.bonus);
  const setBonus = (to: readonly object[]) =>
    write('morale', withEntry(morale, 'bonus', to.length > 0 ? to : undefined));
  return (
    <div class="sea-fields">
      <div class="sea-cells">
        {LEVELS.map((level) => (
          <Cell
            key={level}
            name={m.ablaze_form_dice_at({ level: signed(level) })}
            value={asNumber(dice[String(level)])}
            from={-2}
            to={2}
            at={atText('morale', 'dice', level)}
            onChange={(to) =>
              write('morale', { ...morale, dice: withEntry(dice, String(level), to) })
            }
          />
        ))}
      </div>
      {bonus.map((one, place) => (
        <div class="sea-cells" key={place}>
          <Cells
            of={[
              ['from', m.ablaze_form_damage_from(), 0, 99],
              ['by', m.ablaze_form_morale_by(), -4, 4],
            ]}
            entries={one}
            at={['morale', 'bonus', place]}
            onChange={(entry, to) => setBonus(withLine(bonus, place, withEntry(one, entry, to)))}
          />
          <TakeOut
            what={m.ablaze_form_award()}
            onClick={() => setBonus(withLine(bonus, place, undefined))}
          />
        </div>
      ))}
      <OneMore what={m.ablaze_form_award()} onClick={() => setBonus([...bonus, {}])} />
    </div>
  );
}

/** The forms of points and morale. */
export const SCHEDULE_FORMS = {
  schedule: ScheduleForm,
  morale: MoraleForm,
};
