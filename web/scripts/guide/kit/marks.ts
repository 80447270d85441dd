import { d, line, type Looks, type Point } from '../../scenes/kit/svg.ts';

/** Round dots of one size. */
export const dots = (points: readonly Point[], color: string, size: number, looks: Looks = {}) =>
  line(points.map(([x, y]) => d`M${x} ${y}h0`).join(''), color, size, looks);
