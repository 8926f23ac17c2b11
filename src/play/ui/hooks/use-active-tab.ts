import { useEffect, useRef, useState } from 'preact/hooks';

/** What a tab does with a game that may be open in several: one plays it, the others follow. */
type TabRole = 'asking' | 'playing' | 'following';

interface ActiveTab {
  readonly role: TabRole;
  /** The role at this very moment, for what was drawn a moment ago. */
  readonly roleNow: () => TabRole;
  /** Makes this page the one that plays; resolves when it is. */
  readonly take: () => Promise<void>;
}

/** So long a page may ask before it looks whether another one plays, in milliseconds. */
const PATIENCE = 250;

/**
 * Sees to it that only one page plays a game. A page that is looked at asks for the game's lock and
 * plays once it has it; it lets go when it is hidden or closed, or when another page takes it.
 * Before it plays after another it catches up with what that one did.
 *
 * Where the browser has no locks every page plays, and the shelf refuses what was overtaken.
 *
 * @param name of the game; nothing where it is kept nowhere
 */
export function useActiveTab(name: string | undefined, catchUp: () => Promise<unknown>): ActiveTab {
  const [role, showRole] = useState<TabRole>(lockable(name) ? 'asking' : 'playing');
  const now = useRef(role);
  const latest = useRef(catchUp);
  latest.current = catchUp;
  const take = useRef(async () => {});
  useEffect(() => {
    const setRole = (next: TabRole) => {
      now.current = next;
      showRole(next);
    };
    if (!lockable(name)) {
      setRole('playing');
      take.current = async () => {};
      return;
    }
    const lock = lockOf(
      name,
      () => latest.current(),
      () => now.current,
      setRole,
    );
    const look = () => (document.visibilityState === 'visible' ? lock.ask() : lock.leave());
    take.current = lock.take;
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      document.removeEventListener('visibilitychange', look);
      lock.leave();
    };
  }, [name]);
  return { role, roleNow: () => now.current, take: () => take.current() };
}

const lockable = (name: string | undefined): name is string =>
  name !== undefined && 'locks' in navigator;

/** The lock of a game, as one page sees it. */
function lockOf(
  name: string,
  catchUp: () => Promise<unknown>,
  roleNow: () => TabRole,
  setRole: (role: TabRole) => void,
) {
  /** Ends what is waited for or held; nothing where neither is. */
  let end: (() => void) | undefined;
  /** While it is held: resolved once this page has caught up and plays. */
  let held: Promise<void> | undefined;
  let late: ReturnType<typeof setTimeout>;

  const request = (options: LockOptions, leaveQueue = () => {}) => {
    end = leaveQueue;
    return new Promise<void>((plays) => {
      let isMine = false;
      const hold = async () => {
        isMine = true;
        clearTimeout(late);
        const ended = new Promise<void>((done) => {
          end = done;
        });
        held = catchUp().then(
          () => undefined,
          () => undefined,
        );
        await held;
        setRole('playing');
        plays();
        await ended;
      };
      navigator.locks.request(name, options, hold).catch((error: unknown) => {
        const isAbort = error instanceof DOMException && error.name === 'AbortError';
        // The browser refuses locks on this page: then it plays without.
        if (!isAbort) return setRole('playing');
        // Taken by another page, which plays from now on; or left, and nothing is to be done.
        if (!isMine) return;
        held = undefined;
        setRole('following');
        wait();
      });
    });
  };

  /** A slow device takes its time to give a lock, or to read what was saved: that is no other page. */
  const lookWhoPlays = async () => {
    const locks = await navigator.locks.query().catch(() => undefined);
    if (roleNow() !== 'asking' || !end || held) return;
    if (locks?.held?.some((lock) => lock.name === name)) setRole('following');
    else late = setTimeout(lookWhoPlays, PATIENCE);
  };

  const wait = () => {
    const queue = new AbortController();
    void request({ signal: queue.signal }, () => queue.abort());
  };

  const leave = () => {
    clearTimeout(late);
    end?.();
    end = undefined;
    held = undefined;
    setRole('asking');
  };

  return {
    ask: () => {
      if (end) return;
      setRole('asking');
      late = setTimeout(lookWhoPlays, PATIENCE);
      wait();
    },
    leave,
    take: (): Promise<void> => {
      if (held) return held;
      end?.();
      const taken = request({ steal: true });
      held = taken;
      return taken;
    },
  };
}
