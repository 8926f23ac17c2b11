import type { JSX } from 'preact';
import type { MissionId } from '#games/resist/data/index.ts';

/*
 * Our own small drawings of the Missions, 26 by 26: `g` is a body in grey, `f` is filled.
 */
const DRAWINGS: Readonly<Record<MissionId, JSX.Element>> = {
  barracks: (
    <>
      <path class="g" d="M2 13h22v9H2z" />
      <path d="M1 13l4-5h16l4 5zM6 22v-5h3v5M12 16h3v3h-3zM18 16h3v3h-3z" />
    </>
  ),
  border: (
    <>
      <path class="g" d="M3 9h5v13H3z" />
      <path class="f" d="M8 11l16-5v2.400L8 13.500z" />
      <path d="M2 9h7M5.500 5v4M1 22h24M24 22v-4" />
    </>
  ),
  'mountain-pass': (
    <>
      <path class="g" d="M1 22L9 5l5 10 3-6 8 13z" />
      <path d="M11 22c0-4 4-4 2-8" />
    </>
  ),
  valley: (
    <>
      <path class="g" d="M1 20L8 8l5 7 4-5 8 10z" />
      <path d="M3 23c5-3 15-3 20 0" />
    </>
  ),
  'railroad-bridge': (
    <>
      <path class="g" d="M5.500 21a7.500 8 0 0 1 15 0z" />
      <path d="M1 9h24M1 12h24M3 12v9M23 12v9M1 21h24M5 6.500V9M10 6.500V9M15 6.500V9M20 6.500V9M3 6.500h20" />
    </>
  ),
  officer: (
    <>
      <path class="f" d="M6 9c1-6 13-6 14 0l1.500 1.500h-17z" />
      <path d="M8.500 11c0 7 9 7 9 0" />
      <path class="g" d="M3 24c1-6 5-7 10-7s9 1 10 7z" />
    </>
  ),
  villa: (
    <>
      <path class="g" d="M3 11h20v11H3z" />
      <path class="f" d="M1.500 11L13 4l11.500 7z" />
      <path d="M6.500 14v8M10.500 14v8M15.500 14v8M19.500 14v8" />
    </>
  ),
  bunker: (
    <>
      <path class="g" d="M2 21c0-12 22-12 22 0z" />
      <path class="f" d="M8 15h10v2.600H8z" />
      <path d="M1 21h24" />
    </>
  ),
  convoy: (
    <>
      <path class="g" d="M2 8h13v10H2z" />
      <path d="M15 11h5l4 4v3h-9z" />
      <circle class="f" cx="7" cy="19.500" r="2.600" />
      <circle class="f" cx="19" cy="19.500" r="2.600" />
    </>
  ),
  prison: (
    <>
      <path class="g" d="M3 6h20v16H3z" />
      <path d="M7 6v16M11 6v16M15 6v16M19 6v16M3 14h20" />
    </>
  ),
  'counter-guerrilla-hq': (
    <>
      <path class="g" d="M4 10h18v12H4z" />
      <path class="f" d="M11 16h4v6h-4z" />
      <path d="M13 10V2.500M13 3h6l-1.500 2L19 7h-6M7 13.500h2.500M16.500 13.500H19M2 22h22" />
    </>
  ),
  caves: (
    <>
      <path class="g" d="M1 22L10 5l4 6 2-3 9 14z" />
      <path class="f" d="M9 22c0-7 8-7 8 0z" />
    </>
  ),
  'take-back-farmhouse': (
    <>
      <path class="g" d="M6 12h14v10H6z" />
      <path d="M4 13l9-8 9 8M11 22v-5h4v5M1 22h24" />
      <path class="f" d="M17 5h3v5l-3-2.500z" />
    </>
  ),
  'steal-supplies': (
    <>
      <path class="g" d="M4 11h18v11H4z" />
      <path d="M4 15h18M13 11v11M8 11V8h10v3" />
      <path class="f" d="M11 15h4v3h-4z" />
    </>
  ),
  'defend-farmhouse': (
    <>
      <path class="g" d="M6 12h14v8H6z" />
      <path d="M4 13l9-8 9 8M2 23h22M2 20v3M7 20v3M12 20v3M17 20v3M24 20v3M2 21.500h22" />
    </>
  ),
  'train-depot': (
    <>
      <path class="g" d="M5 8h11v9H5z" />
      <path d="M16 11h6v6h-6M19 11V6.500M7 8V4h6v4" />
      <circle class="f" cx="8.500" cy="19.500" r="2.500" />
      <circle class="f" cx="14.500" cy="19.500" r="2.500" />
      <circle class="f" cx="20.500" cy="19.500" r="2" />
    </>
  ),
  crossroads: <path d="M13 24V3M13 5h8l3 2.500-3 2.500h-8M13 12H6l-3 2.500L6 17h7" />,
  'police-station': (
    <>
      <path class="g" d="M3 9h20v13H3z" />
      <path d="M1.500 9L13 3.500 24.500 9z" />
      <path
        class="f"
        d="M13 11l1.300 2.700 3 .4-2.200 2 .6 3-2.700-1.500-2.700 1.500.6-3-2.200-2 3-.4z"
      />
    </>
  ),
  'mayors-house': (
    <>
      <path class="g" d="M4 10h18v12H4z" />
      <path d="M2 10h22M13 10V5M13 5h4.500v2.500H13M9 22v-6h8v6M7 13h2M17 13h2M7 22h12" />
    </>
  ),
  'franco-hq': (
    <>
      <path class="g" d="M7 8h12v14H7zM2 13h5v9H2zM19 13h5v9h-5z" />
      <path d="M5 8h16M13 8V2M13 2.500h5v2.500h-5M10 11.500h2M14 11.500h2M10 15h2M14 15h2" />
      <path class="f" d="M11 18h4v4h-4z" />
    </>
  ),
};

/** A Mission, drawn small; its name stands beside it. */
export const MissionDrawing = ({ of }: { readonly of: MissionId }) => (
  <svg class="drawing" viewBox="0 0 26 26" aria-hidden="true">
    {DRAWINGS[of]}
  </svg>
);
