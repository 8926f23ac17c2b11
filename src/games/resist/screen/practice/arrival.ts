import { type Arrival, readArrival } from '#play/screen/share/arrival.ts';
import { type KeptResist, links, OWNERS } from '#resist/table/index.ts';
import { kit } from './kit.ts';

/** What somebody's link brought. */
export const resistArrival = (): Arrival<KeptResist> | undefined =>
  readArrival<KeptResist>({ kit, links, owners: OWNERS, besides: {} });
