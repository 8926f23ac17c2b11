import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { PROMPT } from '../hooks/use-focus.ts';
import { useUnread } from '../storage/use-unread.ts';
import type { AlertsProps } from './AlertSheet.tsx';
import { Lazy } from './Lazy.tsx';
import type { SaveState } from './use-save-store.ts';

/** Whatever may be wrong, the gravest first. */
type Wrong = Exclude<SaveState, 'kept'> | 'gone' | 'step' | 'unreadable' | 'things' | 'following';

const IN_SHORT: Readonly<Record<Wrong, () => string>> = {
  denied: m.play_wrong_denied,
  full: m.play_wrong_full,
  failed: m.play_wrong_failed,
  gone: m.play_wrong_gone,
  step: m.play_wrong_step,
  unreadable: m.play_wrong_unreadable,
  things: m.play_wrong_things,
  following: m.play_wrong_following,
};

function wrongWith<T extends SaveTypes>(
  game: AlertsProps<T>['game'],
  things: readonly string[],
): readonly Wrong[] {
  return [
    ...(game.saving === 'kept' ? [] : [game.saving]),
    ...(game.isGone ? (['gone'] as const) : []),
    ...(game.trouble ? (['step'] as const) : []),
    ...(game.unreadable.length > 0 ? (['unreadable'] as const) : []),
    ...(things.length > 0 ? (['things'] as const) : []),
    ...(game.isFollowing ? (['following'] as const) : []),
  ];
}

const load = () => import('./AlertSheet.tsx');

/**
 * Whatever is wrong with keeping games, on one line: board and question need the rest of the screen.
 * A tap tells all of it, and whoever has read it has the line's place back.
 */
export function Alerts<T extends SaveTypes>({ game, mode }: AlertsProps<T>) {
  const things = useUnread();
  const wrong = wrongWith(game, things);
  const [read, setRead] = useState<readonly Wrong[]>([]);
  const [isOpen, setOpen] = useState(false);
  const first = wrong.find((one) => !read.includes(one));
  useEffect(() => {
    // What has passed and comes again is told again.
    setRead((before) => before.filter((one) => wrong.includes(one)));
    if (!first) setOpen(false);
  }, [wrong.join()]);
  const line = first && (
    <button type="button" class="aid-wrong" aria-haspopup="dialog" onClick={() => setOpen(true)}>
      {IN_SHORT[first]()}
    </button>
  );
  const close = () => {
    setOpen(false);
    setRead(wrong);
    document.getElementById(PROMPT)?.focus({ preventScroll: true });
  };
  return (
    <>
      <div role="status">{first === 'following' && line}</div>
      <div role="alert">{first !== 'following' && line}</div>
      {isOpen && first && (
        <Lazy load={load}>
          {({ AlertSheet: Sheet }) => (
            <Sheet
              game={game}
              mode={mode}
              things={things}
              title={IN_SHORT[first]()}
              onClose={close}
            />
          )}
        </Lazy>
      )}
    </>
  );
}
