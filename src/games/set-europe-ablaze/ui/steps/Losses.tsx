import type {
  ChoiceOption,
  Decision,
  ResultChoice,
} from '#games/set-europe-ablaze/engine/resolve/index.ts';
import { chosenOption } from '#games/set-europe-ablaze/engine/resolve/index.ts';
import { lossName, takenName } from '#games/set-europe-ablaze/i18n/effects.ts';
import { SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import * as m from '#messages';
import { Barred } from '../Barred.tsx';
import { Case } from '../Case.tsx';
import { useSea } from '../sea.ts';
import { Panel } from './Panel.tsx';

interface LossesProps {
  readonly decision: Decision;
  readonly onChoose: (choice: ResultChoice) => void;
}

/** A piece to decide on: what may be chosen, by whom, with its price; the rest with its case (8.6.9). */
export function Losses({ decision, onChoose }: LossesProps) {
  const { nameOf } = useSea();
  const { ask, chooser, as, how, nth = 1, of = 1, options, barred = [] } = decision;
  const nameOfOption = (option: ChoiceOption): string => {
    if (ask === 'repair') return nameOf(String(option.area));
    if (ask === 'instead' && option.instead === null) return m.ablaze_loss_as_picked();
    const what = ask === 'instead' ? decision.what : option.what;
    return takenName(how, { ...option, what });
  };
  const title =
    ask === 'instead'
      ? m.ablaze_aid_in_its_place({ what: lossName(decision.what ?? '') })
      : ask === 'repair'
        ? m.ablaze_aid_repair_where({ nth, of })
        : how !== undefined
          ? m.ablaze_aid_taken_from({ nth, of })
          : m.ablaze_aid_loss({ nth, of });
  return (
    <Panel title={title} side={m.ablaze_aid_chooses({ side: SIDE_NAMES[chooser]() })}>
      {ask === 'lose' && how === undefined && (
        <p class="aid-hint">
          {as === 'opponent' ? m.ablaze_aid_pick({ nth, of }) : m.ablaze_aid_loss_why()}{' '}
          <Case of={options[0]?.case ?? ''} />
        </p>
      )}
      <ul class="sea-losses">
        {options.map((option) => (
          <li key={JSON.stringify(chosenOption(option))}>
            <button type="button" class="aid-choice" onClick={() => onChoose(chosenOption(option))}>
              <span>{nameOfOption(option)} </span>
            </button>
            <Case of={option.case ?? ''} />
          </li>
        ))}
        {options.filter(isOfDetachment).map((option) => (
          <li key={`expert ${JSON.stringify(chosenOption(option))}`}>
            <button
              type="button"
              class="aid-choice"
              onClick={() => onChoose({ ...chosenOption(option), expert: true })}
            >
              <span>{m.ablaze_loss_expert({ what: nameOfOption(option) })} </span>
            </button>
            <Case of="8.6.9c" />
          </li>
        ))}
      </ul>
      {barred.length > 0 && (
        <details class="sea-fold">
          <summary>{m.ablaze_aid_not_open()}</summary>
          <ul class="sea-losses">
            {barred.map((option) => (
              <li key={JSON.stringify(chosenOption(option))} data-barred="true">
                <button type="button" class="aid-choice" disabled>
                  <span>
                    {nameOfOption(option)} <Barred of={option.case ?? ''} isLinked />
                  </span>
                </button>
                <Case of={option.case ?? ''} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );

  function isOfDetachment({ what, instead }: ChoiceOption): boolean {
    return instead === 'deceive' || (how === 'deceive' && what === 'detachment');
  }
}
