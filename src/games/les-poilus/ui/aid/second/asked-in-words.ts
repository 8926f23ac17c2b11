import type { PhaseId, Snapshot } from '#games/les-poilus/engine/index.ts';
import { eventText } from '#games/les-poilus/i18n/events.ts';
import { KIND_NAMES, type Who } from '#games/les-poilus/i18n/names.ts';
import { endingText } from '#games/les-poilus/i18n/results.ts';
import { unseenEvents } from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import { sentences } from '#shared/list-text.ts';
import type { TableSession } from '../mode.ts';

const ASKED: Readonly<Partial<Record<PhaseId, (who: string, state: Snapshot) => string>>> = {
  intensity: (who) => m.poilus_ask_intensity({ who }),
  action: (who, { turn, players }) =>
    m.poilus_aid_ask_action({ who, count: players[turn ?? 0]?.hand ?? 0 }),
  trap: (who) => m.poilus_aid_ask_trap({ who }),
  clumsy: (who) => m.poilus_aid_ask_clumsy({ who }),
  speech: (who, { speechKind }) =>
    m.poilus_ask_discard({ who, kind: speechKind ? KIND_NAMES[speechKind]() : '' }),
  christmas: (who) => m.poilus_ask_cure({ who }),
  reveal: (who) => m.poilus_aid_ask_tile({ who }),
  bonus: (who) => m.poilus_ask_bonus({ who }),
};

/** News that are told whole, by the state in which the table looks at them. */
const TOLD = {
  ended: ['mission-failed', 'mission-succeeded'],
  supported: ['support-tied', 'support-won'],
  dropped: ['morale-dropped', 'leader-passed'],
} as const;

/** What a game at the table waits for, in a line. */
export function askedInWords(state: TableSession['state'], now: Snapshot, who: Who): string {
  for (const [news, types] of Object.entries(TOLD)) {
    if (!state.matches({ playing: news } as never)) continue;
    const told = unseenEvents(state.context).filter(({ type }) =>
      types.some((one) => one === type),
    );
    return sentences(told.map((event) => eventText(event, who)));
  }
  const { outcome } = state.context.replayed ?? {};
  if (outcome) return endingText(outcome.reason);
  return ASKED[now.phase]?.(who(now.turn ?? 0), now) ?? '';
}
