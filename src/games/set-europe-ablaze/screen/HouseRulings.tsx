import * as m from '#messages';
import {
  chosen,
  HOUSE_OPTIONS,
  HOUSE_RULINGS,
  type HouseRuling,
  RULINGS,
} from '../data/rulings.ts';
import { HOUSE_NAMES, optionName } from '../words/house.ts';
import { Case } from './Case.tsx';

type Rulings = Readonly<Record<string, string>>;

interface Props {
  readonly rulings: Rulings;
  readonly onChange: (rulings: Rulings) => void;
}

const caseAt = (id: HouseRuling): string => RULINGS.find((one) => one.id === id)?.case ?? '';

/** The choices a group has made, but for those that are this book's own. */
export const made = (rulings: Rulings): Rulings =>
  Object.fromEntries(
    HOUSE_RULINGS.flatMap((id) => {
      const choice = chosen(rulings, id);
      return choice === HOUSE_OPTIONS[id][0] ? [] : [[id, choice]];
    }),
  );

/** Every ruling that offers a choice, with its case. */
export function HouseRulings({ rulings, onChange }: Props) {
  return (
    <div class="sea-fields sea-house">
      <p class="aid-hint">{m.ablaze_house_hint()}</p>
      {HOUSE_RULINGS.map((id) => (
        <div class="sea-house__row" key={id}>
          <label class="aid-field">
            {HOUSE_NAMES[id]()}
            <select
              value={chosen(rulings, id)}
              onChange={({ currentTarget }) =>
                onChange(made({ ...made(rulings), [id]: currentTarget.value }))
              }
            >
              {HOUSE_OPTIONS[id].map((option, nth) => (
                <option key={option} value={option}>
                  {nth === 0
                    ? m.ablaze_house_default({ option: optionName(id, option) })
                    : optionName(id, option)}
                </option>
              ))}
            </select>
          </label>
          <Case of={caseAt(id)} />
        </div>
      ))}
    </div>
  );
}

/** The choices of a game that is under way, to be read. */
export function HouseRulingsMade({ rulings }: Pick<Props, 'rulings'>) {
  const choices = Object.entries(made(rulings)) as [HouseRuling, string][];
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
