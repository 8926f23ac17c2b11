import * as m from '#messages';
import { CARD_IDS, SUPPORT_TILE_IDS, THREAT_KINDS } from '../data/index.ts';
import type { Reason } from '../engine/index.ts';
import { cardInWords } from './cards.ts';
import { KIND_NAMES, SUPPORT_TILE_NAMES, type Who } from './names.ts';

/** What a reason speaks of, in words. */
interface ReasonWords {
  readonly who: string;
  readonly owner: string;
  readonly card: string;
  readonly top: string;
  readonly kind: string;
  readonly tile: string;
  readonly least: string;
  readonly most: string;
  readonly hand: string;
}

type Params = Readonly<Record<string, string | number>>;

/** A card of a refusal or a fault: an id of the game, or whatever stood there. */
const cardOrText = (found: string | number | undefined): string =>
  CARD_IDS.includes(String(found)) ? cardInWords(String(found)) : String(found);

/** The parameters of a reason or a fault in words: seats by name, cards, kinds and tiles as well. */
export function toldBy(params: Params, who: Who): ReasonWords {
  const kind = THREAT_KINDS.find((id) => id === params.kind);
  const tile = SUPPORT_TILE_IDS.find((id) => id === params.tile);
  return {
    who: who(Number(params.seat)),
    owner: who(Number(params.owner)),
    card: cardOrText(params.card),
    top: cardOrText(params.top),
    kind: kind ? KIND_NAMES[kind]() : String(params.kind),
    tile: tile ? SUPPORT_TILE_NAMES[tile]() : String(params.tile),
    least: String(params.least),
    most: String(params.most),
    hand: String(params.hand),
  };
}

const SENTENCES: Readonly<Record<Reason['code'], (told: ReasonWords) => string>> = {
  'game-is-over': () => m.poilus_why_game_is_over(),
  'chaplain-to-place': () => m.poilus_why_chaplain_to_place(),
  'intensity-to-choose': (told) => m.poilus_why_intensity_to_choose(told),
  'card-to-deal': (told) => m.poilus_why_card_to_deal(told),
  'action-to-take': (told) => m.poilus_why_action_to_take(told),
  'trap-to-draw': (told) => m.poilus_why_trap_to_draw(told),
  'clumsy-to-draw': (told) => m.poilus_why_clumsy_to_draw(told),
  'tile-to-remove': (told) => m.poilus_why_tile_to_remove(told),
  'tile-to-place': (told) => m.poilus_why_tile_to_place(told),
  'speech-to-answer': (told) => m.poilus_why_speech_to_answer(told),
  'hardship-to-cure': (told) => m.poilus_why_hardship_to_cure(told),
  'tile-to-reveal': (told) => m.poilus_why_tile_to_reveal(told),
  'bonus-to-take': (told) => m.poilus_why_bonus_to_take(told),
  'intensity-too-low': (told) => m.poilus_why_intensity_too_low(told),
  'first-intensity-too-low': (told) => m.poilus_why_first_intensity_too_low(told),
  'intensity-too-high': (told) => m.poilus_why_intensity_too_high(told),
  'other-is-dealt': (told) => m.poilus_why_other_is_dealt(told),
  'card-accounted-for': (told) => m.poilus_why_card_accounted_for(told),
  'card-lies-elsewhere': (told) => m.poilus_why_card_lies_elsewhere(told),
  'card-not-on-top': (told) => m.poilus_why_card_not_on_top(told),
  'no-such-tile': (told) => m.poilus_why_no_such_tile(told),
  'not-of-that-kind': (told) => m.poilus_why_not_of_that_kind(told),
  'hand-is-empty': (told) => m.poilus_why_hand_is_empty(told),
  'card-not-in-hand': (told) => m.poilus_why_card_not_in_hand(told),
  'nothing-to-cure-there': (told) => m.poilus_why_nothing_to_cure_there(told),
  'nothing-to-heal-there': (told) => m.poilus_why_nothing_to_cure_there(told),
  'other-reveals': (told) => m.poilus_why_other_reveals(told),
  'tile-cannot-be': (told) => m.poilus_why_tile_cannot_be(told),
  'no-charm-after-failure': () => m.poilus_why_no_charm_after_failure(),
  'charm-not-used': () => m.poilus_why_charm_not_used(),
  'healed-already': () => m.poilus_why_healed_already(),
  'fearful-must-leave': (told) => m.poilus_why_fearful_must_leave(told),
  'stubborn-stays': (told) => m.poilus_why_stubborn_stays(told),
  'proud-stays': (told) => m.poilus_why_proud_stays(told),
  'fragile-needs-company': (told) => m.poilus_why_fragile_needs_company(told),
  mute: (told) => m.poilus_why_mute(told),
  'no-speech-token': (told) => m.poilus_why_no_speech_token(told),
  'charm-is-used': (told) => m.poilus_why_charm_is_used(told),
  'charm-of-other-kind': (told) => m.poilus_why_charm_of_other_kind(told),
  'not-in-no-mans-land': (told) => m.poilus_why_not_in_no_mans_land(told),
  'no-kind-in-no-mans-land': (told) => m.poilus_why_no_kind_in_no_mans_land(told),
};

/** Why a move is refused, as a sentence. */
export const reasonText = ({ code, params }: Reason, who: Who): string =>
  SENTENCES[code](toldBy(params, who));

const BRIEF: Readonly<Partial<Record<Reason['code'], (told: ReasonWords) => string>>> = {
  'fearful-must-leave': () => m.poilus_brief_fearful(),
  'stubborn-stays': () => m.poilus_brief_stubborn(),
  'proud-stays': () => m.poilus_brief_proud(),
  'fragile-needs-company': (told) => m.poilus_brief_fragile(told),
  mute: () => m.poilus_brief_mute(),
  'no-speech-token': () => m.poilus_brief_no_token(),
  'charm-is-used': () => m.poilus_brief_used(),
  'charm-of-other-kind': (told) => m.poilus_brief_no_kind(told),
  'not-in-no-mans-land': (told) => m.poilus_brief_no_kind(told),
  'no-kind-in-no-mans-land': (told) => m.poilus_brief_no_kind(told),
};

/** The same in a word or two, for a button that cannot be pressed. */
export const briefReason = (reason: Reason, who: Who): string =>
  BRIEF[reason.code]?.(toldBy(reason.params, who)) ?? reasonText(reason, who);
