import { EXITS, type ExitId, type LocationId } from '#games/maquis/data/index.ts';
import { disc, line, type Scene } from '#rulebook/picture/scene.ts';
import { at, closedPlace, closedRoad, exitCard, pawn, town } from './parts.ts';

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
