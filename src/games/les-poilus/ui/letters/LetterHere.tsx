import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '#games/les-poilus/engine/index.ts';
import { whoIn } from '#games/les-poilus/i18n/names.ts';
import { type PoilusSaves, readLetter, takeLetter } from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import type { LinkFault } from '#play/links/link-types.ts';
import { gameIn, type Save } from '#play/saves/save.ts';
import { freshSave } from '#play/ui/frame/fresh-save.ts';
import type { SaveSelection } from '#play/ui/frame/PlaySession.tsx';
import { usePlayContext } from '#play/ui/frame/play-context.ts';
import { linkFaultText } from '#play/ui/share/link-fault-text.ts';
import { poilusPractice } from '../mode.ts';
import { keepOwnSeat, ownSeat } from './own-seat.ts';
import { Seats } from './Seats.tsx';

interface Props {
  readonly text: string;
  readonly shelf: SaveSelection<PoilusSaves>['shelf'];
  /** The letter is dealt with: the room goes on with its game. */
  readonly onDone: () => void;
}

type Kept = Save<PoilusSaves>;

/** What the letter asks of whoever opens it; nothing where its game opens at once. */
type Asked =
  | { readonly fault: LinkFault }
  /** Whose this device is. */
  | { readonly seatOf: Kept }
  | { readonly mine: Kept; readonly other: Kept; readonly move: number };

/** A letter that the page was opened with: the game here that it goes on with, or a game of its own. */
export function PoilusLetterHere({ text, shelf, onDone }: Props) {
  const { current, open, keep } = usePlayContext<PoilusSaves>();
  const [asked, setAsked] = useState<Asked>();
  const goOn = (save: Kept) => {
    if (ownSeat(save.id) === undefined) return setAsked({ seatOf: save });
    open(save);
    onDone();
  };
  const take = async () => {
    const read = readLetter(text);
    if ('fault' in read) return setAsked(read);
    const found =
      shelf.status === 'open' ? await shelf.shelf.find().catch(() => undefined) : undefined;
    const taken = takeLetter(read.letter, found?.saves ?? (current ? [current] : []));
    if (taken.how === 'known' || taken.how === 'further') return goOn(taken.save);
    const save = freshSave<PoilusSaves>(poilusPractice, taken.progress, branchedFrom(taken));
    if (taken.how === 'new') return goOn(save);
    const seat = ownSeat(taken.from.id);
    if (seat !== undefined) keepOwnSeat(save.id, seat);
    await keep(save);
    setAsked({ mine: taken.from, other: save, move: taken.move });
  };
  useEffect(() => void take(), []);
  if (!asked) return <p class="aid-hint">{m.play_loading()}</p>;
  const later = (
    <button type="button" class="aid-secondary" onClick={onDone}>
      {m.poilus_letter_not_now()}
    </button>
  );
  if ('fault' in asked) {
    return (
      <section class="aid-panel devices">
        <p class="aid-trouble" role="alert">
          {linkFaultText(asked.fault, '1')}
        </p>
        {later}
      </section>
    );
  }
  if ('mine' in asked) {
    return (
      <section class="aid-panel devices">
        <p class="aid-trouble" role="alert">
          {m.poilus_letter_parted({ move: asked.move })}
        </p>
        <button type="button" class="aid-secondary" onClick={() => goOn(asked.other)}>
          {m.poilus_letter_parted_open()}
        </button>
        <button type="button" class="aid-secondary" onClick={() => goOn(asked.mine)}>
          {m.poilus_letter_parted_mine()}
        </button>
      </section>
    );
  }
  const { seatOf } = asked;
  const sit = (seat: Seat) => {
    keepOwnSeat(seatOf.id, seat);
    goOn(seatOf);
  };
  return (
    <section class="aid-panel devices">
      <h2 class="aid-prompt">{m.poilus_letter_arrived()}</h2>
      <Seats names={namesIn(seatOf)} onSit={sit} />
      <p class="aid-hint">{m.poilus_letter_honour()}</p>
      {later}
    </section>
  );
}

/** A game that went another way belongs to the one here as a branch of it does. */
const branchedFrom = (taken: ReturnType<typeof takeLetter>) =>
  taken.how === 'parted' ? { branchOf: { id: taken.from.id, step: taken.step } } : {};

function namesIn(save: Kept): readonly string[] {
  const setUp = gameIn<PoilusSaves>(save)?.setUp;
  const names = 'names' in save.progress ? save.progress.names : [];
  return setUp ? setUp.soldiers.map((_, seat) => whoIn(setUp, names)(seat)) : [];
}
