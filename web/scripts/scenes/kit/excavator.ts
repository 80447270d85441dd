import { amber, gulf, ink, palm, stone } from './colors.ts';
import { contactShadow } from './ground.ts';
import { box, capsule, circle, d, group, line, type Point, shape } from './svg.ts';

const wheel = (x: number, y: number, r: number) =>
  circle(x, y, r, stone[1]) + circle(x, y, r * 0.62, ink) + circle(x, y, r * 0.26, stone[3]);

function tracks(): string {
  const rollers = [-52, -26, 0, 26, 52].map((x) => wheel(x, -12, 8)).join('');
  return (
    box(-74, -30, 148, 31, '#16221f', { r: 15.5 }) +
    box(-67, -25, 134, 21, stone[0], { r: 10 }) +
    line('M-62-30.6H62M-62 1.2H62', ink, 2.4, { dash: '4 4', cap: 'butt' }) +
    wheel(-58, -14.5, 11) +
    wheel(58, -14.5, 11) +
    rollers
  );
}

function cab(): string {
  return (
    box(-64, -70, 108, 34, amber[1], { r: 6 }) +
    shape('M-64-64q0-6 6-6H-30v34H-58q-6 0-6-6Z', amber[0]) +
    line('M-58-62h20M-58-56h20M-58-50h20', ink, 2, { opacity: 0.6 }) +
    box(-56, -84, 5, 15, stone[0], { r: 2 }) +
    shape('M4-36V-104q0-7 7-7H38q5 0 6.4 5L56-60V-36Z', ink) +
    shape('M10-62V-99q0-5 5-5H36q3 0 4 3L50-62Z', gulf[3]) +
    shape('M10-62V-99q0-5 5-5h9Z', gulf[4], { opacity: 0.7 }) +
    shape('M10-58H51V-42H10Z', amber[1]) +
    // The driver: helmet, head and shoulders behind the glass.
    shape('M16-62q0-13 12-13t12 13Z', palm[2]) +
    circle(29, -81, 6, '#9c6644') +
    shape('M22-83q0-7.4 7-7.4t7 7.4Z', '#fffbf3') +
    line('M21.6-82.4H39', '#fffbf3', 1.6) +
    line('M40-62 44-72', stone[2], 2) +
    box(6, -115, 42, 5, ink, { r: 2 }) +
    box(20, -120, 12, 6, '#e8683f', { r: 2 })
  );
}

/** The arm from the body to the bucket, its joints as given. */
function arm(elbow: Point, wrist: Point): string {
  const root: Point = [48, -62];
  const [bx, by] = wrist;
  return (
    shape(capsule(root, elbow, 10, 7), amber[1]) +
    line(d`M${root[0] + 4} ${root[1] - 7}L${elbow[0] + 1} ${elbow[1] - 5}`, amber[2], 3) +
    line(
      d`M${root[0] + 14} ${root[1] + 4}L${(root[0] + elbow[0]) / 2 + 10} ${(root[1] + elbow[1]) / 2}`,
      stone[3],
      4,
    ) +
    shape(capsule(elbow, wrist, 7.5, 5), amber[1]) +
    line(
      d`M${elbow[0] - 8} ${elbow[1] + 4}L${(elbow[0] + bx) / 2 - 6} ${(elbow[1] + by) / 2}`,
      stone[3],
      3.4,
    ) +
    circle(elbow[0], elbow[1], 6.5, ink) +
    circle(elbow[0], elbow[1], 2.6, stone[3]) +
    group(
      [
        shape('M-8-4Q6-10 14-2 16 18-2 28-22 30-26 16-20 4-8-4Z', stone[0]),
        shape('M-26 16Q-22 30-2 28 6 24 10 16-6 22-26 16Z', ink),
        line('M-26 16l-6 1M-24 22l-6 4M-17 27l-4 5', stone[2], 3),
      ],
      { x: bx, y: by },
    ) +
    circle(bx, by, 5, ink) +
    circle(bx, by, 2, stone[3])
  );
}

/** An excavator on tracks that looks right, about 240 wide; the bucket hangs at `wrist`, seen from the tracks' middle. */
export function excavator(
  place: { x: number; y: number; scale?: number; flip?: boolean },
  elbow: Point = [118, -148],
  wrist: Point = [158, -62],
): string {
  return (
    contactShadow(place.x, place.y, 92 * (place.scale ?? 1), 7) +
    group([tracks(), box(-30, -38, 60, 8, stone[0]), arm(elbow, wrist), cab()], place)
  );
}
