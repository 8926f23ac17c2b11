import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import { CHOICE_MADE } from '#shared/page/page-events.ts';
import { localText, writeLocalText } from '#shared/storage/local-storage.ts';
import { CARD_NAMES_KEY, type CardNames } from '../card-names-key.ts';
import { nameHardshipsBy } from '../i18n/names.ts';

const ENGLISH: CardNames = 'english';
const SITE: CardNames = 'site';

const wantsEnglish = (): boolean => localText(CARD_NAMES_KEY) === ENGLISH;

/**
 * Calls the cards as somebody wants to read them, in the whole room that stands below. The names in print
 * come in a file of their own, for those who ask for them.
 */
export function useCardNames(): void {
  const [, setTimes] = useState(0);
  useEffect(() => {
    const follow = async () => {
      const { nameAsOnEnglishCards } = wantsEnglish()
        ? await import('../i18n/english-cards.ts')
        : {};
      if (wantsEnglish()) nameAsOnEnglishCards?.();
      else nameHardshipsBy(undefined);
      setTimes((times) => times + 1);
    };
    const chosen = () => void follow();
    if (wantsEnglish()) chosen();
    document.addEventListener(CHOICE_MADE, chosen);
    return () => document.removeEventListener(CHOICE_MADE, chosen);
  }, []);
}

/** Whether the cards have their names in print, for owners of the English edition. */
export function CardNamesSwitch() {
  const [isEnglish, setEnglish] = useState(wantsEnglish);
  return (
    <CheckBox
      name={m.poilus_card_names_english()}
      isOn={isEnglish}
      onChange={(checked) => {
        setEnglish(checked);
        writeLocalText(CARD_NAMES_KEY, checked ? ENGLISH : SITE);
        document.dispatchEvent(new Event(CHOICE_MADE));
      }}
    />
  );
}
