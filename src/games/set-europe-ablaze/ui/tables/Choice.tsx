import * as m from '#messages';

interface ChoiceProps {
  readonly name: string;
  readonly value: string | undefined;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly at?: string;
  readonly onChange: (value: string | undefined) => void;
}

/** One word of a list; none until it is entered, and none again when it is taken back. */
export function TableChoice({ name, value, options, at, onChange }: ChoiceProps) {
  return (
    <label class="sea-cell" data-open={value === undefined}>
      <span>{name}</span>
      <select
        data-at={at}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      >
        <option value="">?</option>
        {options.map(([word, said]) => (
          <option key={word} value={word}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}

interface WordsProps {
  readonly name: string;
  readonly value: string | undefined;
  readonly most: number;
  readonly at?: string;
  readonly onChange: (value: string | undefined) => void;
}

/** The owner's own words. */
export const Words = ({ name, value, most, at, onChange }: WordsProps) => (
  <label class="sea-cell sea-cell--wide" data-open={value === undefined}>
    <span>{name}</span>
    <input
      type="text"
      data-at={at}
      value={value ?? ''}
      maxLength={most}
      placeholder="?"
      onChange={({ currentTarget }) => onChange(currentTarget.value.trim() || undefined)}
    />
  </label>
);

interface ChipsProps<Item extends string | number> {
  readonly name: string;
  readonly items: readonly (readonly [value: Item, name: string])[];
  readonly isOn: (item: Item) => boolean;
  readonly onTap: (item: Item) => void;
}

/** Things to tap, each in or out. */
export const Chips = <Item extends string | number>({
  name,
  items,
  isOn,
  onTap,
}: ChipsProps<Item>) => (
  <fieldset class="sea-chips" aria-label={name}>
    {items.map(([item, said]) => (
      <button type="button" key={item} aria-pressed={isOn(item)} onClick={() => onTap(item)}>
        {said}
      </button>
    ))}
  </fieldset>
);

interface LineButtonProps {
  readonly what: string;
  readonly onClick: () => void;
}

/** Takes a line out of a list. */
export const TakeOut = ({ what, onClick }: LineButtonProps) => (
  <button type="button" class="aid-secondary" onClick={onClick}>
    {m.ablaze_form_take_out({ what })}
  </button>
);

/** One more line of a list. */
export const OneMore = ({ what, onClick }: LineButtonProps) => (
  <button type="button" class="aid-secondary" onClick={onClick}>
    {m.ablaze_form_add({ what })}
  </button>
);
