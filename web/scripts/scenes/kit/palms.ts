import { palm, sand, stone } from './colors.ts';
import type { Drawing } from './drawing.ts';
import { randomFrom } from './random.ts';
import { circle, copy, d, group, line, type Point, shape } from './svg.ts';

interface Greens {
  back: string;
  middle: string;
  front: string;
  rib: string;
}
const byDay: Greens = { back: palm[1], middle: palm[2], front: palm[4], rib: palm[5] };
const byNight: Greens = { back: '#0c2b2b', middle: '#123a38', front: '#1d5049', rib: '#2f6a5c' };
/** At night, with a lamp at the palm's foot. */
const byLamps: Greens = { back: palm[2], middle: palm[4], front: palm[5], rib: '#e3efb0' };
const crowns = { day: byDay, night: byNight, lamps: byLamps };
type Light = keyof typeof crowns;

/** A crown of feather leaves, drawn once a picture for each light; gives its id. */
export const crownIn = (drawing: Drawing, light: Light = 'day') =>
  drawing.define(`crown-${light}`, () => crown(crowns[light]));

/** A feather leaf from the crown's middle: `length` units out at `angle` degrees (0 right, -90 up), its tip hanging by `droop`. */
function frond(
  angle: number,
  length: number,
  droop: number,
  leaflet: number,
): { blade: string; rib: string } {
  const radians = (angle * Math.PI) / 180;
  const tip: Point = [Math.cos(radians) * length, Math.sin(radians) * length + droop];
  const knee: Point = [
    Math.cos(radians) * length * 0.62,
    Math.sin(radians) * length * 0.62 - droop * 0.62 - length * 0.1,
  ];
  const at = (t: number): Point => [
    2 * (1 - t) * t * knee[0] + t * t * tip[0],
    2 * (1 - t) * t * knee[1] + t * t * tip[1],
  ];
  const count = 13;
  let blade = '';
  for (let index = 1; index <= count; index++) {
    const t = index / count;
    const [from, to] = [at(t - 0.09), at(Math.min(1, t + 0.015))];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const step = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / step, dy / step];
    const reach = leaflet * (0.55 + 1.5 * t * (1.1 - t)) * (1 - t * 0.35);
    for (const side of [1, -1]) {
      const hang = side * ux > 0 ? 1.25 : 0.85;
      const end: Point = [
        to[0] + (ux * 0.85 - uy * side * hang) * reach,
        to[1] + (uy * 0.85 + ux * side * hang) * reach + reach * 0.18,
      ];
      blade += d`M${from[0]} ${from[1]}L${end[0]} ${end[1]}L${to[0]} ${to[1]}Z`;
    }
  }
  return { blade, rib: d`M0 0Q${knee[0]} ${knee[1]} ${tip[0]} ${tip[1]}` };
}

/** A crown of feather leaves 100 wide around (0, 0). */
function crown({ back, middle, front, rib }: Greens): string {
  const leaves = (angles: readonly number[], length: number, droop: number, fill: string, ribbed: boolean) =>
    angles
      .map((angle) => {
        const { blade, rib: path } = frond(angle, length, droop, 9.5);
        return shape(blade, fill) + line(path, ribbed ? rib : fill, 1.3);
      })
      .join('');
  return (
    leaves([-112, -68, -90], 38, 4, back, false) +
    leaves([-150, -30], 46, 16, back, false) +
    leaves([-186, 6], 42, 22, middle, false) +
    leaves([-205, 25], 34, 22, middle, false) +
    leaves([-134, -46], 46, 12, palm[3] === front ? middle : front, true) +
    leaves([-168, -12], 47, 20, front, true)
  );
}

interface PalmPlace {
  x: number;
  /** Where it stands. */
  y: number;
  /** From its foot to the crown's middle. */
  height: number;
  /** The crown's width. */
  spread?: number;
  light?: Light;
  /** How far the crown stands right of the foot. */
  lean?: number;
}

const barks = {
  day: [stone[4], stone[3], '#a89f8a', palm[2]],
  night: ['#4a5660', '#39444f', '#2c3742', '#1d5049'],
  lamps: ['#d9c79a', '#b09a78', '#8f7b62', palm[4]],
} as const;

/** A royal palm: grey ringed trunk, green shaft, feather leaves. */
export function royalPalm(
  drawing: Drawing,
  { x, y, height, spread = 96, light = 'day', lean = 0 }: PalmPlace,
): string {
  const id = crownIn(drawing, light);
  const [bark, shade, ring, shaft] = barks[light];
  const w = spread * 0.085;
  const top = y - height;
  const neck = top + spread * 0.3;
  let rings = '';
  for (let ringY = neck + 14; ringY < y - 6; ringY += 15) {
    const share = (y - ringY) / height;
    rings += d`M${x - w * 0.7 + lean * share} ${ringY}q${w * 0.6} 2 ${w * 1.1} .6`;
  }
  return (
    shape(
      d`M${x - w} ${y}C${x - w * 0.7} ${y - height * 0.4} ${x - w * 0.6 + lean * 0.6} ${neck + 20} ${x - w * 0.52 + lean * 0.8} ${neck}H${x + w * 0.52 + lean * 0.8}C${x + w * 0.6 + lean * 0.6} ${neck + 20} ${x + w * 0.7} ${y - height * 0.4} ${x + w} ${y}Z`,
      bark,
    ) +
    shape(
      d`M${x + w * 0.3} ${y}C${x + w * 0.2} ${y - height * 0.4} ${x + w * 0.16 + lean * 0.6} ${neck + 20} ${x + w * 0.14 + lean * 0.8} ${neck}H${x + w * 0.52 + lean * 0.8}C${x + w * 0.6 + lean * 0.6} ${neck + 20} ${x + w * 0.7} ${y - height * 0.4} ${x + w} ${y}Z`,
      shade,
    ) +
    line(rings, ring, 1, { opacity: 0.7 }) +
    shape(
      d`M${x - w * 0.56 + lean * 0.8} ${neck + 1}Q${x - w * 0.7 + lean * 0.9} ${neck - spread * 0.12} ${x - w * 0.3 + lean} ${top}H${x + w * 0.3 + lean}Q${x + w * 0.7 + lean * 0.9} ${neck - spread * 0.12} ${x + w * 0.56 + lean * 0.8} ${neck + 1}Z`,
      shaft,
    ) +
    copy(id, { x: x + lean, y: top, scale: spread / 100 })
  );
}

