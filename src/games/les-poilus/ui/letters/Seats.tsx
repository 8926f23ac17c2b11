import type { Seat } from '#games/les-poilus/engine/index.ts';
import '#play/ui/style/together.css';

interface Props {
  readonly names: readonly string[];
  readonly onSit: (seat: Seat) => void;
}

/** Everybody by name, for whoever says which one they are. */
export const Seats = ({ names, onSit }: Props) => (
  <div class="devices__seats">
    {names.map((name, seat) => (
      <button key={seat} type="button" class="aid-secondary" onClick={() => onSit(seat)}>
        {name}
      </button>
    ))}
  </div>
);
