import { useState } from 'preact/hooks';
import * as m from '#messages';
import { gameIn } from '#play/saves/save.ts';
import { usePlayContext } from '#play/ui/frame/play-context.ts';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import { freshSeed } from '#shared/seeds.ts';
import { limit } from '../data/limits.ts';
import { forkOf, undoneDecision } from '../engine/log/index.ts';
import { logEventText } from '../i18n/event-text.ts';
import { SIDE_NAMES } from '../i18n/names.ts';
import { eventsOf, type Save, type SeaSaves } from '../session/index.ts';
import { MoraleButtons } from './AidStatus.tsx';
import { currentPart, Opened } from './parts.tsx';
import { Standing, TurnProgress } from './Standing.tsx';
import { type AidView, correct, SIDES, useSea } from './sea.ts';
import { Panel } from './steps/Panel.tsx';

/** A game that has begun: where it stands, and the turn or what is looked at beside it. */
export const SeaGame = ({ view }: { readonly view: AidView }) => (
  <>
    <div class="play-status">
      <AidStatus />
      <ForkAsk />
    </div>
    {view === 'turn' ? <CurrentTurn /> : <Opened part={view} />}
  </>
);

/** Turn, phase, points and Morale at a glance; a tap sets them right. */
function AidStatus() {
  const [isOpen, setOpen] = useState(false);
  return (
    <header class="sea-status">
      <TurnProgress />
      <button type="button" class="sea-points" onClick={() => setOpen(true)}>
        <span class="visually-hidden">{m.ablaze_aid_points_set()} </span>
        <Standing />
      </button>
      {isOpen && (
        <Dialog title={m.ablaze_aid_points_set()} onClose={() => setOpen(false)}>
          <Points />
        </Dialog>
      )}
    </header>
  );
}

/** Every track, set by hand. Morale goes by its effect, so that crossing zero turns what it turns. */
function Points() {
  const { now, tell } = useSea();
  return (
    <div class="sea-fields">
      {SIDES.map((side) => (
        <fieldset key={side}>
          <legend>{SIDE_NAMES[side]()}</legend>
          <Stepper
            name={m.ablaze_aid_ap_of({ side: SIDE_NAMES[side]() })}
            value={now.ap[side]}
            most={limit('action-points')}
            onChange={(to) => tell(correct(`ap.${side}`, to))}
          />
          <Stepper
            name={m.ablaze_aid_vp_of({ side: SIDE_NAMES[side]() })}
            value={now.vp[side]}
            most={limit('victory-points')}
            onChange={(to) => tell(correct(`vp.${side}`, to))}
          />
        </fieldset>
      ))}
      <fieldset>
        <legend>{m.ablaze_aid_morale()}</legend>
        <MoraleButtons />
      </fieldset>
      <Stepper
        name={m.ablaze_aid_damage_turn()}
        value={now.damageDone}
        most={99}
        onChange={(to) => tell(correct('damageDone', to))}
      />
    </div>
  );
}

/** The turn where it stands. */
function CurrentTurn() {
  const sea = useSea();
  if (sea.matches({ playing: 'askUndo' })) return <AskUndo />;
  const part = currentPart(sea);
  return part ? <Opened part={part} /> : <Over />;
}

/** What was seen cannot be unseen; across a finished turn it is asked in its own words. */
function AskUndo() {
  const { context, send, nameOf } = useSea();
  const undo = undoneDecision(context.course);
  const undone = context.course.counted.find(({ event }) => event === undo?.undone);
  return (
    <Panel title={m.ablaze_aid_undo_ask()}>
      {undone && (
        <p>
          <b>{logEventText({ event: undone.event, after: undone.position, nameOf })}</b>
        </p>
      )}
      {undo && undo.seen > 0 && <p>{m.ablaze_aid_undo_seen({ count: undo.seen })}</p>}
      {undo?.isAcrossTurns && <p>{m.ablaze_aid_undo_turn()}</p>}
      <div class="aid-buttons">
        <button type="button" class="aid-primary" onClick={() => send({ type: 'confirmUndo' })}>
          {m.play_undo_yes()}
        </button>
        <button type="button" class="aid-secondary" onClick={() => send({ type: 'cancelUndo' })}>
          {m.play_undo_no()}
        </button>
      </div>
    </Panel>
  );
}

/** After the ninth turn the higher total wins; equal totals are a draw (C18). */
function Over() {
  const { now, send } = useSea();
  const { maquis, german } = now.vp;
  const title =
    maquis === german
      ? m.ablaze_aid_drawn()
      : m.ablaze_aid_won({ side: SIDE_NAMES[maquis > german ? 'maquis' : 'german']() });
  return (
    <Panel title={title}>
      <p>{m.ablaze_aid_final({ maquis, german })}</p>
      <button
        type="button"
        class="aid-primary"
        onClick={() => send({ type: 'newGame', seed: freshSeed() })}
      >
        {m.play_new_game()}
      </button>
    </Panel>
  );
}

/**
 * Two devices went different ways with one game, and a file brought them together: the event where it
 * began, and which of them goes on here. Both are kept.
 */
function ForkAsk() {
  const { nameOf } = useSea();
  const { current, others, open, keep } = usePlayContext<SeaSaves>();
  const parted = current && partedFrom(current, others);
  if (!parted) return null;
  const { other, fork } = parted;
  const branch = (of: Save, from: Save): Save => ({
    ...of,
    branchOf: { id: from.id, step: fork.at - 1 },
  });
  return (
    <div class="aid-trouble" role="alert">
      <p>{m.ablaze_aid_fork({ event: fork.at })}</p>
      <ul>
        <li>
          {m.ablaze_aid_fork_here({
            event: logEventText({ event: fork.one, after: undefined, nameOf }),
          })}
        </li>
        <li>
          {m.ablaze_aid_fork_there({
            event: logEventText({ event: fork.other, after: undefined, nameOf }),
          })}
        </li>
      </ul>
      <div class="aid-buttons">
        <button
          type="button"
          class="aid-secondary"
          onClick={() => keep(branch(current, other)).then(() => open(other))}
        >
          {m.ablaze_aid_fork_other()}
        </button>
        <button type="button" class="aid-secondary" onClick={() => keep(branch(other, current))}>
          {m.ablaze_aid_fork_mine()}
        </button>
      </div>
    </div>
  );
}

/** A kept game that is the same as this one up to an event, and went another way there. */
function partedFrom(
  current: Save,
  others: readonly Save[],
): { readonly other: Save; readonly fork: NonNullable<ReturnType<typeof forkOf>> } | undefined {
  const mine = gameIn<SeaSaves>(current);
  if (mine?.setUp.seed === undefined) return undefined;
  for (const other of others) {
    const theirs = gameIn<SeaSaves>(other);
    const isSettled = other.branchOf?.id === current.id || current.branchOf?.id === other.id;
    if (isSettled || theirs?.setUp.seed !== mine.setUp.seed) continue;
    const fork = forkOf(eventsOf(mine), eventsOf(theirs));
    if (fork) return { other, fork };
  }
  return undefined;
}
