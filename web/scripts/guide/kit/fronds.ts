import { palm } from '../../scenes/kit/colors.ts';
import { d, line, type Point } from '../../scenes/kit/svg.ts';
import type { GuideDrawing } from './guide-drawing.ts';
import { lit, shaded, tinted, type Tones } from './tinted.ts';

/** The line a leaf follows from (0, 0). Lengths are units of the drawing, angles degrees: 0 to the right, -90 up. */
export interface Arc {
  angle: number;
  length: number;
  /** How far its tip hangs below where a straight leaf would end. */
  droop: number;
}

/** A leaf with leaflets along both sides. */
export interface Feather extends Arc {
  leaflets: {
    /** On each side. */
    count: number;
    length: number;
    width: number;
    /** Angle to the midrib at the leaf's foot and at its tip. */
    spread?: readonly [number, number];
    /** How much they hang: 0 not at all, 1 as much as they stand out. */
    hang?: number;
    /** Where on the midrib they begin: 0 at its foot. */
    from?: number;
    /** How long the last ones are, as a share of the longest. */
    tip?: number;
  };
  /** Leaflets that stand towards the viewer, as a share of the others' length: a plume. */
  ruffle?: number;
  /** How wide its midrib is. */
  rib?: number;
}

const radians = (angle: number) => (angle * Math.PI) / 180;

/** The path of a leaf's midrib, and its points from foot (0) to tip (1). */
export function midrib({ angle, length, droop }: Arc): { path: string; at: (share: number) => Point } {
  const [ux, uy] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const knee: Point = [ux * length * 0.6, uy * length * 0.6 - droop * 0.1];
  const end: Point = [ux * length * (1 - (droop / length) * 0.18), uy * length + droop];
  const at = (t: number): Point => [
    2 * (1 - t) * t * knee[0] + t * t * end[0],
    2 * (1 - t) * t * knee[1] + t * t * end[1],
  ];
  return { path: d`M0 0Q${knee[0]} ${knee[1]} ${end[0]} ${end[1]}`, at };
}

/** A leaflet's length as a share of the longest: full before the middle, `tip` at the end. */
const fullness = (share: number, tip: number) =>
  share < 0.45
    ? 0.6 + 0.4 * (share / 0.45)
    : tip + (1 - tip) * Math.cos(((share - 0.45) / 0.55) * (Math.PI / 2));

/** The leaflets of the side that is turned up, of the other, and those towards the viewer. */
function feather({ leaflets, ruffle = 0, ...arc }: Feather) {
  const { count, width, spread = [70, 28], hang = 0.35, from = 0.14, tip = 0.35 } = leaflets;
  const { at } = midrib(arc);
  const isLeftwards = Math.cos(radians(arc.angle)) < 0;
  const paths = { upper: '', lower: '', ruffle: '' };
  for (let index = 0; index < count; index++) {
    const share = index / (count - 1);
    const t = from + (1 - from) * share;
    const [[x, y], [bx, by]] = [at(t), at(t - 0.03)];
    const step = Math.hypot(x - bx, y - by) || 1;
    const tangent: Point = [(x - bx) / step, (y - by) / step];
    const reach = leaflets.length * fullness(share, tip);
    const turn = spread[0] + (spread[1] - spread[0]) * share;
    for (const side of [1, -1] as const) {
      const looks = { side, turn, reach, width, hang };
      const isUpper = side < 0 !== isLeftwards;
      paths[isUpper ? 'upper' : 'lower'] += leaflet([x, y], tangent, looks);
      const isRuffled = ruffle > 0 && index % 2 === (side > 0 ? 1 : 0);
      if (isRuffled)
        paths.ruffle += leaflet([x, y], tangent, { ...looks, turn: turn * 0.45, reach: reach * ruffle });
    }
  }
  return paths;
}

/** Always drawn the same way round, so that two that cross leave no hole. */
function leaflet(
  [x, y]: Point,
  [tx, ty]: Point,
  {
    side,
    turn,
    reach,
    width,
    hang,
  }: { side: 1 | -1; turn: number; reach: number; width: number; hang: number },
): string {
  const [cos, sin] = [Math.cos(radians(turn * side)), Math.sin(radians(turn * side))];
  const out: Point = [tx * cos - ty * sin, tx * sin + ty * cos];
  const low: Point = [out[0], out[1] + hang];
  const size = Math.hypot(low[0], low[1]) || 1;
  const middle: Point = [x + out[0] * reach * 0.5, y + out[1] * reach * 0.5];
  const tip: Point = [middle[0] + (low[0] / size) * reach * 0.5, middle[1] + (low[1] / size) * reach * 0.5];
  const half = (width / 2) * side;
  const [from, to]: [Point, Point] = [
    [x - tx * half, y - ty * half],
    [x + tx * half, y + ty * half],
  ];
  const out1 = d`M${from[0]} ${from[1]}Q${middle[0] - tx * half * 0.4} ${middle[1] - ty * half * 0.4} ${tip[0]} ${tip[1]}`;
  // A short one looks the same with a straight edge.
  return reach < 22
    ? out1 + d`L${to[0]} ${to[1]}`
    : out1 + d`Q${middle[0] + tx * half} ${middle[1] + ty * half} ${to[0]} ${to[1]}`;
}

export const tones: Record<'back' | 'middle' | 'front', Tones> = {
  back: [palm[0], palm[1]],
  middle: [palm[1], palm[3]],
  front: [palm[2], palm[4]],
};

/** A leaf that is copied: what is drawn once takes its two colours from each copy. */
export function featherIn(drawing: GuideDrawing, key: string, leaf: Feather): string {
  const { upper, lower, ruffle } = feather(leaf);
  return drawing.define(
    key,
    () =>
      shaded(lower) +
      lit(upper) +
      (ruffle && shaded(ruffle)) +
      line(midrib(leaf).path, 'currentColor', leaf.rib ?? 1.6),
  );
}

export interface CrownLeaf {
  leaf: string;
  tones: Tones;
  turn?: number;
  scale?: number;
  flip?: boolean;
}

/** Leaves around a palm's heart, back to front. */
export const crown = (x: number, y: number, leaves: readonly CrownLeaf[]) =>
  leaves.map(({ leaf, tones: leafTones, ...rest }) => tinted(leaf, leafTones, { x, y, ...rest })).join('');

/** A leaf and its mirror image, which is not quite the same. */
export const pair = (leaf: string, pairTones: Tones, turn = 0, scale = 1): CrownLeaf[] => [
  { leaf, tones: pairTones, turn, scale },
  { leaf, tones: pairTones, turn: turn ? -turn - 3 : -3, scale: scale * 0.97, flip: true },
];
