import { useState } from 'preact/hooks';
import type { ActionId, Side } from '#games/set-europe-ablaze/data/actions.ts';
import { chosen } from '#games/set-europe-ablaze/data/house-options.ts';
import {
  areaNow,
  type CountedEvent,
  eventVerdict,
  type LogEvent,
} from '#games/set-europe-ablaze/engine/log/index.ts';
import { countIn } from '#games/set-europe-ablaze/engine/log/pieces.ts';
import type { Position } from '#games/set-europe-ablaze/engine/log/position.ts';
import { isUnknownRecord, type UnknownRecord } from '#games/set-europe-ablaze/engine/read-state.ts';
import {
  type Bars,
  byLog,
  poolsTold,
  type ResolutionContext,
  type ResultChoice,
  resolved,
  type Unfolded,
} from '#games/set-europe-ablaze/engine/resolve/index.ts';
import {
  answeringSide,
  isSwept,
  NOTHING_ELSE,
} from '#games/set-europe-ablaze/engine/resolve/outcome.ts';
import { inPool } from '#games/set-europe-ablaze/engine/resolve/scene.ts';
import { boardChanges } from '#games/set-europe-ablaze/i18n/board-changes.ts';
import { noteSaid } from '#games/set-europe-ablaze/i18n/event-text.ts';
import { heroName } from '#games/set-europe-ablaze/i18n/places.ts';
import * as m from '#messages';
import { Barred } from '../Barred.tsx';
import { Case } from '../Case.tsx';
import { useSea } from '../sea.ts';
import { Panel } from './Panel.tsx';
import { Spies } from './Spies.tsx';

/** The dice that fell last, the table before and after them, and what was told since. */
export function useSince() {
  const { context, now } = useSea();
  const { counted } = context.course;
  // Points onto the total are told as an Action too, and are no dice.
  const isAction = ({ type, pips, attack, attackTotal }: LogEvent) =>
    type === 'action' && (pips === undefined || attack !== undefined || attackTotal !== undefined);
  let at = counted.length - 1;
  while (at > 0 && !isAction((counted[at] as CountedEvent).event)) at--;
  // Headquarters and what was kept back are told between an Action and its dice.
  let declared = at;
  while (counted[declared - 1]?.position.resolution?.dice === null) declared--;
  return {
    dice: counted[at]?.event,
    /** So many events count up to the dice. */
    upToDice: at + 1,
    before: counted[declared - 1]?.position,
    rolled: counted[at]?.position ?? now,
    since: counted.slice(at + 1),
    after: counted.slice(at + 1).map(({ event }) => event),
  };
}

interface ContinueProps {
  readonly title: string;
  /** Who can still play Counter-Espionage against what was taken; then none of it was. */
  readonly answering?: Side | undefined;
}

