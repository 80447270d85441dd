import { palm } from '../../scenes/kit/colors.ts';
import { randomFrom } from '../../scenes/kit/random.ts';
import { d, type Point, shape } from '../../scenes/kit/svg.ts';

export type Greens = readonly [dark: string, middle: string, light: string];
export const leafGreens: Greens = [palm[1], palm[2], palm[3]];

export interface Clump {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** A round outline of bumps that are not all alike. */
export function bumps(seed: number, { x, y, rx, ry }: Clump, size = 18): string {
  const random = randomFrom(seed);
  const count = Math.max(6, Math.round((Math.PI * (rx + ry)) / size / 1.5));
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = ((index + random.between(-0.22, 0.22)) / count) * 2 * Math.PI;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
  const [first] = points;
  let path = d`M${first![0]} ${first![1]}`;
  for (let index = 1; index <= count; index++) {
    const [from, to] = [points[index - 1]!, points[index % count]!];
    const r = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * random.between(0.52, 0.62));
    path += d`A${r} ${r} 0 0 1 ${to[0]} ${to[1]}`;
  }
  return `${path}Z`;
}

/** Masses of leaves, back to front, each lit from the upper left. */
export const foliage = (seed: number, clumps: readonly Clump[], [dark, middle, light]: Greens = leafGreens) =>
  clumps
    .map(({ x, y, rx, ry }, index) => {
      const own = seed + index * 7;
      return (
        shape(bumps(own, { x, y, rx, ry }), dark) +
        shape(bumps(own + 1, { x: x - rx * 0.08, y: y - ry * 0.16, rx: rx * 0.84, ry: ry * 0.76 }), middle) +
        shape(bumps(own + 2, { x: x - rx * 0.2, y: y - ry * 0.36, rx: rx * 0.54, ry: ry * 0.44 }), light)
      );
    })
    .join('');

/** Single leaves strewn over an oval, `size` long. */
export function flecks(seed: number, { x, y, rx, ry }: Clump, count: number, size: number): string {
  const random = randomFrom(seed);
  let path = '';
  for (let fleck = 0; fleck < count; fleck++) {
    const [angle, out] = [random.between(0, 2 * Math.PI), Math.sqrt(random.next())];
    const [px, py] = [x + Math.cos(angle) * rx * out, y + Math.sin(angle) * ry * out];
    const turn = random.between(-0.7, 0.7);
    const [dx, dy] = [Math.cos(turn) * size, Math.sin(turn) * size];
    path += d`M${px} ${py}Q${px + dx / 2 + dy * 0.5} ${py + dy / 2 - dx * 0.5} ${px + dx} ${py + dy}Q${px + dx / 2 - dy * 0.5} ${py + dy / 2 + dx * 0.5} ${px} ${py}`;
  }
  return path;
}
