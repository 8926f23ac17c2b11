import * as m from '#messages';

/** The cards that go from Morale to Trials, to be counted with a finger. */
export function DropCards({ count }: { readonly count: number }) {
  return (
    <p class="drop-cards" role="img" aria-label={m.poilus_aid_cards_to_move({ count })}>
      {Array.from({ length: count }, (_, n) => (
        <i key={n} />
      ))}
    </p>
  );
}
