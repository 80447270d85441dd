/** The plain parts of a drawing: points, paths and groups, written short. Lengths are units of a picture 800 wide. */

export type Point = readonly [x: number, y: number];

/** A number as SVG takes it shortest: one decimal, no zero before the point. */
export const number = (value: number) => {
  const text = String(Math.round(value * 10) / 10);
  return text.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0');
};

/** Path data: d`M${x} ${y}h${width}` with its numbers rounded. */
export const d = (texts: TemplateStringsArray, ...values: number[]) =>
  texts.reduce((written, text, index) => written + number(values[index - 1] ?? 0) + text);

export interface Looks {
  opacity?: number;
  fill?: string;
  color?: string;
  stroke?: string;
  width?: number;
  cap?: 'round' | 'butt';
  dash?: string;
  clip?: string;
}

function attributes({ width, dash, clip, cap, ...looks }: Looks): string {
  const all: Record<string, string | number | undefined> = {
    ...looks,
    'stroke-width': width,
    'stroke-dasharray': dash,
    'stroke-linecap': cap === 'butt' ? undefined : cap,
    'clip-path': clip && `url(#${clip})`,
  };
  return Object.entries(all)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? decimals(value) : value}"`)
    .join('');
}

const decimals = (value: number) => String(Math.round(value * 100) / 100).replace(/^0\./, '.');

export const shape = (path: string, fill: string, looks: Looks = {}) =>
  `<path${attributes({ fill, ...looks })} d="${path}"/>`;

/** A line with round ends. */
export const line = (path: string, stroke: string, width: number, looks: Looks = {}) =>
  `<path${attributes({ fill: 'none', stroke, width, cap: 'round', ...looks })} d="${path}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, looks: Looks = {}) =>
  `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}"${attributes({ fill, ...looks })}/>`;

export const circle = (x: number, y: number, r: number, fill: string, looks: Looks = {}) =>
  ellipse(x, y, r, r, fill, looks);

export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  looks: Looks & { r?: number } = {},
) => {
  const { r, ...rest } = looks;
  const round = r ? ` rx="${number(r)}"` : '';
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}"${round}${attributes({ fill, ...rest })}/>`;
};

export const polygon = (points: readonly Point[], fill: string, looks: Looks = {}) =>
  shape(`M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z`, fill, looks);

export interface Place {
  x?: number;
  y?: number;
  /** 1 is the size as drawn. */
  scale?: number;
  /** Mirrored left to right. */
  flip?: boolean;
  /** Degrees, clockwise. */
  turn?: number;
  opacity?: number;
  clip?: string;
  /** What shapes without a fill of their own get. */
  fill?: string;
  /** What shapes filled with `currentColor` get. */
  color?: string;
}

function transform({ x = 0, y = 0, scale = 1, flip = false, turn = 0 }: Place): string {
  const size = Math.round(scale * 1000) / 1000;
  const parts = [
    x || y ? `translate(${number(x)} ${number(y)})` : '',
    turn ? `rotate(${number(turn)})` : '',
    flip ? `scale(${-size} ${size})` : size === 1 ? '' : `scale(${size})`,
  ].join('');
  return parts && ` transform="${parts}"`;
}

const looksOf = ({ opacity, clip, fill, color }: Place) => attributes({ opacity, clip, fill, color });

export const group = (parts: readonly string[], place: Place = {}) =>
  `<g${transform(place)}${looksOf(place)}>${parts.join('')}</g>`;

/** One more copy of a part that the drawing defines. */
export const copy = (id: string, place: Place = {}) =>
  `<use href="#${id}"${transform(place)}${looksOf(place)}/>`;

/** A closed curve through the points, without corners. */
export function smooth(points: readonly Point[], tension = 0.5): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0];
  const start = at(0);
  let path = d`M${start[0]} ${start[1]}`;
  for (let index = 0; index < points.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const k = tension / 3;
    path += d`C${from[0] + (to[0] - before[0]) * k} ${from[1] + (to[1] - before[1]) * k} ${to[0] - (after[0] - from[0]) * k} ${to[1] - (after[1] - from[1]) * k} ${to[0]} ${to[1]}`;
  }
  return `${path}Z`;
}

/** What a limb or a trunk is: a straight piece, round at both ends, as wide at each as its radius there says. */
export function capsule(from: Point, to: Point, fromRadius: number, toRadius: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 0.01;
  const bend = Math.asin(Math.max(-1, Math.min(1, (fromRadius - toRadius) / length)));
  const angle = Math.atan2(dy, dx);
  const edge = (center: Point, radius: number, side: 1 | -1): Point => {
    const direction = angle + side * (Math.PI / 2 - bend);
    return [center[0] + radius * Math.cos(direction), center[1] + radius * Math.sin(direction)];
  };
  const [a, b, c, e] = [
    edge(from, fromRadius, 1),
    edge(to, toRadius, 1),
    edge(to, toRadius, -1),
    edge(from, fromRadius, -1),
  ];
  const wide = fromRadius > toRadius ? 1 : 0;
  return d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}A${toRadius} ${toRadius} 0 ${1 - wide} 0 ${c[0]} ${c[1]}L${e[0]} ${e[1]}A${fromRadius} ${fromRadius} 0 ${wide} 0 ${a[0]} ${a[1]}Z`;
}

export const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];
