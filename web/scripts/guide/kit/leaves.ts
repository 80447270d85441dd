import { line, shape } from '../../scenes/kit/svg.ts';
import type { GuideDrawing } from './guide-drawing.ts';
import { place, type Placing } from './path.ts';
import { lit, shaded, tinted, type Tones } from './tinted.ts';

/** One edge of a leaf from its stalk (0, 0) to its tip (100, 0), on the side of negative y. */
export const edges = {
  oval: 'C16 -38 70 -44 100 0',
  /** With a notch at its tip. */
  round: 'C8 -34 70 -52 97 -14Q101 -6 96 0',
  paddle: 'C20 -5 44 -45 78 -42C96 -39 101 -16 100 0',
  lance: 'C22 -25 70 -25 100 0',
  heart: 'C-8 -28 18 -52 46 -42C70 -33 86 -10 100 0',
  /** Of one breadth, with a blunt tip. */
  blade: 'C8 -7 24 -8 50 -8C76 -8 90 -8 96 -5Q100 -3 100 0',
  /** Hibiscus. */
  toothed:
    'C2 -20 8 -28 14 -32L20 -31L25 -39L32 -36L38 -41L45 -37L51 -40L57 -34L64 -35L68 -28L76 -27L80 -19L87 -16L91 -8L100 0',
} as const;
export type LeafKind = keyof typeof edges;

/** The half above the midrib, the half below it, the midrib, and veins to both sides. */
export interface LeafColors {
  light: string;
  dark: string;
  vein?: string;
}

const midrib = 'C67 0 33 0 0 0Z';
const rib = 'M0 0C33 0 67 0 92 0';

export const wholeLeaf = (kind: LeafKind, placing: Placing) =>
  halfLeaf(kind, placing, 1) + halfLeaf(kind, placing, -1);

/** The half on the side of negative y (1) or the other (-1). */
function halfLeaf(kind: LeafKind, placing: Placing, side: 1 | -1): string {
  const half = `M0 0${edges[kind]}${midrib}`;
  return place(side > 0 ? half : place(half, { flip: true }), placing);
}

/** Side veins: where they leave the midrib, how far they lean forward, how far they go. */
const veinPaths = (count: number, reach: number) =>
  Array.from({ length: count }, (_, index) => {
    const x = 14 + (62 / count) * index;
    const y = reach * (0.72 + 0.28 * Math.sin((Math.PI * (index + 0.8)) / (count + 0.6)));
    return [1, -1].map((side) => `M${x} 0Q${x + 8} ${-y * 0.55 * side} ${x + 17} ${-y * side}`).join('');
  }).join('');

/** A leaf, its half that looks up lit. */
export function leaf(
  kind: LeafKind,
  placing: Placing,
  { light, dark, vein }: LeafColors,
  veins: { count: number; reach: number; width?: number } = { count: 0, reach: 0 },
): string {
  const turn = placing.turn ?? 0;
  const isUp = Math.cos((turn * Math.PI) / 180) >= 0;
  const width = veins.width ?? 1;
  return (
    shape(halfLeaf(kind, placing, isUp ? -1 : 1), dark) +
    shape(halfLeaf(kind, placing, isUp ? 1 : -1), light) +
    (vein && veins.count ? line(place(veinPaths(veins.count, veins.reach), placing), vein, width) : '') +
    (vein ? line(place(rib, placing), vein, width * 1.6) : '')
  );
}

/** A leaf 100 long that is drawn once. */
export interface SharedLeaf {
  kind: LeafKind;
  wide?: number;
  bend?: number;
  /** Of midrib and veins. */
  vein?: string;
  veins?: { count: number; reach: number; width?: number };
  /** An edge that catches the light. */
  rim?: string;
  /** A line of light on the half that looks up. */
  shine?: string;
}

export type PutLeaf = (at: { x: number; y: number; turn: number; length: number; tones: Tones }) => string;

/** Gives what puts copies of the leaf: `turn` is where its tip points, and the half that looks up is lit. */
export function leafIn(drawing: GuideDrawing, key: string, shared: SharedLeaf): PutLeaf {
  const { kind, wide, bend, vein, veins, rim, shine } = shared;
  const placing = { wide, bend };
  const width = veins?.width ?? 1.2;
  const id = drawing.define(
    key,
    () =>
      (rim ? shape(wholeLeaf(kind, { ...placing, scale: 1.04, wide: (wide ?? 1) * 1.06 }), rim) : '') +
      shaded(halfLeaf(kind, placing, -1)) +
      lit(halfLeaf(kind, placing, 1)) +
      (vein && veins ? line(place(veinPaths(veins.count, veins.reach), placing), vein, width) : '') +
      (vein ? line(place(rib, placing), vein, width * 1.7) : '') +
      (shine ? line(place(shine, placing), '#fff', 4, { opacity: 0.35 }) : ''),
  );
  return ({ x, y, turn, length, tones }) => {
    const isUp = Math.cos((turn * Math.PI) / 180) >= 0;
    return tinted(id, tones, { x, y, turn: isUp ? turn : turn - 180, flip: !isUp, scale: length / 100 });
  };
}
