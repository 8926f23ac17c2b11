import { useState } from 'preact/hooks';
import * as m from '#messages';
import { goingOn } from '#play/saves/merge.ts';
import { gameIn } from '#play/saves/save.ts';
import { freshSave } from '#play/ui/frame/fresh-save.ts';
import { usePlayContext } from '#play/ui/frame/play-context.ts';
import { type Session, useSession } from '#play/ui/frame/session.ts';
import { letterAddress } from '#play/ui/letters/address.ts';
import { LetterToSend, TakeLetter } from '#play/ui/letters/Letters.tsx';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import type { LogEvent } from '../engine/log/index.ts';
import { codeOf, eventsOf, gameInCode, type SeaSaves } from '../session/index.ts';
import { useSea } from './sea.ts';

/** The game from this device to another and back: a letter to send, and one to take in. */
export function HandOver() {
  return (
    <details class="sea-fold">
      <summary>{m.ablaze_hand_over()}</summary>
      <div class="sea-fields">
        <Give />
        <Take />
      </div>
    </details>
  );
}

function Give() {
  const { game, course } = useSea().context;
  const [code, setCode] = useState('');
  if (!game) return null;
  const give = async (since: number) => setCode(await codeOf(game, since));
  // An event that was undone belongs to the turn of the one before it.
  const turns: number[] = [];
  const turnAfter = new Map(course.counted.map(({ event, position }) => [event.n, position.turn]));
  for (const { n } of course.events) turns.push(turnAfter.get(n) ?? turns.at(-1) ?? 1);
  return (
    <section class="sea-fields">
      <p class="aid-hint">{m.ablaze_hand_over_hint()}</p>
      <div class="aid-buttons">
        <button
          type="button"
          class="aid-secondary"
          onClick={() => give(turnBegan(eventsOf(game), turns))}
        >
          {m.ablaze_hand_over_turn()}
        </button>
        <button type="button" class="aid-secondary" onClick={() => give(0)}>
          {m.ablaze_hand_over_whole()}
        </button>
      </div>
      {code !== '' && (
        <LetterToSend
          letter={code}
          name={m.ablaze_hand_over_code({ letters: letterAddress(code).length })}
        />
      )}
    </section>
  );
}

/** How many events there were when the turn that is played began. */
function turnBegan(events: readonly LogEvent[], turns: readonly number[]): number {
  const last = turns.at(-1);
  const first = turns.indexOf(last ?? 0);
  return Math.max(0, Math.min(events.length, first));
}

/** A game that came as a link: it is taken in where one says so. */
export function ArrivedGame({ code }: { readonly code: string }) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <Dialog title={m.ablaze_hand_over_arrived()} onClose={() => setShown(false)}>
      <Take code={code} />
    </Dialog>
  );
}

function Take({ code = '' }: { readonly code?: string }) {
  const { current, others, open } = usePlayContext<SeaSaves>();
  const { mode } = useSession<Session<SeaSaves>>();
  const take = async (text: string) => {
    const saves = [current ?? [], others].flat();
    const read = await gameInCode(
      text,
      saves.flatMap((save) => gameIn<SeaSaves>(save) ?? []),
    );
    if ('wrong' in read) return said(read);
    const next = goingOn(mode.saveFormat, saves, freshSave<SeaSaves>(mode, { game: read.game }));
    open(next);
    return saves.includes(next) ? m.ablaze_hand_over_known() : undefined;
  };
  return (
    <TakeLetter
      name={m.ablaze_hand_over_take()}
      submit={m.ablaze_hand_over_go_on()}
      letter={code}
      onTake={take}
    />
  );
}

function said(taken: Exclude<Awaited<ReturnType<typeof gameInCode>>, { game: unknown }>): string {
  if (taken.wrong === 'parted') return m.ablaze_hand_over_parted({ event: taken.before });
  return taken.wrong === 'earlier' ? m.ablaze_hand_over_earlier() : m.ablaze_hand_over_wrong();
}
