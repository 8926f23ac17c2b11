import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import { areaNow, eventVerdict, type LogEvent } from '#games/set-europe-ablaze/engine/log/index.ts';
import { isSwept, NOTHING_ELSE } from '#games/set-europe-ablaze/engine/resolve/outcome.ts';
import { boardChanges } from '#games/set-europe-ablaze/i18n/board-changes.ts';
import { noteSaid } from '#games/set-europe-ablaze/i18n/event-text.ts';
import { heroName } from '#games/set-europe-ablaze/i18n/places.ts';
import * as m from '#messages';
import { Barred } from '../Barred.tsx';
import { Case } from '../Case.tsx';
import { useSea } from '../sea.ts';
import { Panel } from './Panel.tsx';
import { Spies } from './Spies.tsx';
import { lastRaise, useSince } from './use-result.ts';

interface ContinueProps {
  readonly title: string;
  /** Who can still play Counter-Espionage against what was taken; then none of it was. */
  readonly answering?: Side | undefined;
}

/** Whatever came of an Action, the Impulse goes on, or ends with the last point (8.1.1). */
export function ContinueButton({ title, answering }: ContinueProps) {
  const { now, tell, send } = useSea();
  const end = eventVerdict(now, { type: 'end-impulse' });
  const isSpent = now.ap[now.active] === 0 && end?.legal === true;
  return (
    <Panel title={title} side={m.ablaze_aid_ap({ count: now.ap[now.active] })}>
      <OnBoard />
      {answering && <LateSpies side={answering} />}
      <HeroInDanger />
      <Cleared />
      {!isSpent && (
        <button type="button" class="aid-primary" onClick={() => send({ type: 'continue' })}>
          {m.ablaze_aid_next_action()}
        </button>
      )}
      <button
        type="button"
        class={isSpent ? 'aid-primary' : 'aid-secondary'}
        data-barred={!end?.legal}
        onClick={() => tell({ by: now.active, type: 'end-impulse' })}
      >
        {m.ablaze_aid_end_impulse()} {!end?.legal && <Barred of={end?.case ?? ''} />}
      </button>
      <button type="button" class="aid-secondary" onClick={() => send({ type: 'undo' })}>
        {m.play_undo()}
      </button>
    </Panel>
  );
}

/** The answer to a result that is taken already: what came of the dice is taken back first (4.1.3a). */
function LateSpies({ side }: { readonly side: Side }) {
  const { upToDice, since } = useSince();
  const raised = lastRaise(since);
  const kept = since.findIndex(({ event }, nth) => nth > raised && isConsequence(event));
  if (kept < 0) return null;
  return (
    <Spies
      against="action"
      side={side}
      first={{ by: 'table', type: 'undo', to: upToDice + kept }}
    />
  );
}

/** What came of the Action, as the pieces and markers on the board have to follow it. */
export function OnBoard() {
  const { now, nameOf } = useSea();
  const { before, after } = useSince();
  const lines = before ? boardChanges(before, now, nameOf) : [];
  // What an effect found nothing of is on no board, and is said all the same.
  const notes = after.flatMap((event) => {
    const note = event.do === 'note' && event.what !== NOTHING_ELSE && noteSaid(event);
    return note ? [note] : [];
  });
  if (lines.length + notes.length === 0) return null;
  return (
    <section class="aid-note">
      {lines.length > 0 && (
        <>
          <b>{m.ablaze_aid_on_board()}</b>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {[...new Set(notes)].map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}

/** A Hero in an Area that has lost all: he flees for a point, or is lost with a step of Morale (6.7.8). */
function HeroInDanger() {
  const { now, tell, nameOf } = useSea();
  const { area } = now.impulse;
  const { hero, active, quiet, teams } = areaNow(now, area);
  if (hero === null || now.areas[area]?.strength !== 0 || active + quiet + teams > 0) return null;
  const by = now.active;
  return (
    <div class="aid-note" role="alert">
      <p>
        {m.ablaze_aid_hero_danger({ hero: heroName(hero), area: nameOf(area) })} <Case of="6.7.8" />
      </p>
      <div class="aid-buttons">
        <button
          type="button"
          class="aid-secondary"
          disabled={now.ap.maquis < 1}
          onClick={() => tell({ by: 'maquis', type: 'effect', do: 'flush', what: 'hero', area })}
        >
          {m.ablaze_aid_hero_flees()}
        </button>
        <button
          type="button"
          class="aid-secondary"
          // As long as there is a point he must be brought out.
          disabled={now.ap.maquis > 0}
          onClick={() =>
            tell(
              { by, type: 'effect', do: 'eliminate', what: 'hero', area, points: 1 },
              { by, type: 'effect', do: 'morale', points: -1 },
            )
          }
        >
          {m.ablaze_aid_hero_lost()}
        </button>
      </div>
    </div>
  );
}

/** An Area swept clean wins the German an Advantage (5.4.7, 8.2.5b, C15). */
function Cleared() {
  const { now, tell, nameOf } = useSea();
  const { dice, after } = useSince();
  const { area } = now.impulse;
  const isTaken = after.some(({ type, do: what }) => type === 'effect' && what === 'advantage');
  if (dice?.action !== 'sweep' || isTaken || !isSwept(now, area)) return null;
  return (
    <div class="aid-note">
      <p>
        {m.ablaze_aid_swept({ area: nameOf(area) })} <Case of="5.4.7" />
      </p>
      <button
        type="button"
        class="aid-secondary"
        onClick={() =>
          tell({ by: 'german', type: 'effect', do: 'advantage', side: 'german', area })
        }
      >
        {m.ablaze_aid_take_advantage()}
      </button>
    </div>
  );
}

/** What comes of dice, and no setting right that happened to fall in between. */
const isConsequence = ({ type, by }: LogEvent): boolean =>
  type === 'lose' || (type === 'effect' && by !== 'table');
