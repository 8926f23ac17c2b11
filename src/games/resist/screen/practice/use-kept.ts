import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Overtaken } from '#play/saves/shelf.ts';
import {
  type Found,
  inputOf,
  openPractice,
  type Save,
  type Shelf,
  saveOf,
  type TableContext,
  type TableEvent,
} from '#resist/table/index.ts';

export type ShelfState =
  | { readonly status: 'opening' }
  | { readonly status: 'denied'; readonly found: Found }
  | { readonly status: 'open'; readonly found: Found; readonly shelf: Shelf };

const NOTHING: Found = { saves: [], deleted: [], unreadable: [] };

/** Opens the shelf of the visitor's games, once. */
export function useShelf(): ShelfState {
  const [state, setState] = useState<ShelfState>({ status: 'opening' });
  useEffect(() => {
    openPractice()
      .then(async (shelf) => setState({ status: 'open', shelf, found: await shelf.find() }))
      .catch(() => setState({ status: 'denied', found: NOTHING }));
  }, []);
  return state;
}

/**
 * Writes every step of a game down before the screen shows it, and goes on from what another page
 * wrote of the same game.
 *
 * @returns whether the steps are kept
 */
export function useKept(
  shelf: Shelf | undefined,
  context: TableContext,
  opened: Save | undefined,
  send: (event: TableEvent) => void,
): boolean {
  const [isKept, setKept] = useState(shelf !== undefined);
  const base = useRef(opened);
  /** What this page opened or took over needs no writing; a link or a branch lies on no shelf yet. */
  const written = useRef<unknown>(
    opened?.revision !== undefined &&
      inputOf(opened)?.resume?.game.steps.length === context.game?.steps.length
      ? context.game
      : undefined,
  );
  const { id, game } = context;
  const catchUp = async () => {
    const news = await shelf?.news(id);
    const input = news && inputOf(news);
    if (!input) return;
    base.current = news;
    written.current = 'news';
    send({ type: 'follow', input });
  };
  useLayoutEffect(() => {
    if (!shelf || !game) return;
    if (written.current === 'news') written.current = game;
    if (written.current === game) return;
    written.current = game;
    const save = saveOf(context, base.current, Date.now());
    if (!save) return;
    base.current = save;
    shelf.put(save).then(
      () => setKept(true),
      (error: unknown) => (error instanceof Overtaken ? void catchUp() : setKept(false)),
    );
  }, [shelf, game]);
  useEffect(() => shelf?.onWritten((other) => void (other === id && catchUp())), [shelf, id]);
  return isKept;
}
