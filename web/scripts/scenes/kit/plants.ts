import { amber, palm, sand, stone, sunset } from './colors.ts';
import { contactShadow } from './ground.ts';
import { randomFrom } from './random.ts';
import { circle, d, line, number, type Point, shape } from './svg.ts';

/** A round outline of bumps: tree tops and shrubs. `y` is its foot when flat, else its middle. */
function bumps(x: number, y: number, rx: number, ry: number, count: number, isFlat: boolean): string {
  const points: Point[] = [];
  const [start, end] = isFlat ? [Math.PI, 2 * Math.PI] : [0, 2 * Math.PI];
  for (let index = 0; index <= count; index++) {
    const angle = start + ((end - start) * index) / count;
    points.push([x + Math.cos(angle) * rx, y + Math.sin(angle) * ry]);
  }
  let path = d`M${points[0]![0]} ${points[0]![1]}`;
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1]!, points[index]!];
    const r = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.56;
    path += d`A${r} ${r} 0 0 1 ${to[0]} ${to[1]}`;
  }
  return `${path}Z`;
}

const greens = { dark: palm[1], middle: palm[2], light: palm[3] };
const nightGreens = { dark: '#0d2a2c', middle: '#15403d', light: '#215750' };

/** A shrub 2 `r` wide that stands at (x, y). */
export function shrub(x: number, y: number, r: number, isNight = false): string {
  const { dark, middle, light } = isNight ? nightGreens : greens;
  return (
    contactShadow(x, y, r * 1.05, r * 0.12) +
    shape(bumps(x, y, r, r * 0.95, 7, true), dark) +
    shape(bumps(x - r * 0.08, y - r * 0.1, r * 0.72, r * 0.66, 6, true), middle) +
    shape(bumps(x - r * 0.2, y - r * 0.34, r * 0.4, r * 0.34, 5, true), light)
  );
}

/** A clipped hedge from `x` on, its foot at `y`. */
export function hedge(x: number, y: number, w: number, h: number, isNight = false): string {
  const { dark, middle, light } = isNight ? nightGreens : { ...greens, light: palm[4] };
  const waves = Math.max(2, Math.round(w / 24));
  const step = w / waves;
  const scallops = (dip: number) =>
    Array.from({ length: waves }, () => `q${number(step / 2)} ${number(-dip)} ${number(step)} 0`).join('');
  const random = randomFrom(Math.round(x * 3 + y));
  let leaves = '';
  for (let leaf = 0; leaf < w / 9; leaf++)
    leaves += d`M${x + random.next() * (w - 6)} ${y - random.between(0.25, 0.85) * h}q2.5-2.4 5 0-2.5 2.4-5 0`;
  return (
    shape(`${d`M${x} ${y}V${y - h + 4}`}${scallops(9)}V${number(y)}Z`, middle) +
    shape(
      `${d`M${x} ${y - h + 6}`}${scallops(11)}${d`q${-step * 0.5} 6 ${-step} 0`}${Array.from({ length: waves - 1 }, () => `q${number(-step / 2)} 6 ${number(-step)} 0`).join('')}Z`,
      light,
      { opacity: 0.9 },
    ) +
    shape(leaves, light, { opacity: 0.5 }) +
    shape(d`M${x} ${y}v${-h * 0.24}h${w}V${y}Z`, dark, { opacity: 0.7 })
  );
}

