import { frozen } from '#shared/frozen.ts';
import type { ThreatKind } from './threats.ts';

export const SOLDIER_IDS = [
  'moreau',
  'bideau',
  'sauliere',
  'fayard',
  'perrin',
  'bonticelli',
] as const;

export type SoldierId = (typeof SOLDIER_IDS)[number];

interface Soldier {
  readonly id: SoldierId;
  readonly name: string;
  /** The lucky charm: the kind of threat it can take out of no man's land. */
  readonly charm: ThreatKind;
}

export const SOLDIERS: readonly Soldier[] = frozen([
  { id: 'moreau', name: 'Félix Moreau', charm: 'night' },
  { id: 'bideau', name: 'Gustave Bidau', charm: 'snow' },
  { id: 'sauliere', name: 'Charles Saulière', charm: 'rain' },
  { id: 'fayard', name: 'Gaston Fayard', charm: 'shell' },
  { id: 'perrin', name: 'Anselme Perrin', charm: 'gas' },
  { id: 'bonticelli', name: 'Lazare Bonticelli', charm: 'whistle' },
]);
