import { Eraser, Undo2 } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { SAME_KIND_FAILS, THREAT_KINDS } from '#games/les-poilus/data/index.ts';
import { threatsOn } from '#games/les-poilus/engine/index.ts';
import { alarmsIn } from '#games/les-poilus/i18n/aid.ts';
import { cardInWords } from '#games/les-poilus/i18n/cards.ts';
import { KIND_NAMES } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import { listed } from '#shared/list-text.ts';
import { PoilusCardFace } from '../board/CardFace.tsx';
import { ThreatCounts } from '../board/Threats.tsx';
import { NO_EFFECT } from '../effect.ts';
import { FearSheet, ThreatSheet } from './Sheets.tsx';
import { readAlarm, saveAlarm } from './stored-alarm.ts';

/**
 * Only the alarm: cards tapped as they are played, counted, nothing else asked. Traumas and phobias of
 * those still in lie beside them and are tapped away when their owner leaves.
 */
export function AlarmOnly({ onClose }: { readonly onClose: () => void }) {
  const [cards, setCards] = useState<readonly string[]>(readAlarm);
  const active = threatsOn(cards);
  const change = (next: readonly string[]) => {
    saveAlarm(next);
    setCards(next);
  };
  const failed = THREAT_KINDS.filter((kind) => active[kind] >= SAME_KIND_FAILS);
  const alarms = alarmsIn(active);
  const wouldFail = (card: string) =>
    THREAT_KINDS.some((kind) => active[kind] + threatsOn([card])[kind] >= SAME_KIND_FAILS);
  return (
    <section class="alarm-only" aria-labelledby="aid-prompt">
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {m.poilus_aid_only_alarm()}
      </h2>
      <ThreatCounts active={active} effect={NO_EFFECT} />
      <p
        class={failed.length > 0 ? 'alarm alarm--fails' : alarms ? 'alarm' : 'alarm alarm--calm'}
        role="status"
      >
        {failed.length > 0
          ? m.poilus_aid_alarm_fails({ kinds: listed(failed.map((kind) => KIND_NAMES[kind]())) })
          : alarms
            ? m.poilus_aid_alarm({ kinds: alarms })
            : m.poilus_aid_only_alarm_hint()}
      </p>
      <ul class="alarm-only__cards" aria-label={m.poilus_no_mans_land()}>
        {cards.map((card, place) => (
          <li key={`${card} ${place}`}>
            <button
              type="button"
              class="playing-card"
              aria-label={m.poilus_aid_take_away({ card: cardInWords(card) })}
              onClick={() => change(cards.filter((_, n) => n !== place))}
            >
              <PoilusCardFace card={card} />
            </button>
          </li>
        ))}
      </ul>
      <ThreatSheet
        label={m.poilus_aid_cards()}
        fails={wouldFail}
        onTell={(card) => change([...cards, card])}
      />
      <FearSheet cards={cards} fails={wouldFail} onTell={(card) => change([...cards, card])} />
      <div class="aid-buttons">
        <button
          type="button"
          class="aid-secondary"
          disabled={cards.length === 0}
          onClick={() => change(cards.slice(0, -1))}
        >
          <Undo2 aria-hidden="true" /> {m.poilus_aid_last_back()}
        </button>
        <button
          type="button"
          class="aid-secondary"
          disabled={cards.length === 0}
          onClick={() => change([])}
        >
          <Eraser aria-hidden="true" /> {m.poilus_aid_clear()}
        </button>
        <button type="button" class="aid-primary" onClick={onClose}>
          {m.poilus_aid_whole()}
        </button>
      </div>
    </section>
  );
}