const petals = (x: number, y: number, r: number, color: string, heart: string) => {
  let path = '';
  for (let petal = 0; petal < 5; petal++) {
    const angle = (petal * 2 * Math.PI) / 5 - 0.6;
    const [px, py] = [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    path += d`M${px - r * 0.72} ${py}a${r * 0.72} ${r * 0.72} 0 1 0 ${r * 1.44} 0a${r * 0.72} ${r * 0.72} 0 1 0 ${-r * 1.44} 0z`;
  }
  return shape(path, color) + circle(x, y, r * 0.62, heart);
};

/** Flowers over a bank of low green from `x` on, `w` wide, its foot at `y`. */
export function flowerBed(seed: number, x: number, y: number, w: number, h = 22, isNight = false): string {
  const random = randomFrom(seed);
  const mounds = Math.max(2, Math.round(w / 30));
  let plants = '';
  for (let index = 0; index < mounds; index++) {
    const at = x + (w * (index + 0.5)) / mounds;
    plants += shrubOf(at, y, (w / mounds) * 0.66, h * random.between(0.8, 1.05), isNight);
  }
  const kinds: readonly (readonly [string, string])[] = [
    [sunset[1], amber[3]],
    [sunset[2], amber[3]],
    [amber[1], amber[3]],
    ['#f2b1a0', amber[1]],
    [stone[5], amber[1]],
  ];
  for (let flower = 0; flower < w / 7.5; flower++) {
    const [color, heart] =
      kinds[Math.floor((flower / (w / 7.5)) * 2.4 + random.next() * 2.6) % kinds.length]!;
    plants += petals(
      x + random.between(3, w - 3),
      y - random.between(0.16, 0.86) * h,
      random.between(1.7, 2.5),
      color,
      heart,
    );
  }
  return contactShadow(x + w / 2, y, w * 0.52, 3) + plants;
}

const shrubOf = (x: number, y: number, rx: number, ry: number, isNight: boolean) => {
  const { dark, middle } = isNight ? nightGreens : greens;
  return shape(bumps(x, y, rx, ry, 6, true), dark) + shape(bumps(x, y, rx * 0.7, ry * 0.66, 5, true), middle);
};

/** A shade tree. */
export function tree(x: number, y: number, height: number, r: number): string {
  const top = y - height;
  return (
    contactShadow(x, y, r * 0.6, 4) +
    shape(
      d`M${x - r * 0.14} ${y}Q${x - r * 0.1} ${y - height * 0.4} ${x - r * 0.14} ${top + r * 0.3}h${r * 0.28}Q${x + r * 0.1} ${y - height * 0.4} ${x + r * 0.16} ${y}Z`,
      '#7b5b3c',
    ) +
    shape(bumps(x, top, r, r * 0.86, 10, false), palm[1]) +
    shape(bumps(x - r * 0.1, top - r * 0.12, r * 0.78, r * 0.64, 9, false), palm[2]) +
    shape(bumps(x - r * 0.2, top - r * 0.28, r * 0.48, r * 0.38, 7, false), palm[4])
  );
}

/** A spiky plant: agave or bromeliad. */
export function agave(
  x: number,
  y: number,
  r: number,
  color: string = '#11707a',
  light: string = '#2a979c',
): string {
  let [back, front] = ['', ''];
  for (let index = 0; index < 9; index++) {
    const angle = Math.PI * (1.06 + (0.88 * index) / 8);
    const length = r * (0.8 + 0.35 * Math.sin((Math.PI * index) / 8));
    const [tx, ty] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const leaf = d`M${x - r * 0.12} ${y}Q${x + Math.cos(angle) * length * 0.4 - r * 0.1} ${y + Math.sin(angle) * length * 0.62} ${tx} ${ty}Q${x + Math.cos(angle) * length * 0.5 + r * 0.14} ${y + Math.sin(angle) * length * 0.4} ${x + r * 0.12} ${y}Z`;
    if (index % 2) front += leaf;
    else back += leaf;
  }
  return contactShadow(x, y, r * 0.8, r * 0.1) + shape(back, color) + shape(front, light);
}

/** Weeds: thin stems with small leaves. */
export function weeds(seed: number, x: number, y: number, w: number): string {
  const random = randomFrom(seed);
  let [stems, leaves] = ['', ''];
  for (let at = 0; at < w; at += 4) {
    const [px, h, bend] = [x + at, random.between(6, 20), random.between(-6, 6)];
    stems += d`M${px} ${y}q0 ${-h * 0.6} ${bend} ${-h}`;
    leaves += d`M${px + bend * 0.4} ${y - h * 0.55}q5-4 8-1-4 4-8 1zM${px + bend * 0.8} ${y - h * 0.85}q-5-4-7-1 3 4 7 1z`;
  }
  return line(stems, '#8f9a55', 1) + shape(leaves, '#a8ab62');
}

/** A nursery pot whose foot is at y. */
export const pot = (x: number, y: number, w: number, h: number, color: string = stone[0]) =>
  contactShadow(x, y, w * 0.62, 2.4) +
  shape(d`M${x - w * 0.5} ${y - h}H${x + w * 0.5}L${x + w * 0.4} ${y}H${x - w * 0.4}Z`, color) +
  shape(d`M${x - w * 0.55} ${y - h}h${w * 1.1}v${h * 0.18}h${-w * 1.1}Z`, stone[1]);

/** A root ball in burlap, tied. */
export const rootBall = (x: number, y: number, w: number, h: number) =>
  shape(
    d`M${x - w * 0.46} ${y - h}H${x + w * 0.46}Q${x + w * 0.62} ${y - h * 0.3} ${x + w * 0.34} ${y}H${x - w * 0.34}Q${x - w * 0.62} ${y - h * 0.3} ${x - w * 0.46} ${y - h}Z`,
    sand[3],
  ) +
  shape(
    d`M${x + w * 0.1} ${y - h}H${x + w * 0.46}Q${x + w * 0.62} ${y - h * 0.3} ${x + w * 0.34} ${y}H${x + w * 0.1}Z`,
    sand[4],
    { opacity: 0.6 },
  ) +
  line(
    d`M${x - w * 0.5} ${y - h * 0.72}Q${x} ${y - h * 0.5} ${x + w * 0.5} ${y - h * 0.72}M${x - w * 0.5} ${y - h * 0.34}Q${x} ${y - h * 0.12} ${x + w * 0.48} ${y - h * 0.34}M${x - w * 0.2} ${y - h}L${x + w * 0.1} ${y}M${x + w * 0.24} ${y - h}L${x - w * 0.16} ${y}`,
    sand[5],
    1.1,
    { opacity: 0.8 },
  );
