import { createContext } from 'preact';
import type { PlayPageProps } from '#play/ui/frame/PlaySession.tsx';

/** What the page hands to the aid, where a device that was only to show a game takes part in it. */
export const TablePage = createContext<(PlayPageProps & { readonly language: string }) | undefined>(
  undefined,
);
