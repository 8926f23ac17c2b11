import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { useAid, useMaquisSession } from '../aid/aid.ts';

const load = () => import('./panels.lazy.tsx');

/** What only the boxed editions ask and show, in a file of its own; nothing where it is another moment. */
export function useBoxedPanel() {
  const { state } = useAid();
  const { now, replayed } = useMaquisSession();
  const last = replayed.events.at(-1) ?? [];
  const isSeen = last.some(({ type }) => type === 'card-seen' || type === 'card-turned-over');
  if (state.matches({ playing: { patrol: 'shown' } })) {
    return isSeen ? <Lazy load={load}>{({ SeenCard }) => <SeenCard />}</Lazy> : undefined;
  }
  if (state.matches({ playing: 'patrol' }) && now.phase !== 'patrol') {
    return <Lazy load={load}>{({ AwaitedCard }) => <AwaitedCard />}</Lazy>;
  }
  if (state.matches({ playing: 'remove' })) {
    return <Lazy load={load}>{({ RemovePanel }) => <RemovePanel />}</Lazy>;
  }
  if (state.matches({ playing: 'bridge' })) {
    return <Lazy load={load}>{({ BridgePanel }) => <BridgePanel />}</Lazy>;
  }
  return undefined;
}
