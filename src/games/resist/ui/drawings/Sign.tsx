import type { ActionId, EnemyTypeId } from '#games/resist/data/index.ts';

/*
 * Our own signs, 24 by 24. A base says what an action is about, a small mark in the corner what happens
 * to it; whatever is drawn with class `f` is filled.
 */

const BASES = {
  enemy: (
    <>
      <path class="f" d="M4 14a8 7.5 0 0 1 16 0z" />
      <path d="M2.5 16.2h19" />
    </>
  ),
  hunter: (
    <>
      <circle cx="12" cy="12" r="6.2" />
      <path d="M12 2.500v6M12 15.500v6M2.5 12h6M15.5 12h6" />
    </>
  ),
  eye: (
    <>
      <path d="M2.5 12C6 6.5 18 6.5 21.5 12 18 17.5 6 17.5 2.5 12z" />
      <circle class="f" cx="12" cy="12" r="3" />
    </>
  ),
  card: <rect x="6" y="3.5" width="12" height="17" rx="1.6" />,
  cards: (
    <>
      <rect x="8.5" y="6" width="11" height="15" rx="1.5" />
      <path d="M5 17.500V4.600C5 3.7 5.6 3 6.5 3H15" />
    </>
  ),
  recruit: (
    <>
      <circle cx="12" cy="8" r="4.2" />
      <path d="M4 21c.5-5 4-6.2 8-6.200s7.5 1.2 8 6.2" />
    </>
  ),
  people: (
    <>
      <circle cx="8" cy="8" r="3.2" />
      <circle cx="16.5" cy="9" r="2.6" />
      <path d="M2.5 20c.4-4.6 2.6-6 5.5-6s5.1 1.4 5.5 6M15 14.700c3.4-.6 6 .8 6.5 5.3" />
    </>
  ),
  spy: (
    <>
      <path class="f" d="M7 10l1.6-6c.3-1 1.5-1 2.3-.5.7.4 1.5.4 2.2 0 .8-.5 2-.5 2.3.5L17 10z" />
      <path d="M3 11h18" />
      <circle cx="7.8" cy="16.3" r="2.8" />
      <circle cx="16.2" cy="16.3" r="2.8" />
    </>
  ),
  flag: (
    <>
      <path d="M6 21V3.5" />
      <path class="f" d="M6.5 4h11.500l-2.6 4 2.6 4H6.500z" />
    </>
  ),
  pile: (
    <>
      <rect x="5.5" y="4" width="13" height="11" rx="1.5" />
      <path d="M5.5 18h13M7 21h10" />
    </>
  ),
  grave: <path d="M12 3v12M7.5 7.500h9M5 21c1-3.5 13-3.5 14 0" />,
  twin: (
    <>
      <rect x="4" y="3.5" width="10" height="13" rx="1.5" />
      <rect x="10" y="7.5" width="10" height="13" rx="1.5" />
    </>
  ),
  cap: (
    <>
      <path class="f" d="M4 12.500c1-7 14.5-8.5 16-2 .3 1.2-.6 2-2 2z" />
      <path d="M3 15.500h12" />
    </>
  ),
  hat: (
    <>
      <path
        class="f"
        d="M2.5 13C5 12 6 7 8.5 6c2-.8 5-.8 7 0C18 7 19 12 21.5 13c-1.5 3.5-17.5 3.5-19 0z"
      />
    </>
  ),
  stripes: <path d="M5 10l7-5 7 5M5 15.500l7-5 7 5M5 21l7-5 7 5" />,
  key: (
    <>
      <circle cx="8" cy="8" r="4.5" />
      <path d="M11.3 11.300L20 20M16 16l3-2.5" />
    </>
  ),
  gear: (
    <>
      <circle cx="12" cy="12" r="4.2" />
      <path d="M12 2.800v4M12 17.200v4M2.8 12h4M17.2 12h4M5.5 5.500l2.8 2.800M15.7 15.700l2.8 2.800M18.5 5.500l-2.8 2.800M8.3 15.700l-2.8 2.8" />
    </>
  ),
  radio: (
    <>
      <path d="M12 10.500V21M8.5 21h7" />
      <circle class="f" cx="12" cy="8.5" r="2" />
      <path d="M8 12.500a5.6 5.6 0 0 1 0-8M16 12.500a5.6 5.6 0 0 0 0-8M5 15.300a9.6 9.6 0 0 1 0-13.600M19 15.300a9.6 9.6 0 0 0 0-13.6" />
    </>
  ),
  map: <path d="M3 6l6-2.5 6 2.5 6-2.500V18l-6 2.500L9 18l-6 2.500zM9 3.500V18M15 6v14.5" />,
  none: <path d="M7 12h10" />,
} as const;
export type SignId = keyof typeof BASES;

