import { amber, gulf, ink, stone, sunset } from './colors.ts';
import { box, capsule, circle, d, group, line, type Point, polygon, shape } from './svg.ts';

/** Tools in a person's measure: a hundredth of their height. Each is drawn along the line of the hands that hold it. */

const wood = '#b98a54';

/** A point `far` beyond `to` on the line from `from`. */
export function beyond(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [to[0] + ((to[0] - from[0]) / length) * far, to[1] + ((to[1] - from[1]) / length) * far];
}

const degrees = (from: Point, to: Point) => (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
const shaft = (from: Point, to: Point, width = 1.6, color = wood) =>
  line(d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, color, width);

/** A spade: its grip at `from`, its blade at `to`. */
export const spade = (from: Point, to: Point) =>
  shaft(from, to, 1.7) +
  group([line('M0-3V3', ink, 1.6), line('M0 0H2', ink, 1.6)], {
    x: from[0],
    y: from[1],
    turn: degrees(from, to),
  }) +
  group(
    [
      shape('M-4-1.4H0L1.4-4H10Q16-2.4 17.4 0 16 2.4 10 4H1.4L0 1.4H-4Z', stone[1]),
      shape('M0 1.4 1.4 4H10Q16 2.4 17.4 0H-4V1.4Z', stone[0], { opacity: 0.5 }),
    ],
    {
      x: to[0],
      y: to[1],
      turn: degrees(from, to),
    },
  );

/** A leaf rake, its tines at `to`. */
export const leafRake = (from: Point, to: Point) =>
  shaft(from, to, 1.5) +
  group(
    [
      line(
        'M0 0 9-7M0 0 10-4.6M0 0 10.6-1.6M0 0 10.6 1.6M0 0 10 4.6M0 0 9 7M6-4.4Q7.4 0 6 4.4',
        sunset[1],
        0.8,
      ),
    ],
    { x: to[0], y: to[1], turn: degrees(from, to) },
  );

/** A landscaping rake with short teeth, for soil and sand. */
export const soilRake = (from: Point, to: Point) =>
  shaft(from, to, 1.5) +
  group([line('M0-9V9', stone[0], 1.6), line('M0-8h3.4M0-4h3.4M0 0h3.4M0 4h3.4M0 8h3.4', stone[0], 0.9)], {
    x: to[0],
    y: to[1],
    turn: degrees(from, to) + 12,
  });

/** A pole with a pruning saw at `to`. */
export const polePruner = (from: Point, to: Point) =>
  shaft(from, to, 1.3, amber[1]) +
  group(
    [
      shape('M-2-1H2V1H-2Z', ink),
      shape('M1-1.4Q8-3.6 13 2 7-.6 1 1.2Z', stone[3]),
      line('M2 1.2 6 3.6', ink, 1.2),
    ],
    {
      x: to[0],
      y: to[1],
      turn: degrees(from, to),
    },
  );

/** Hedge shears whose joint is at `at`, pointing along `turn` degrees. */
export const shears = (at: Point, turn: number) =>
  group(
    [
      shape('M0-.9 19-2.6Q20-1.6 18.6-1L0 .8Z', stone[3]),
      shape('M0 .9 19 2.6Q20 1.6 18.6 1L0-.8Z', stone[2]),
      line('M0 0-11-4.6M0 0-11 4.6', sunset[1], 2.1),
      circle(0, 0, 1.1, ink),
    ],
    { x: at[0], y: at[1], turn },
  );

/** A powered hedge trimmer held at `at` (rear grip), its bar along `turn` degrees. */
export const trimmer = (at: Point, turn: number) =>
  group(
    [
      shape('M-4-3.4H8Q11-2.6 11 0T8 3H-4Q-6 0-4-3.4Z', sunset[1]),
      shape('M8-1.4H34L36 0 34 1.2H8Z', stone[2]),
      line('M12-2.4h20M12 2.2h20', stone[0], 1.2, { dash: '1.6 1.6', cap: 'butt' }),
      line('M7-3Q10-8 13-2', ink, 1.6),
    ],
    { x: at[0], y: at[1], turn },
  );

/** A rubber mallet held at `grip`. */
export const mallet = (grip: Point, turn: number) =>
  group([line('M-2 0H13', wood, 1.6), box(12, -4.4, 5.4, 8.8, ink, { r: 1.4 })], {
    x: grip[0],
    y: grip[1],
    turn,
  });

/** A tablet computer seen from behind or with its screen towards the viewer. */
export const tablet = (at: Point, turn: number, showsScreen = false) =>
  group(
    [
      box(-5.4, -7, 10.8, 14, ink, { r: 1.2 }),
      showsScreen
        ? box(-4.5, -6, 9, 12, gulf[4], { r: 0.6 }) + line('M-3-3.6H2M-3-1H3M-3 1.6H1', gulf[1], 0.9)
        : box(-4.5, -6, 9, 12, stone[0], { r: 0.6 }),
    ],
    { x: at[0], y: at[1], turn },
  );

/** A clipboard with a sheet. */
export const clipboard = (at: Point, turn: number) =>
  group(
    [
      box(-5.4, -7.4, 10.8, 14.8, '#8a6237', { r: 1 }),
      box(-4.5, -5.8, 9, 12.4, stone[5]),
      box(-2.2, -8.2, 4.4, 2.4, stone[1], { r: 0.6 }),
      line('M-3-3H3M-3-.4H3M-3 2.2H1', stone[2], 0.7),
    ],
    {
      x: at[0],
      y: at[1],
      turn,
    },
  );

/** A rolled plan. */
export const plan = (from: Point, to: Point) =>
  shape(capsule(from, to, 1.8, 1.8), stone[5]) +
  line(d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, stone[4], 0.6);

/** A pole of two metres with a scale, for the laser level; the receiver is at `receiver`. */
export const gradeRod = (x: number, foot: number, top: number, receiver: number) =>
  line(d`M${x} ${foot}V${top}`, stone[5], 2.4, { cap: 'butt' }) +
  line(d`M${x} ${foot - 2}V${top + 2}`, sunset[0], 2.4, { cap: 'butt', dash: '2.4 4' }) +
  box(x - 2.4, receiver - 4, 5.4, 8, amber[1], { r: 1 }) +
  box(x - 1.2, receiver - 1.2, 3, 2.4, ink);

/** A stake of wood with a ribbon, driven into the ground at (x, y). */
export const stake = (x: number, y: number, height: number, ribbon: string = sunset[1]) =>
  polygon(
    [
      [x - 1.2, y - height],
      [x + 1.2, y - height],
      [x + 1.2, y],
      [x - 1.2, y],
    ],
    '#d9b98a',
  ) + shape(d`M${x + 1} ${y - height + 2}q6 1 9 -1l-1.6 4 2 3q-5 1 -9.4 0z`, ribbon);

/** A wrench or a small tool in the hand. */
export const wrench = (at: Point, turn: number) =>
  group([line('M-3 0H7', stone[2], 1.7), shape('M6-2.6 10-2.2 8.6 0 10 2.2 6 2.6 5 0Z', stone[2])], {
    x: at[0],
    y: at[1],
    turn,
  });

/** A chainsaw, its rear grip at `at`. */
export const chainsaw = (at: Point, turn: number) =>
  group(
    [
      line('M-1 0Q-5-1-4 4', ink, 2),
      box(0, -4.6, 13, 8.4, sunset[1], { r: 1.6 }),
      box(2, -1, 6, 2.6, ink, { r: 1 }),
      line('M4-4.4Q8-11 12-4', ink, 1.7),
      shape('M13-2H33Q35.6-1 35.6 0T33 2.2H13Z', stone[3]),
      line('M14-2.5H33.4Q36.2-1 36.2 0T33.4 2.7H14', ink, 0.8, { dash: '1.2 1' }),
    ],
    { x: at[0], y: at[1], turn },
  );
