import { palm, stone } from '../../scenes/kit/colors.ts';
import { contactShadow } from '../../scenes/kit/ground.ts';
import { between, d, line, type Point, shape } from '../../scenes/kit/svg.ts';
import { through } from './ribbon.ts';

/** A trunk: its middle line from foot to top, and how wide it is along it. */
export interface Trunk {
  foot: Point;
  top: Point;
  /** Where the middle line would go if it were straight, moved: a leaning trunk. */
  bow?: number;
  /** Half widths at foot, a quarter, half, three quarters, top. */
  widths: readonly [number, number, number, number, number];
}

const middle = ({ foot, top, bow = 0 }: Trunk, t: number): Point => {
  const [x, y] = between(foot, top, t);
  return [x + bow * 4 * t * (1 - t), y];
};

const half = ({ widths }: Trunk, t: number) => {
  const place = Math.min(3.999, t * 4);
  const index = Math.floor(place);
  return widths[index]! + (widths[index + 1]! - widths[index]!) * (place - index);
};

/** A point of the trunk: `t` from foot (0) to top (1), `across` from its left edge (-1) to its right (1). */
export const onTrunk = (trunk: Trunk, t: number, across = 0): Point => {
  const [x, y] = middle(trunk, t);
  return [x + half(trunk, t) * across, y];
};

/** The part of the trunk between two lines along it. */
export function strip(trunk: Trunk, left: number, right: number, from = 0, to = 1): string {
  const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => from + (to - from) * share);
  const side = (across: number, order: readonly number[]) =>
    through(order.map((t) => onTrunk(trunk, t, across)));
  return `M${side(left, steps)}L${side(right, steps.toReversed())}Z`;
}

/** A trunk with its shaded side, and rings where leaves have been. */
export function ringedTrunk(
  trunk: Trunk,
  [bark, shade, ring]: readonly [string, string, string] = [stone[4], stone[3], '#a39b87'],
  gap = 12,
): string {
  const height = trunk.foot[1] - trunk.top[1];
  let rings = '';
  for (let y = gap; y < height - 4; y += gap) {
    const t = y / height;
    const [left, right] = [onTrunk(trunk, t, -0.92), onTrunk(trunk, t, 0.92)];
    rings += d`M${left[0]} ${left[1]}Q${(left[0] + right[0]) / 2} ${left[1] + 2.6} ${right[0]} ${right[1]}`;
  }
  return (
    contactShadow(trunk.foot[0] + 14, trunk.foot[1], trunk.widths[0] + 30, 5) +
    shape(strip(trunk, -1, 1), bark) +
    shape(strip(trunk, 0.25, 1), shade) +
    line(rings, ring, 1.1)
  );
}

/** The smooth green shaft that some palms have between trunk and leaves. */
export const crownshaft = (x: number, y: number, width: number, height: number) => {
  const side = (share: number) =>
    d`${x + width * share} ${y}C${x + width * share * 1.5} ${y - height * 0.35} ${x + width * share * 0.7} ${y - height * 0.7} ${x + width * share * 0.62} ${y - height}`;
  return (
    shape(
      `M${side(-0.5)}L${d`${x + width * 0.31} ${y - height}C${x + width * 0.35} ${y - height * 0.7} ${x + width * 0.75} ${y - height * 0.35} ${x + width * 0.5} ${y}`}Z`,
      palm[4],
    ) +
    shape(
      d`M${x + width * 0.12} ${y}C${x + width * 0.3} ${y - height * 0.4} ${x + width * 0.12} ${y - height * 0.7} ${x + width * 0.1} ${y - height}H${x + width * 0.31}C${x + width * 0.35} ${y - height * 0.7} ${x + width * 0.75} ${y - height * 0.35} ${x + width * 0.5} ${y}Z`,
      palm[3],
    ) +
    line(
      d`M${x - width * 0.3} ${y - height * 0.15}Q${x - width * 0.34} ${y - height * 0.5} ${x - width * 0.18} ${y - height * 0.85}`,
      palm[5],
      1.6,
    )
  );
};
