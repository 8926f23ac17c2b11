import { Icon as Drawn } from '#play/ui/parts/Icon.tsx';
import './style/goods.css';

/** Small signs in a box of 24 by 24, drawn in the ink of the text around them. */
const SIGNS = {
  airdrop:
    'M2 12C2 6 6.4 2 12 2S22 6 22 12C20 10.4 17 10.4 15.4 12C14 10.4 10 10.4 8.6 12C7 10.4 4 10.4 2 12ZM2 12L10 18M22 12L14 18M8.6 12L11 18M15.4 12L13 18M9 17.5H15V22.5H9Z',
  collect: 'M4 9H20V21H4ZM4 13H20M12 1V8M9 5.4L12 8.4L15 5.4',
  room: 'M1.8 12a4.9 4.9 0 1 1 9.8 0a4.9 4.9 0 1 1-9.8 0ZM11.6 12H22.4V16.6M18 12V15.6',
  morale:
    'M12 21C4.4 15.4 2 11.8 2 8.2A4.9 4.9 0 0 1 12 6.6A4.9 4.9 0 0 1 22 8.2C22 11.8 19.6 15.4 12 21Z',
  day: 'M3.5 5H20.5V21H3.5ZM3.5 10H20.5M8 2V7M16 2V7',
  cards: 'M7 3H20V18H7ZM4 6V21H17',
  train: 'M6 2.5H18V16.5H6ZM6 9.5H18M9 13H9.1M15 13H15.1M8.5 16.5L5.5 21.5M15.5 16.5L18.5 21.5',
} as const;

/** A sign for what is neither goods nor pawn; the words beside it must name it. */
export const TownIcon = ({ sign }: { sign: keyof typeof SIGNS }) => (
  <Drawn path={SIGNS[sign]} name={sign} />
);
