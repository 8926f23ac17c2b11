import { createContext } from 'preact';
import * as m from '#messages';
import type { PlayPageProps } from '#play/ui/frame/PlaySession.tsx';

const NAMES = [m.ablaze_side_maquis, m.ablaze_side_german] as const;

/** The sides in the order of their seats at a table of devices. */
export const seatNames = (): readonly string[] => NAMES.map((name) => name());

export const seatName = (seat: number): string => seatNames()[seat] ?? '';

/** What the page hands to the aid, where a device that was only to show a game takes part in it. */
export const TablePage = createContext<(PlayPageProps & { readonly language: string }) | undefined>(
  undefined,
);