/** A palm far away, in one colour. */
export function farPalm(
  drawing: Drawing,
  { x, y, height, spread = 50 }: PalmPlace,
  color = '#7fbb9a',
): string {
  const id = drawing.define(`far-crown-${color.slice(1)}`, () =>
    crown({ back: color, middle: color, front: color, rib: color }),
  );
  return (
    line(d`M${x} ${y}V${y - height}`, color, spread * 0.05) +
    copy(id, { x, y: y - height, scale: spread / 100 })
  );
}

/** One fan leaf on its stem, from (0, 0) to the right. */
function fan(fill: string, rib: string): string {
  let blade = '';
  let ribs = '';
  for (let index = -5; index <= 5; index++) {
    const angle = (index * 21 * Math.PI) / 180;
    const length = 23 - Math.abs(index) * 1.1;
    const reach = (turn: number, share: number): Point => [
      19 + Math.cos(angle + turn) * length * share,
      Math.sin(angle + turn) * length * share,
    ];
    const [left, tip, right] = [reach(-0.19, 0.66), reach(0, 1), reach(0.19, 0.66)];
    blade += d`M16 0L${left[0]} ${left[1]}L${tip[0]} ${tip[1]}L${right[0]} ${right[1]}Z`;
    if (index % 2 === 0) ribs += d`M18 0L${reach(0, 0.7)[0]} ${reach(0, 0.7)[1]}`;
  }
  return line('M0 0H20', rib, 1.6) + shape(blade, fill) + line(ribs, rib, 0.8, { opacity: 0.7 });
}

/** A sabal palm, Florida's own: brown trunk with old leaf bases, a round head of fans. */
export function sabalPalm(drawing: Drawing, { x, y, height, spread = 80, lean = 0 }: PalmPlace): string {
  const leaf = (key: string, fill: string, rib: string) => drawing.define(`fan-${key}`, () => fan(fill, rib));
  const [dark, mid, light] = [
    leaf('dark', palm[1], palm[2]),
    leaf('mid', palm[2], palm[3]),
    leaf('light', palm[4], palm[5]),
  ];
  const top = y - height;
  const scale = spread / 84;
  const put = (id: string, turns: readonly number[], size = 1) =>
    turns.map((turn) => copy(id, { x: x + lean, y: top, scale: scale * size, turn })).join('');
  const w = spread * 0.085;
  const random = randomFrom(Math.round(x + y));
  let bases = '';
  for (let baseY = top + spread * 0.12; baseY < y - 8; baseY += 8) {
    const shift = lean * ((y - baseY) / height);
    bases += d`M${x - w * 0.9 + shift} ${baseY}l${w * random.between(0.6, 1)} 5 ${w * 0.9} -5`;
  }
  return (
    shape(
      d`M${x - w} ${y}Q${x - w * 0.8} ${y - height * 0.5} ${x - w + lean} ${top}h${w * 2}Q${x + w * 0.8} ${y - height * 0.5} ${x + w} ${y}Z`,
      sand[4],
    ) +
    shape(
      d`M${x + w * 0.3} ${y}Q${x + w * 0.2} ${y - height * 0.5} ${x + w * 0.3 + lean} ${top}h${w * 0.7}Q${x + w * 0.8} ${y - height * 0.5} ${x + w} ${y}Z`,
      sand[5],
      { opacity: 0.6 },
    ) +
    line(bases, sand[5], 1.2, { opacity: 0.8 }) +
    put(dark, [-90, -130, -50, 70, 110, 40, 140]) +
    put(mid, [-108, -72, 168, 12, 152, 28]) +
    put(light, [-90, -148, -32, 176, 4]) +
    circle(x + lean, top, 22 * scale, palm[2]) +
    // The leaves that look at the viewer hide where the others meet.
    put(light, [-60, -120, 180, 0], 0.62) +
    put(mid, [-90, 130, 50], 0.6) +
    circle(x + lean, top, 5 * scale, palm[2])
  );
}

/** Leaves that stand from one point without a trunk: a young palm in its pot or root ball. */
export function youngPalm(drawing: Drawing, { x, y, height, spread = 60 }: PalmPlace): string {
  const id = crownIn(drawing);
  return (
    shape(
      d`M${x - spread * 0.05} ${y}L${x - spread * 0.03} ${y - height}h${spread * 0.06}L${x + spread * 0.05} ${y}Z`,
      sand[4],
    ) +
    shape(
      d`M${x - spread * 0.045} ${y - height * 0.4}L${x - spread * 0.03} ${y - height}h${spread * 0.06}L${x + spread * 0.045} ${y - height * 0.4}Z`,
      palm[3],
    ) +
    copy(id, { x, y: y - height, scale: spread / 100 })
  );
}

/** A dry fan leaf that lies on the ground. */
export function dryLeaf(drawing: Drawing, x: number, y: number, scale: number, turn: number): string {
  return group(
    [
      copy(
        drawing.define('fan-dry', () => fan('#b98a54', '#8a6237')),
        { turn, scale },
      ),
    ],
    { x, y },
  );
}