const MARKS = {
  away: <path d="M15 15l6 6M21 15l-6 6" />,
  plus: <path d="M18 14.500v7M14.5 18h7" />,
  minus: <path d="M14.5 18h7" />,
  right: <path d="M13.5 18.500h8M18.5 15.500l3 3-3 3" />,
  up: <path d="M18 22v-7.500M14.8 17.600L18 14.400l3.2 3.2" />,
  down: <path d="M18 14.500V22M14.8 18.900L18 22l3.2-3.1" />,
  one: <path d="M16 15.700l2.2-1.500V22" />,
  two: <path d="M15.3 16c.6-2.6 5.4-2.4 5 .6-.3 1.8-3.5 3.1-5 5.200h5.4" />,
  half: <path d="M20.5 14l-5 8M15 14v3.500M19 19.500c1.8-1.2 3 .2 1.2 1.400L19 22h2.5" />,
  lens: (
    <>
      <circle cx="17" cy="17" r="3.4" />
      <path d="M19.6 19.600L22 22" />
    </>
  ),
  turn: <path d="M14 17.500a4 4 0 0 1 7-1M21.8 14v3h-3M22 19a4 4 0 0 1-7 1M14 22.500v-3h3" />,
} as const;
type MarkId = keyof typeof MARKS;

const ACTION_SIGNS: Readonly<Record<ActionId, readonly [SignId, MarkId?]>> = {
  'count-revealed': ['eye', 'plus'],
  'count-civilians': ['grave', 'plus'],
  'count-others': ['people', 'plus'],
  'shift-enemy': ['enemy', 'right'],
  'discard-guerrillas': ['hunter', 'away'],
  'discard-enemy': ['enemy', 'away'],
  'discard-two': ['enemy', 'two'],
  'discard-for-strength': ['enemy', 'plus'],
  'turn-all': ['map', 'lens'],
  'turn-two': ['map', 'two'],
  'cycle-spy': ['spy', 'turn'],
  'remove-spy': ['spy', 'away'],
  'recruit-to-deck': ['recruit', 'down'],
  'draw-recruit': ['recruit', 'plus'],
  weaken: ['enemy', 'minus'],
  'draw-1': ['card', 'one'],
  'draw-2': ['card', 'two'],
  'swap-for-2': ['card', 'turn'],
  'take-revealed': ['pile', 'up'],
  'revealed-to-deck': ['pile', 'down'],
  'sift-hidden': ['cards', 'lens'],
  'sift-enemies': ['enemy', 'lens'],
  'sift-recruit': ['recruit', 'lens'],
  copy: ['twin', 'plus'],
  'ignore-mission': ['flag', 'away'],
  'halve-mission': ['flag', 'half'],
};

export const ENEMY_SIGNS: Readonly<Record<EnemyTypeId, SignId>> = {
  'counter-guerrilla': 'hunter',
  military: 'enemy',
  'spy-master': 'spy',
  guard: 'hat',
  grunt: 'stripes',
  jailor: 'key',
  engineer: 'gear',
  'radio-operator': 'radio',
};

interface SignProps {
  readonly of: SignId;
  readonly mark?: MarkId | undefined;
}

/** A sign beside words that say the same. */
export function SignIcon({ of, mark }: SignProps) {
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
      {BASES[of]}
      {mark && <g class="halo">{MARKS[mark]}</g>}
      {mark && MARKS[mark]}
    </svg>
  );
}

/** What an action is about and what it does, drawn; a dash for none. */
export function ActionSign({ action }: { readonly action: ActionId | undefined }) {
  const [of, mark] = action ? ACTION_SIGNS[action] : (['none'] as const);
  return <SignIcon of={of} mark={mark} />;
}
