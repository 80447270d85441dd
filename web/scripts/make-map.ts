/**
 * Draws the outlines of the map of Collier and Lee County into `src/components/site/map/outline.ts`: the land from Natural
 * Earth (`world-atlas`), the county lines from the Census Bureau (`us-atlas`), both in the public domain. Run it
 * (`npm run map -w web`) after a change here; its output is committed. For other counties change their ids, the view and
 * the islands.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Point = [longitude: number, latitude: number];
type Ring = Point[];

const view = { west: -82.28, east: -81.12, south: 25.79, north: 26.74 };
const width = 1000;
/** A degree of longitude is shorter than one of latitude. */
const shrink = Math.cos((((view.south + view.north) / 2) * Math.PI) / 180);
const scale = width / ((view.east - view.west) * shrink);
const height = Math.round((view.north - view.south) * scale);

/** Beyond the edge of the view, so that no edge of it is drawn as a coast. */
const margin = 0.05;
const farWest = -82.6;
const counties = {
  collier: { id: '12021', sea: [25.6, 26.33] },
  lee: { id: '12071', sea: [26.33, 26.771] },
};

/** Islands that the data leaves out and on which people live, by hand. */
const islands: Ring[] = [
  // Estero Island: Fort Myers Beach.
  [
    [-81.968, 26.464],
    [-81.955, 26.468],
    [-81.935, 26.452],
    [-81.908, 26.428],
    [-81.892, 26.406],
    [-81.902, 26.41],
    [-81.93, 26.437],
  ],
  // Isles of Capri.
  [
    [-81.742, 25.984],
    [-81.732, 25.992],
    [-81.716, 25.99],
    [-81.714, 25.976],
    [-81.728, 25.971],
    [-81.739, 25.974],
  ],
];

async function polygonsOf(file: string, object: string, ids?: string[]): Promise<Ring[][]> {
  const text = await readFile(path.resolve(import.meta.dirname, '../../node_modules', file), 'utf8');
  const topology = JSON.parse(text) as Topology;
  const { features } = feature(topology, topology.objects[object] as GeometryCollection);
  return features
    .filter(({ id }) => !ids || ids.includes(String(id)))
    .flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return [geometry.coordinates as Ring[]];
      return geometry.type === 'MultiPolygon' ? (geometry.coordinates as Ring[][]) : [];
    });
}

/** The part of a ring on one side of a line of longitude or latitude (Sutherland and Hodgman). */
function cut(ring: Ring, axis: 0 | 1, limit: number, keepsAbove: boolean): Ring {
  const isInside = (point: Point) => (keepsAbove ? point[axis] >= limit : point[axis] <= limit);
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const part = (limit - before[axis]) / (point[axis] - before[axis]);
    const crossing: Point = [
      before[0] + part * (point[0] - before[0]),
      before[1] + part * (point[1] - before[1]),
    ];
    const crosses = isInside(before) !== isInside(point);
    return [...(crosses ? [crossing] : []), ...(isInside(point) ? [point] : [])];
  });
}

const cutToView = (ring: Ring): Ring =>
  [
    [0, view.west - margin, true],
    [0, view.east + margin, false],
    [1, view.south - margin, true],
    [1, view.north + margin, false],
  ].reduce((rest, [axis, limit, above]) => cut(rest, axis as 0 | 1, limit as number, above as boolean), ring);

const project = ([longitude, latitude]: Point): [x: number, y: number] => [
  Math.round((longitude - view.west) * shrink * scale),
  Math.round((view.north - latitude) * scale),
];

/** A ring in whole units, each point relative to the one before. */
function pathOf(ring: Ring): string {
  const points = ring.map(project);
  const steps = points.map(([x, y], index) => {
    const before = points[index - 1];
    return before ? [x - before[0], y - before[1]] : [x, y];
  });
  const [first, ...rest] = steps.filter(([x, y], index) => index === 0 || x !== 0 || y !== 0);
  return `M${first?.join(' ')}l${rest.map((step) => step.join(' ')).join(' ')}z`;
}

/** A county with its share of the Gulf: its lines with other counties, closed far off the coast. */
async function countyRing({ id, sea }: { id: string; sea: number[] }): Promise<Ring> {
  const all = await polygonsOf('us-atlas/counties-10m.json', 'counties');
  const [own] = await polygonsOf('us-atlas/counties-10m.json', 'counties', [id]);
  const outer = own?.[0]?.slice(0, -1) ?? [];
  const uses = new Map<string, number>();
  for (const polygon of all)
    for (const point of polygon[0]?.slice(1) ?? [])
      uses.set(String(point), (uses.get(String(point)) ?? 0) + 1);
  const inland = outer.filter((point) => (uses.get(String(point)) ?? 0) > 1);
  const [south = 0, north = 0] = sea;
  const corners: Ring = [
    [farWest, south],
    [farWest, north],
  ];
  // The inland line runs clockwise from the northern coast to the southern one.
  return [...inland, ...(south < 26 ? [[inland.at(-1)?.[0] ?? 0, south] as Point] : []), ...corners];
}

const land = (await polygonsOf('world-atlas/land-10m.json', 'land'))
  .map(([outer = []]) => cutToView(outer.slice(0, -1)))
  .concat(islands)
  .filter((ring) => ring.length > 2);

await writeFile(
  path.resolve(import.meta.dirname, '../src/components/site/map/outline.ts'),
  `// Written by scripts/make-map.ts; a change here is lost.

/** What the map shows, in degrees. */
export const view = ${JSON.stringify(view)};

/** The size of the drawing, in its own units. */
export const size = ${JSON.stringify({ width, height })};

/** The coast, from Natural Earth. */
export const land =
  '${land.map(pathOf).join('')}';

/** The counties with their share of the Gulf, from the Census Bureau. */
export const counties = ${JSON.stringify(
    {
      collier: pathOf(await countyRing(counties.collier)),
      lee: pathOf(await countyRing(counties.lee)),
    },
    null,
    2,
  )};
`,
);
