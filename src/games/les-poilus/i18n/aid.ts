import * as m from '#messages';
import { inARow, listed } from '#shared/list-text.ts';
import { GAME, THREAT_KINDS } from '../data/index.ts';
import { type GameEvent, type leavingOf, type Position, snapshotOf } from '../engine/index.ts';
import { hasTrap, kindsOn } from './cards.ts';
import { cardName, KIND_NAMES, oneByOne, type Who } from './names.ts';
import { briefReason } from './reasons.ts';

/** What a device says aloud of a step: the card, and every alarm. */
export function saidOfStep(events: readonly GameEvent[], position: Position): string | undefined {
  const failed = events.find((event) => event.type === 'mission-failed');
  const said = events.flatMap((event) =>
    event.type === 'threat-played' || event.type === 'hardship-played' ? [spoken(event.card)] : [],
  );
  if (failed?.type === 'mission-failed') {
    return oneByOne([...said, m.poilus_event_mission_failed({ kind: KIND_NAMES[failed.kind]() })]);
  }
  if (said.length === 0) return undefined;
  const kinds = alarmsIn(snapshotOf(position).active);
  return oneByOne([...said, ...(kinds ? [m.poilus_aid_alarm({ kinds })] : [])]);
}

/** Two kinds stand on a card with a plus between them, and are said with a word. */
function spoken(id: string): string {
  const kinds = kindsOn(id);
  const card = kinds.length === 2 ? listed(kinds.map((kind) => KIND_NAMES[kind]())) : cardName(id);
  return hasTrap(id) ? m.poilus_aid_aloud_trap({ card }) : card;
}

/** The kinds of which one more fails the mission, by name; nothing where there is none. */
export const alarmsIn = (active: Readonly<Record<(typeof THREAT_KINDS)[number], number>>): string =>
  listed(
    THREAT_KINDS.filter((kind) => active[kind] === GAME.sameKindFails - 1).map((kind) =>
      KIND_NAMES[kind](),
    ),
  );

/** What falling back is to somebody now, and which card says so: "may not fall back: Stubborn". */
export function leavingText({ falls, because }: ReturnType<typeof leavingOf>, who: Who): string {
  if (falls === 'may') return m.poilus_aid_may();
  const cards = inARow(because.map((reason) => briefReason(reason, who)));
  return falls === 'must' ? m.poilus_aid_must({ cards }) : m.poilus_aid_may_not({ cards });
}

const STANDING: Readonly<Record<string, () => string>> = {
  selfish: m.poilus_aid_stands_selfish,
  mute: m.poilus_aid_stands_mute,
  demoralised: m.poilus_aid_stands_demoralised,
  clumsy: m.poilus_aid_stands_clumsy,
  tyrannical: m.poilus_aid_stands_tyrannical,
  frenetic: m.poilus_aid_stands_frenetic,
  'absent-minded': m.poilus_aid_stands_absent_minded,
  panicked: m.poilus_aid_stands_panicked,
};

/** What a player's hardships go on doing, in a few words each: "Night +1", "drop +1". */
export function standingText(hardships: readonly string[], isIn: boolean): readonly string[] {
  return hardships.flatMap((card) => {
    const [kind] = kindsOn(card);
    if (kind) return isIn ? [m.poilus_aid_stands_fear({ kind: KIND_NAMES[kind]() })] : [];
    const told = STANDING[card];
    return told ? [told()] : [];
  });
}
