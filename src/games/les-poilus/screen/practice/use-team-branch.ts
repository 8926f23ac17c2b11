import { branchOf } from '#play/screen/frame/fresh-save.ts';
import { type Session, useSession } from '#play/screen/frame/session.ts';
import { useSettings } from '#play/screen/frame/settings.ts';
import type { PoilusSaves } from '../../table/index.ts';
import type { PoilusSession } from '../kit.ts';

/** Plays on from a moment as a game of its own, with the same names and in the same way. */
export function useTeamBranch(): (moment: number) => void {
  const session = useSession<PoilusSession>();
  const { open } = useSettings<PoilusSaves>();
  const { way, names } = session.state.context;
  return (moment) => {
    const save = branchOf(session as unknown as Session<PoilusSaves>, moment);
    if (save) open({ ...save, progress: { ...save.progress, way, names } });
  };
}
