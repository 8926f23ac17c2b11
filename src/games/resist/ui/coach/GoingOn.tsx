import { ENDS, type EndId, type ResistAnalysis } from '#games/resist/coach/index.ts';
import { RESULT_NAMES } from '#games/resist/i18n/names.ts';
import * as m from '#messages';
import { noisePoints, percentText } from '#shared/chance/chance-text.ts';
import '#play/ui/style/tables.css';

/** What each end is called; the three ways to lose each by its own name. */
const END_NAMES: Readonly<Record<EndId, () => string>> = {
  epic: RESULT_NAMES.epic,
  major: RESULT_NAMES.major,
  victory: RESULT_NAMES.victory,
  minor: RESULT_NAMES.minor,
  draw: RESULT_NAMES.draw,
  civilians: m.resist_coach_end_civilians,
  missions: m.resist_coach_end_missions,
  spies: m.resist_coach_end_spies,
};

/** End or go on: what the game comes to now, and how likely each end is if one goes on, with its error. */
export function GoingOnAdvice({ of }: { readonly of: NonNullable<ResistAnalysis['goingOn']> }) {
  const { now, ends } = of;
  return (
    <section class="going-on">
      <p>{m.resist_end_now({ result: RESULT_NAMES[now.result]() })}</p>
      {ends && (
        <table class="aid-table">
          <caption>{m.resist_if_you_go_on()}</caption>
          <thead class="visually-hidden">
            <tr>
              <th scope="col">{m.resist_coach_end_column()}</th>
              <th scope="col">{m.resist_coach_end_chance()}</th>
            </tr>
          </thead>
          <tbody>
            {ENDS.map((end) => (
              <tr key={end}>
                <th scope="row">{END_NAMES[end]()}</th>
                <td>
                  {percentText(ends[end].chance)}
                  {noisePoints(ends[end]) > 0 && (
                    <small> {m.play_coach_noise({ noise: noisePoints(ends[end]) })}</small>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
