import { d, type Point } from '../../scenes/kit/svg.ts';

/** A point of a limb's middle line and its half width there. */
export type Joint = readonly [x: number, y: number, half: number];

/** A curve through the points, as a path goes on after its `M` or `L`. */
export function through(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]!;
  let path = d`${at(0)[0]} ${at(0)[1]}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += d`C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`;
  }
  return path;
}

/** The part of a limb between two lines along it, -1 its left edge as one looks along it, 1 its right. */
export function ribbon(joints: readonly Joint[], left = -1, right = 1): string {
  const side = (across: number) =>
    joints.map(([x, y, half], index): Point => {
      const [bx, by] = joints[Math.max(0, index - 1)]!;
      const [ax, ay] = joints[Math.min(joints.length - 1, index + 1)]!;
      const length = Math.hypot(ax - bx, ay - by) || 1;
      return [x - ((ay - by) / length) * half * across, y + ((ax - bx) / length) * half * across];
    });
  return `M${through(side(left))}L${through(side(right).toReversed())}Z`;
}
