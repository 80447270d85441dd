import { d, line, type Point, shape } from '../scenes/kit/svg.ts';
import { GuideDrawing, sky } from './kit/guide-drawing.ts';
import { leaf } from './kit/leaves.ts';
import { dots } from './kit/marks.ts';
import type { Placing } from './kit/path.ts';

/** Wax laid in a spiral of `turns` turns, its outer end at radius `r`. */
function spiral(x: number, y: number, r: number, turns: number, start: number): string {
  const at = (share: number): Point => {
    const angle = start + share * turns * 2 * Math.PI;
    return [x + Math.cos(angle) * r * share, y + Math.sin(angle) * r * share];
  };
  const steps = Math.round(turns * 6);
  let path = '';
  for (let step = 1; step <= steps; step++) {
    const [from, to, middle] = [at((step - 1) / steps), at(step / steps), at((step - 0.5) / steps)];
    if (step === 1) path += d`M${from[0]} ${from[1]}`;
    path += d`Q${middle[0] * 2 - (from[0] + to[0]) / 2} ${middle[1] * 2 - (from[1] + to[1]) / 2} ${to[0]} ${to[1]}`;
  }
  return path;
}

const spirals: readonly (readonly [x: number, y: number, r: number, turns: number, start: number])[] = [
  [176, 132, 46, 3, 0.4],
  [268, 122, 36, 2.6, 2],
  [228, 206, 34, 2.5, 4],
  [126, 196, 24, 2, 1],
];

/** The underside of a leaf with white spirals of wax. */
export default function signWhiteflySpiral(): GuideDrawing {
  const drawing = new GuideDrawing();
  const placing: Placing = { x: 50, y: 236, turn: -24, scale: 3.6, wide: 1.06, bend: -10 };
  const paths = spirals.map((each) => spiral(...each));
  const flies: Point[] = [
    [300, 176],
    [312, 168],
    [160, 226],
    [212, 84],
    [94, 170],
  ];
  drawing.add(
    sky(drawing),
    line('M12 280Q30 256 56 234', '#7a8a4e', 9),
    leaf(
      'oval',
      placing,
      { light: '#7fae7c', dark: '#669a69', vein: '#c9dfb4' },
      { count: 6, reach: 21, width: 2.6 },
    ),
    line(paths.join(''), '#4d7d58', 9, { opacity: 0.35 }),
    line(paths.join(''), '#ffffff', 4, { opacity: 0.75 }),
    line(paths.join(''), '#ffffff', 7, { dash: '.1 8.4' }),
    shape(
      flies
        .map(
          ([x, y]) =>
            d`M${x} ${y}Q${x - 11} ${y - 4} ${x - 9} ${y + 9}Q${x - 2} ${y + 8} ${x} ${y}Q${x + 11} ${y - 4} ${x + 9} ${y + 9}Q${x + 2} ${y + 8} ${x} ${y}Z`,
        )
        .join(''),
      '#ffffff',
    ),
    dots(
      flies.map(([x, y]) => [x, y + 1]),
      '#d9a441',
      3.6,
    ),
  );
  return drawing;
}
