import { EXITS, type ExitId, type LocationId } from '#games/maquis/data/index.ts';
import * as m from '#messages';
import { draw, type Scene, type Shape } from '#rulebook/picture/scene.ts';
import { at, pawn, town } from './parts.ts';

/*
 * What a mission of the boxed editions does on the board: places to visit, roads and places it closes.
 */

interface MissionOnBoard {
  /** Places to visit. */
  readonly marked?: readonly LocationId[];
  /** Places with a gun. */
  readonly guns?: readonly LocationId[];
  readonly closedRoads?: readonly (readonly [LocationId, LocationId])[];
  readonly closedPlaces?: readonly LocationId[];
  readonly workers?: readonly LocationId[];
  readonly police?: readonly LocationId[];
  /** Places named that nothing else is drawn on. */
  readonly named?: readonly LocationId[];
  /** Where the mission of the picture lies. */
  readonly card?: ExitId;
}

const TOP = 32;

/** A tick on a place that has to be visited. */
const tick = (id: LocationId) => {
  const [x, y] = at(id, TOP);
  return [draw.disc(x, y, 11, 'back'), draw.line(`M${x - 5} ${y}l4 5 7-10`, 'stroke')];
};

/** A gun: a barrel on its stand. */
const gun = (x: number, y: number) => [
  draw.disc(x, y, 11, 'mine'),
  draw.line(`M${x - 6} ${y + 6}l6-5 6 5m-6-5l5-8`, 'stroke'),
];

function onBoard({
  marked = [],
  guns = [],
  closedRoads = [],
  closedPlaces = [],
  workers = [],
  police = [],
  named = [],
  card,
}: MissionOnBoard): Scene {
  const places = [
    ...new Set([...marked, ...guns, ...closedPlaces, ...closedRoads.flat(), ...named]),
  ];
  return {
    width: 360,
    height: 344,
    shapes: [
      ...town({ top: TOP, named: [...places, 'safe-house'], exits: card !== undefined }),
      ...(card ? EXITS.flatMap((exit) => exitCard(exit, TOP, exit === card)) : []),
      ...marked.flatMap(tick),
      ...guns.flatMap((id) => gun(...at(id, TOP))),
      ...closedPlaces.map((id) => closedPlace(id, TOP)),
      ...closedRoads.map(([a, b]) => closedRoad(a, b, TOP)),
      ...workers.flatMap((id) => pawn(...at(id, TOP), 'worker')),
      ...police.flatMap((id) => pawn(...at(id, TOP), 'police')),
    ],
  };
}

/** A road that nobody can use: a cross on the middle of it. */
function closedRoad(a: LocationId, b: LocationId, top: number): Shape {
  const [ax, ay] = at(a, top);
  const [bx, by] = at(b, top);
  return draw.crossed((ax + bx) / 2 - 9, (ay + by) / 2 - 9, 18, 18);
}

/** A place that nobody can use. */
function closedPlace(id: LocationId, top: number): Shape {
  const [x, y] = at(id, top);
  return draw.crossed(x - 12, y - 12, 24, 24);
}

/** A mission card at the end of its road, named where it is the one the picture is about. */
function exitCard(id: ExitId, top: number, isNamed: boolean): readonly Shape[] {
  const [x, y] = at(id, top);
  return [
    draw.box(x - 26, y - 16, 52, 32, 'sheet'),
    ...(isNamed ? draw.paragraph(x, y + 4, m.maquis_picture_mission(), 50) : []),
  ];
}

/** What the missions do on the board, as the cards of the second edition show it. */
export const MISSIONS_ON_BOARD = {
  parade: {
    closedRoads: [['rue-baradat', 'fence']],
    workers: ['rue-baradat'],
    police: ['doctor'],
    named: ['doctor'],
  },
  mansion: { marked: ['rue-baradat', 'pont-leveque', 'pont-du-nord'], card: 'east-exit' },
  'double-agent': {
    marked: ['pont-leveque', 'doctor', 'radio-a', 'rue-baradat', 'poor-district', 'pont-du-nord'],
  },
  bridges: {
    closedRoads: [
      ['black-market', 'poor-district'],
      ['black-market', 'pont-du-nord'],
    ],
    named: ['pont-leveque'],
  },
  officer: { closedPlaces: ['field-east', 'spare-room-south-east'] },
  guns: { guns: ['field-west', 'field-east', 'rue-baradat', 'black-market'], card: 'east-exit' },
} as const satisfies Readonly<Record<string, MissionOnBoard>>;

/** The pictures of the boxed missions, by the name a chapter calls them by. */
export const MISSION_SCENES = {
  parade: () => onBoard(MISSIONS_ON_BOARD.parade),
  mansion: () => onBoard(MISSIONS_ON_BOARD.mansion),
  'double-agent': () => onBoard(MISSIONS_ON_BOARD['double-agent']),
  bridges: () => onBoard(MISSIONS_ON_BOARD.bridges),
  officer: () => onBoard(MISSIONS_ON_BOARD.officer),
  guns: () => {
    const scene = onBoard(MISSIONS_ON_BOARD.guns);
    const [x, y] = at('east-exit', TOP);
    return { ...scene, shapes: [...scene.shapes, ...gun(x + 42, y)] };
  },
} as const satisfies Readonly<Record<string, () => Scene>>;
