import { frozen } from '#shared/frozen.ts';
import type { HardshipId } from './hardships.ts';

/** What a hardship is called in the rule sheet we follow, on the French cards and on the English ones. */
interface PrintedNames {
  readonly sheet: string;
  readonly french: string;
  readonly english: string;
}

const named = (sheet: string, french: string, english: string): PrintedNames => ({
  sheet,
  french,
  english,
});

/** In one word where a card has it: the translation of 2015, the first French edition, the English one. */
export const PRINTED_NAMES: Readonly<Record<HardshipId, PrintedNames>> = frozen({
  'trauma-night': named('Trauma Night', 'Traumatisme Nuit', 'Trauma Night'),
  'trauma-snow': named('Trauma Snow', 'Traumatisme Neige', 'Trauma Snow'),
  'trauma-rain': named('Trauma Rain', 'Traumatisme Pluie', 'Trauma Rain'),
  'phobia-shell': named('Phobia Artillery', 'Phobie Obus', 'Phobia Shell'),
  'phobia-gas': named('Phobia Gas', 'Phobie Gaz', 'Phobia Mask'),
  'phobia-whistle': named('Phobia Whistle', 'Phobie Sifflet', 'Phobia Whistle'),
  selfish: named('Selfish', 'Égoïste', 'Selfish'),
  mute: named('Mute', 'Mutisme', 'Mute'),
  demoralised: named('Demoralised', 'Démoralisé', 'Demoralized'),
  fearful: named('Afraid', 'Peureux', 'Fearful'),
  stubborn: named('Stubborn', 'Entêté', 'Hardheaded'),
  clumsy: named('Clumsy', 'Maladroit', 'Clumsy'),
  proud: named('Proud', 'Orgueilleux', 'Prideful'),
  fragile: named('Fragile', 'Fragile', 'Fragile'),
  tyrannical: named('Tyrannical', 'Tyrannique', 'Tyrannical'),
  frenetic: named('Frenetic', 'Frénétique', 'Frenzied'),
  'absent-minded': named('Stunned', 'Étourdi', 'Absent-minded'),
  panicked: named('Panic', 'Paniqué', 'Panicked'),
  wounded: named('Wound', 'Blessé', 'Wounded'),
  'merry-christmas': named('Merry Christmas', 'Joyeux Noël', 'Merry Christmas'),
});
