import { palm, sand } from './colors.ts';
import { randomFrom } from './random.ts';
import { d, ellipse, line, type Looks, number, shape } from './svg.ts';

/** A line of round tree tops or shrubs from side to side, its foot filled downwards: the distance. `y` is its middle. */
export function treeLine(seed: number, y: number, fill: string, size = 1, looks: Looks = {}): string {
  const random = randomFrom(seed);
  let path = d`M-20 520V${y}`;
  for (let x = -20; x < 820;) {
    const width = random.between(20, 42) * size;
    path += `q${number(width / 2)} ${number(-random.between(22, 50) * size)} ${number(width)} ${number(random.between(-3, 3))}`;
    x += width;
  }
  return shape(`${path}V520Z`, fill, looks);
}

/** Three lines of trees, each nearer and darker than the one behind. */
export const distance = (seed: number, y: number) =>
  treeLine(seed, y - 12, '#c3e7e2', 1, { opacity: 0.9 }) +
  treeLine(seed + 1, y, '#a9cfbe', 0.9) +
  treeLine(seed + 2, y + 10, '#8fbfa9', 0.7);

/** Ground from `y` down, its edge a gentle wave. */
export const land = (y: number, fill: string, rise = 0, looks: Looks = {}) =>
  shape(
    d`M-10 ${y}C190 ${y - rise - 5} 330 ${y + 5} 450 ${y - rise * 0.4}S700 ${y - rise - 4} 810 ${y - rise * 0.2}V510H-10Z`,
    fill,
    looks,
  );

/** Light and dark lanes that a mower leaves, from `y` down, running to a point at `x`. */
export function mowedLanes(x: number, y: number, count = 9): string {
  let path = '';
  for (let lane = 0.5 - count; lane < count; lane += 2) {
    const at = (edge: number, spread: number) => x + edge * spread;
    path += d`M${at(lane, 26)} ${y}H${at(lane + 1, 26)}L${at(lane + 1, 105)} 510H${at(lane, 105)}Z`;
  }
  return shape(path, palm[5], { opacity: 0.22 });
}

/** Blades of grass that stand in tufts along a line. */
export function tufts(
  seed: number,
  area: { x: number; y: number; w: number; h: number },
  count: number,
  color: string = palm[2],
): string {
  const random = randomFrom(seed);
  let path = '';
  for (let tuft = 0; tuft < count; tuft++) {
    const [x, y] = [area.x + random.next() * area.w, area.y + random.next() * area.h];
    const size = random.between(4, 8);
    path += d`M${x - size * 0.5} ${y}q0 ${-size * 0.7} ${-size * 0.4} ${-size}q${size * 0.7} ${size * 0.3} ${size * 0.7} ${size}zM${x} ${y}q${-size * 0.1} ${-size * 0.9} ${size * 0.3} ${-size * 1.4}q${size * 0.3} ${size * 0.6} ${size * 0.1} ${size * 1.4}zM${x + size * 0.5} ${y}q${size * 0.1} ${-size * 0.7} ${size * 0.7} ${-size * 0.9}q${-size * 0.1} ${size * 0.5} ${-size * 0.3} ${size * 0.9}z`;
  }
  return shape(path, color);
}

/** Small stones and crumbs that lie about. */
export function pebbles(
  seed: number,
  area: { x: number; y: number; w: number; h: number },
  count: number,
  color: string = sand[5],
): string {
  const random = randomFrom(seed);
  let path = '';
  for (let stone = 0; stone < count; stone++) {
    const r = random.between(0.8, 2.4);
    path += d`M${area.x + random.next() * area.w} ${area.y + random.next() * area.h}a${r} ${r * 0.6} 0 1 0 ${r * 2} 0a${r} ${r * 0.6} 0 1 0 ${-r * 2} 0z`;
  }
  return shape(path, color, { opacity: 0.55 });
}

/** The shade under something that stands at (x, y). */
export const contactShadow = (x: number, y: number, rx: number, ry = rx * 0.16) =>
  ellipse(x, y, rx, ry, palm[0], { opacity: 0.22 });

/** A heap of soil or mulch whose foot is at y. */
export function heap(
  seed: number,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  crumbs: string,
): string {
  return (
    contactShadow(x, y, w * 0.56, h * 0.14) +
    shape(
      d`M${x - w / 2} ${y}C${x - w * 0.34} ${y - h * 0.2} ${x - w * 0.2} ${y - h} ${x} ${y - h}S${x + w * 0.36} ${y - h * 0.25} ${x + w / 2} ${y}Q${x} ${y + h * 0.14} ${x - w / 2} ${y}Z`,
      fill,
    ) +
    line(d`M${x - w * 0.2} ${y - h * 0.5}q${w * 0.1} ${-h * 0.3} ${w * 0.22} ${-h * 0.34}`, crumbs, 1.6, {
      opacity: 0.5,
    }) +
    pebbles(seed, { x: x - w * 0.25, y: y - h * 0.5, w: w * 0.5, h: h * 0.5 }, Math.round(w / 6), crumbs)
  );
}