/** Whatever came of an Action, the Impulse goes on. */
export function ContinueButton({ title, answering }: ContinueProps) {
  const { now, tell, send } = useSea();
  const end = eventVerdict(now, { type: 'end-impulse' });
  return (
    <Panel title={title} side={m.ablaze_aid_ap({ count: now.ap[now.active] })}>
      <OnBoard />
      {answering && <LateSpies side={answering} />}
      <HeroInDanger />
      <Cleared />
      <button type="button" class="aid-primary" onClick={() => send({ type: 'continue' })}>
        {m.ablaze_aid_next_action()}
      </button>
      <button
        type="button"
        class="aid-secondary"
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

/** Where points were last put onto the total; nothing comes of the dice before (4.3.6). */
const lastRaise = (since: readonly CountedEvent[]): number =>
  since.findLastIndex(({ event }) => event.type === 'action');

/** What comes of dice, and no setting right that happened to fall in between. */
const isConsequence = ({ type, by }: LogEvent): boolean =>
  type === 'lose' || (type === 'effect' && by !== 'table');

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

/** What comes of the dice that fell last, as far as the log has told it, and what is decided next. */
export interface ResultInProgress extends Unfolded {
  /** Counter-Espionage was played before anything came of it. */
  readonly isCancelled: boolean;
  /** The effect that was told by hand last has nothing to change. */
  readonly isSilent: boolean;
  /** Makes a choice; it is told once the log can tell it. */
  readonly choose: (choice: ResultChoice) => void;
  /** Tells what comes of it without a choice. */
  readonly goAhead: () => void;
}

/** Choices that no event tells yet, for as long as the log is so long. */
interface Draft {
  readonly at: number;
  readonly choices: readonly ResultChoice[];
  /** How many pieces of an effect by hand the log has told, of which the first choice tells the rest. */
  readonly decided: number;
}

const NONE = { choices: [], decided: 0 };

export function useResult(bars: Bars, isSuccess: boolean): ResultInProgress {
  const { now, kept, context, tell } = useSea();
  const { dice, before, rolled, since } = useSince();
  const [draft, setDraft] = useState<Draft>({ at: 0, choices: [], decided: 0 });
  const at = context.course.counted.length;
  const { choices, decided } = draft.at === at ? draft : NONE;
  const answering = answeringSide(rolled.resolution?.by ?? now.active, isSuccess);
  const isAnswer = ({ type, against, by }: ResultChoice) =>
    type === 'spies' && against === 'action' && by === answering;
  const isFirst = ({ type }: ResultChoice) => type === 'effect' || type === 'lose';
  const first = since
    .slice(lastRaise(since) + 1)
    .find(({ event }) => isAnswer(event) || isFirst(event));
  const isCancelled = first !== undefined && isAnswer(first.event);
  const scene = (): ResolutionContext => {
    const { resolution } = rolled;
    const area = resolution?.area ?? now.impulse.area;
    const areas = Array.isArray(dice?.areas) ? dice.areas.map(String) : [];
    return {
      ...{ now: rolled, tables: kept.tables, area, isCancelled, lost: {} },
      by: resolution?.by ?? now.active,
      action: (resolution?.action ?? 'sabotage') as ActionId,
      pools: poolsTold(dice?.pools),
      strength: rolled.areas[area]?.strength,
      teams: before && isUnknownRecord(dice?.pools) ? teamsSpent(before, area, dice.pools) : 0,
      areas: areas.length > 0 ? areas : [area],
      isByHand: false,
      rest: undefined,
      decided,
    };
  };
  const unfold = (made: readonly ResultChoice[]) => {
    const at = scene();
    return { ...byLog(at, resolved(at, bars), since, made), rest: at.rest };
  };
  const unfolded = unfold(choices);
  const isSilent = unfolded.decision?.ask === 'effect' && choices.length > 0;
  return {
    ...unfolded,
    isCancelled,
    isSilent,
    choose: (choice) => {
      const made = unfold([...choices, choice]);
      // Points onto the total are paid alone: what they bring may still be answered (4.1.3a).
      if (unfolded.decision?.ask === 'pips') {
        tell(...made.pending.slice(0, unfolded.pending.length + 1));
        return;
      }
      if (made.sinceChoice === 0) {
        setDraft({ at, choices: [...choices, choice], decided });
        return;
      }
      const left = made.rest ? { choices: [{ effect: made.rest }], decided: decided + 1 } : NONE;
      setDraft({ at: at + made.pending.length, ...left });
      tell(...made.pending);
    },
    goAhead: () => tell(...unfolded.pending),
  };
}

/** The Teams that have done their mission once the dice are down (6.5.3), as far as the pools tell. */
function teamsSpent(before: Position, area: string, pools: UnknownRecord): number {
  if (chosen(before.rulings, 'N20') === 'one-turn') return 0;
  const told = Object.fromEntries(
    Object.entries(pools).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
  );
  return Math.min(inPool(told, 'team'), countIn(before, area, 'team'));
}
