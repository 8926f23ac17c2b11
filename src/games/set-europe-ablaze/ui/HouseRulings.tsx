import * as m from '#messages';
import { Select } from '#play/ui/parts/Select.tsx';
import {
  choicesMade,
  chosen,
  HOUSE_OPTIONS,
  HOUSE_RULINGS,
  type HouseRuling,
} from '../data/house-options.ts';
import { RULED } from '../data/ruling-list.ts';
import { HOUSE_NAMES, optionName } from '../i18n/house.ts';
import { Case } from './Case.tsx';

type Rulings = Readonly<Record<string, string>>;

interface Props {
  readonly rulings: Rulings;
  readonly onChange: (rulings: Rulings) => void;
}

const caseAt = (id: HouseRuling): string => RULED.find((one) => one.id === id)?.case ?? '';

/** Every ruling that offers a choice, with its case. */
export function HouseRulings({ rulings, onChange }: Props) {
  return (
    <div class="sea-fields sea-house">
      <p class="aid-hint">{m.ablaze_house_hint()}</p>
      {HOUSE_RULINGS.map((id) => (
        <div class="sea-house__row" key={id}>
          <Select<string>
            legend={HOUSE_NAMES[id]()}
            values={HOUSE_OPTIONS[id]}
            value={chosen(rulings, id)}
            label={(option) =>
              option === HOUSE_OPTIONS[id][0]
                ? m.ablaze_house_default({ option: optionName(id, option) })
                : optionName(id, option)
            }
            onChoose={(option) => onChange(choicesMade({ ...choicesMade(rulings), [id]: option }))}
          />
          <Case of={caseAt(id)} />
        </div>
      ))}
    </div>
  );
}

/** The choices of a game that is under way, to be read. */
export function HouseRulingsMade({ rulings }: Pick<Props, 'rulings'>) {
  const choices = Object.entries(choicesMade(rulings)) as [HouseRuling, string][];
  if (choices.length === 0) return <p class="aid-hint">{m.ablaze_house_none()}</p>;
  return (
    <ul>
      {choices.map(([id, choice]) => (
        <li key={id}>
          {HOUSE_NAMES[id]()}: <b>{optionName(id, choice)}</b> <Case of={caseAt(id)} />
        </li>
      ))}
    </ul>
  );
}
