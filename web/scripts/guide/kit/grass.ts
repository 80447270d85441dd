import { randomFrom } from '../../scenes/kit/random.ts';
import { d, shape } from '../../scenes/kit/svg.ts';

/** Where blades of a lawn stand, row behind row. */
export interface Turf {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Of a blade in front; those behind are shorter. */
  size: number;
  count: number;
}

/** Tufts of three blades all over an area, the far ones smaller; `isIn` leaves some out. */
export function tufts(
  seed: number,
  { x, y, w, h, size, count }: Turf,
  color: string,
  isIn: (x: number, y: number) => boolean = () => true,
): string {
  const random = randomFrom(seed);
  let path = '';
  for (let tuft = 0; tuft < count; tuft++) {
    const down = random.next();
    const [px, py] = [x + random.next() * w, y + down * h];
    const own = size * (0.45 + 0.55 * down) * random.between(0.8, 1.2);
    if (!isIn(px, py)) continue;
    path += d`M${px - own * 0.3} ${py}Q${px - own * 0.3} ${py - own * 0.6} ${px - own * 0.62} ${py - own * 0.8}Q${px} ${py - own * 0.6} ${px - own * 0.05} ${py - own * 0.2}L${px + own * 0.1} ${py - own}L${px + own * 0.2} ${py - own * 0.2}Q${px + own * 0.3} ${py - own * 0.6} ${px + own * 0.7} ${py - own * 0.75}Q${px + own * 0.4} ${py - own * 0.4} ${px + own * 0.4} ${py}Z`;
  }
  return shape(path, color);
}

/** An edge of standing blades from `x` on, to be closed below. */
export function bladeEdge(
  seed: number,
  x: number,
  y: number,
  w: number,
  height: number,
  gap: number,
): string {
  const random = randomFrom(seed);
  let path = d`M${x} ${y + height}L${x} ${y}`;
  for (let at = x; at < x + w; at += gap) {
    const [tall, lean] = [height * random.between(0.5, 1), random.between(-0.6, 0.6) * gap];
    path += d`Q${at + gap * 0.2} ${y - tall * 0.4} ${at + gap * 0.5 + lean} ${y - tall}Q${at + gap * 0.7} ${y - tall * 0.4} ${at + gap} ${y}`;
  }
  return path + d`L${x + w} ${y + height}Z`;
}
