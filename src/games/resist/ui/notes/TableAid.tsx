import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { storeName } from '#play/saves/save-format.ts';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import type { PlayPageProps } from '#play/ui/frame/PlaySession.tsx';
import { RulesContext } from '#play/ui/frame/session.ts';
import { useRemoveSkeleton } from '#play/ui/frame/skeleton.tsx';
import { localStore } from '#shared/storage/local-storage.ts';
import { FRESH_NOTES, NotesSetUp } from './SetUp.tsx';
import '#play/ui/style/play.css';
import '../style/resist.css';
import '../style/pages/notes.css';

const SHELF = storeName({ game: 'resist' }, 'table');
const loadRoom = () => import('./TableRoom.tsx');

/**
 * The helper beside the real cards: takes up the last game, or begins a new one. Where nothing is kept,
 * the set-up is there first, and all that notes a game comes with the first touch.
 */
export default function ResistTableAid(props: PlayPageProps) {
  const mayBeKept = useHasSaves(SHELF);
  const [begun, setBegun] = useState(FRESH_NOTES);
  const [isStarted, setStarted] = useState(false);
  useRemoveSkeleton(mayBeKept === false);
  if (mayBeKept === undefined) return <p class="aid-hint">{m.play_loading()}</p>;
  const isFirst = !mayBeKept && !isStarted;
  return (
    <Lazy
      load={loadRoom}
      before={
        isFirst && (
          <RulesContext.Provider value={props.rules}>
            <div class="aid table">
              <NotesSetUp
                begun={begun}
                onDecide={(change) => setBegun({ ...begun, ...change })}
                onStart={() => setStarted(true)}
              />
            </div>
          </RulesContext.Provider>
        )
      }
    >
      {({ NotesRoom }) => <NotesRoom {...props} begun={isStarted ? begun : undefined} />}
    </Lazy>
  );
}

/**
 * Whether games may lie on a shelf of this device; undefined while nobody knows. Where the browser does
 * not say, they may.
 *
 * @param shelf its name, as `shelfName` makes it
 */
function useHasSaves(shelf: string): boolean | undefined {
  const [mayBe, setMayBe] = useState<boolean>();
  useEffect(() => {
    isThere(shelf).then(setMayBe, () => setMayBe(true));
  }, [shelf]);
  return mayBe;
}

async function isThere(shelf: string): Promise<boolean> {
  const store = localStore();
  // Where storage is denied, the room itself says so.
  if (!store || Object.keys(store).some((key) => key.startsWith(`${shelf}.`))) return true;
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name }) => name === shelf) ?? true;
}
