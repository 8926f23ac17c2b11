import { EXITS, type ExitId, type LocationId } from '#games/maquis/data/index.ts';
import * as m from '#messages';
import {
  box,
  crossed,
  disc,
  line,
  paragraph,
  type Scene,
  type Shape,
} from '#rulebook/picture/scene.ts';
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
  return [disc(x, y, 11, 'back'), line(`M${x - 5} ${y}l4 5 7-10`, 'stroke')];
};

/** A gun: a barrel on its stand. */
const gun = (x: number, y: number) => [
  disc(x, y, 11, 'mine'),
  line(`M${x - 6} ${y + 6}l6-5 6 5m-6-5l5-8`, 'stroke'),
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
  return crossed((ax + bx) / 2 - 9, (ay + by) / 2 - 9, 18, 18);
}

/** A place that nobody can use. */
function closedPlace(id: LocationId, top: number): Shape {
  const [x, y] = at(id, top);
  return crossed(x - 12, y - 12, 24, 24);
}

/** A mission card at the end of its road, named where it is the one the picture is about. */
function exitCard(id: ExitId, top: number, isNamed: boolean): readonly Shape[] {
  const [x, y] = at(id, top);
  return [
    box(x - 26, y - 16, 52, 32, 'sheet'),
    ...(isNamed ? paragraph(x, y + 4, m.maquis_picture_mission(), 50) : []),
  ];
}

/** The places that the missions name, as the cards of the second edition show them. */
export const MANSION_VISITS = [
  'rue-baradat',
  'pont-leveque',
  'pont-du-nord',
] as const satisfies readonly LocationId[];
export const DOUBLE_AGENT_VISITS = [
  'pont-leveque',
  'doctor',
  'radio-a',
  'rue-baradat',
  'poor-district',
  'pont-du-nord',
] as const satisfies readonly LocationId[];
export const PARADE_ROAD = ['rue-baradat', 'fence'] as const satisfies readonly LocationId[];
export const SCENE_BRIDGES = [
  ['black-market', 'poor-district'],
  ['black-market', 'pont-du-nord'],
] as const satisfies readonly (readonly [LocationId, LocationId])[];
export const SHUT_PLACES = [
  'field-east',
  'spare-room-south-east',
] as const satisfies readonly LocationId[];
export const GUN_PLACES = [
  'field-west',
  'field-east',
  'rue-baradat',
  'black-market',
] as const satisfies readonly LocationId[];

/** The pictures of the boxed missions, by the name a chapter calls them by. */
export const MISSION_SCENES = {
  parade: () =>
    onBoard({
      closedRoads: [PARADE_ROAD],
      workers: ['rue-baradat'],
      police: ['doctor'],
      named: ['doctor'],
    }),
  mansion: () => onBoard({ marked: MANSION_VISITS, card: 'east-exit' }),
  'double-agent': () => onBoard({ marked: DOUBLE_AGENT_VISITS }),
  bridges: () => onBoard({ closedRoads: SCENE_BRIDGES, named: ['pont-leveque'] }),
  officer: () => onBoard({ closedPlaces: SHUT_PLACES }),
  guns: () => {
    const scene = onBoard({ guns: GUN_PLACES, card: 'east-exit' });
    const [x, y] = at('east-exit', TOP);
    return { ...scene, shapes: [...scene.shapes, ...gun(x + 42, y)] };
  },
} as const satisfies Readonly<Record<string, () => Scene>>;
