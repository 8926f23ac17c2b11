import { useRef, useState } from 'preact/hooks';
import * as m from '#messages';
import { goingOn } from '#play/saves/carried.ts';
import { gameIn } from '#play/saves/save.ts';
import { freshSave } from '#play/ui/frame/fresh-save.ts';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { usePlayContext } from '#play/ui/frame/play-context.ts';
import { type Session, useSession } from '#play/ui/frame/session.ts';
import { canShare, copied, share } from '#shared/page/hand-on.ts';
import {
  codeOf,
  eventsOf,
  gameInCode,
  type SeaSaves,
  type TakenCode,
  turnBegan,
} from '../session/index.ts';
import { letterAddress } from './letter.ts';
import { useSea } from './sea.ts';

/** The game from this device to another and back: a code to copy, and one to take in. */
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
  const [said, setSaid] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  if (!game) return null;
  const give = async (since: number) => {
    const made = await codeOf(game, since);
    setCode(made);
    setSaid('');
  };
  const copy = async () => {
    const isCopied = await copied(code, field.current);
    setSaid(isCopied ? m.play_share_copied() : m.ablaze_hand_over_by_hand());
  };
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
        <>
          <label class="aid-field">
            {m.ablaze_hand_over_code({ letters: code.length })}
            <textarea
              ref={field}
              readOnly
              rows={4}
              value={code}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
          <div class="aid-buttons">
            <button type="button" class="aid-secondary" onClick={copy}>
              {m.ablaze_hand_over_copy()}
            </button>
            <button
              type="button"
              class="aid-secondary"
              onClick={async () => {
                const isCopied = await copied(letterAddress(code), field.current);
                setSaid(isCopied ? m.play_share_copied() : m.ablaze_hand_over_by_hand());
              }}
            >
              {m.ablaze_hand_over_copy_link()}
            </button>
            {canShare() && (
              <button
                type="button"
                class="aid-secondary"
                onClick={() => share({ url: letterAddress(code) })}
              >
                {m.ablaze_hand_over_send()}
              </button>
            )}
          </div>
          <AsPicture code={code} />
          <p role="status">{said}</p>
        </>
      )}
    </section>
  );
}

const loadQrCode = () => import('#play/ui/together/QrCode.tsx');
/** A longer address makes a picture that no camera reads off a phone. */
const LONGEST_PICTURE = 1200;

/** The code as a picture, for whoever sits beside; nothing where it is too long for one. */
function AsPicture({ code }: { readonly code: string }) {
  const [isShown, setShown] = useState(false);
  const address = letterAddress(code);
  if (address.length > LONGEST_PICTURE) return null;
  return (
    <details onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{m.ablaze_hand_over_scan()}</summary>
      {isShown && (
        <Lazy load={loadQrCode}>
          {({ QrCode }) => <QrCode text={address} name={m.ablaze_hand_over_picture()} />}
        </Lazy>
      )}
    </details>
  );
}

/** A game that came as a link: it is taken in where one says so. */
export const LetterHere = ({ code }: { readonly code: string }) => (
  <section class="sea-fields" role="alert">
    <p>{m.ablaze_hand_over_arrived()}</p>
    <Take code={code} />
  </section>
);

function Take({ code = '' }: { readonly code?: string }) {
  const { current, others, open } = usePlayContext<SeaSaves>();
  const { mode } = useSession<Session<SeaSaves>>();
  const [text, setText] = useState(code);
  const [taken, setTaken] = useState<Exclude<TakenCode, { game: unknown }> | 'known'>();
  const take = async () => {
    const saves = [current ?? [], others].flat();
    const read = await gameInCode(
      text,
      saves.flatMap((save) => gameIn<SeaSaves>(save) ?? []),
    );
    if ('wrong' in read) return setTaken(read);
    const next = goingOn(mode.saveFormat, saves, freshSave<SeaSaves>(mode, { game: read.game }));
    if (saves.includes(next)) setTaken('known');
    open(next);
  };
  return (
    <form
      class="sea-fields"
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <label class="aid-field">
        {m.ablaze_hand_over_take()}
        <textarea
          rows={3}
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            setTaken(undefined);
          }}
        />
      </label>
      {taken && (
        <p class="aid-trouble" role="alert">
          {said(taken)}
        </p>
      )}
      <button type="submit" class="aid-secondary" disabled={text.trim() === ''}>
        {m.ablaze_hand_over_go_on()}
      </button>
    </form>
  );
}

function said(taken: Exclude<TakenCode, { game: unknown }> | 'known'): string {
  if (taken === 'known') return m.ablaze_hand_over_known();
  if (taken.wrong === 'parted') return m.ablaze_hand_over_parted({ event: taken.before });
  return taken.wrong === 'earlier' ? m.ablaze_hand_over_earlier() : m.ablaze_hand_over_wrong();
}
