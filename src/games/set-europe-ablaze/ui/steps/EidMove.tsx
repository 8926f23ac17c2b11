import {
  type EidPiece,
  eidPieces,
  eidPlaces,
} from '#games/set-europe-ablaze/engine/resolve/index.ts';
import { POOL_ASSET_NAMES } from '#games/set-europe-ablaze/i18n/pools.ts';
import * as m from '#messages';
import { useSea } from '../sea.ts';
import { Pick } from './Pick.tsx';

/** A piece of EID and its Area; no Area yet where none is chosen. */
export interface EidOnWay extends EidPiece {
  readonly area: string;
}

const HOW = {
  infiltrate: m.ablaze_aid_eid_infiltrate,
  deliver: m.ablaze_aid_eid_deliver,
  extract: m.ablaze_aid_eid_extract,
};

const keyOf = ({ what, how }: EidPiece): string => `${how} ${what}`;
const named = (piece: EidPiece): string =>
  HOW[piece.how]({
    what: piece.what === 'quiet' ? m.ablaze_aid_networks_quiet() : POOL_ASSET_NAMES[piece.what](),
  });

interface Props {
  readonly move: EidOnWay;
  readonly onChange: (move: EidOnWay) => void;
}

/** Which piece, and in which Area it may come or be taken home (8.3.1). */
export function EidMove({ move, onChange }: Props) {
  const { now, kept, nameOf } = useSea();
  const pieces = eidPieces(now, kept.tables);
  const { options, barred } = eidPlaces(now, kept.tables, move);
  if (pieces.length === 0) return <p class="aid-hint">{m.ablaze_aid_eid_none()}</p>;
  const isOpen = pieces.some((piece) => keyOf(piece) === keyOf(move));
  return (
    <>
      <Pick
        isLong
        label={m.ablaze_aid_what()}
        value={isOpen ? keyOf(move) : ''}
        options={pieces.map((piece) => ({ id: keyOf(piece), name: named(piece) }))}
        onChange={(id) => {
          const piece = pieces.find((one) => keyOf(one) === id);
          if (piece) onChange({ ...piece, area: '' });
        }}
      />
      <Pick
        label={m.ablaze_aid_area()}
        value={move.area}
        options={options.map(({ area }) => ({ id: String(area), name: nameOf(String(area)) }))}
        barred={barred.map((option) => ({
          id: String(option.area),
          name: `${nameOf(String(option.area))} (${option.case})`,
        }))}
        onChange={(area) => onChange({ ...move, area })}
      />
    </>
  );
}

/** The first piece that can go, in the selected Area where it can go there. */
export function firstOfEid(
  now: Parameters<typeof eidPieces>[0],
  tables: Parameters<typeof eidPieces>[1],
): EidOnWay {
  const { area } = now.impulse;
  const isHere = (piece: EidPiece) =>
    eidPlaces(now, tables, piece).options.some((option) => option.area === area);
  const pieces = eidPieces(now, tables);
  const here = pieces.find(isHere);
  const piece = here ?? pieces[0] ?? { what: 'network', how: 'infiltrate' };
  return { ...piece, area: here ? area : '' };
}
