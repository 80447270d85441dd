import { amber, palm, sunset } from '../scenes/kit/colors.ts';
import { d, line, type Point, shape } from '../scenes/kit/svg.ts';
import { GuideDrawing, sky } from './kit/guide-drawing.ts';
import { leafIn, type PutLeaf } from './kit/leaves.ts';
import { dots } from './kit/marks.ts';
import { place } from './kit/path.ts';
import type { Tones } from './kit/tinted.ts';

const near: Tones = [palm[3], palm[4]];
const far: Tones = [palm[1], palm[2]];

/** One petal from its foot (0, 0), its far edge ruffled. */
const petal =
  'M0 0C10 -22 34 -46 66 -50Q74 -54 80 -46Q90 -46 92 -37Q101 -33 99 -24Q107 -17 102 -9Q108 0 101 8Q104 18 95 24Q94 34 84 36Q78 44 68 40C40 38 14 20 0 0Z';
const fold = 'M0 0C14 20 40 38 68 40Q78 44 84 36Q94 34 95 24C70 26 30 16 0 0Z';
const veins = 'M22 -8Q52 -26 76 -32M26 -2Q60 -8 88 -12M26 5Q58 10 86 10M22 9Q46 22 72 26';
const heart = 'M0 0C8 -14 18 -22 30 -24Q34 -18 40 -16Q38 -8 46 -4Q40 4 42 10Q34 12 32 20C20 18 8 10 0 0Z';

const [x, y] = [196, 148];

/** The column that stands out of the flower, with its pollen and five stigmas. */
function column(): string {
  const tip: Point = [300, 66];
  const at = (share: number): Point => [
    x + (tip[0] - x) * share,
    y + (tip[1] - y) * share - 10 * Math.sin(share * Math.PI),
  ];
  const pollen: Point[] = [];
  for (let index = 0; index < 13; index++) {
    const [px, py] = at(0.5 + index * 0.034);
    const out = 6 + (index % 3) * 2.4;
    pollen.push([px - out * 0.62, py - out * 0.78], [px + out * 0.62, py + out * 0.78]);
  }
  const stigmas: Point[] = [-46, -24, 0, 24, 46].map((turn) => {
    const angle = ((turn - 38) * Math.PI) / 180;
    return [tip[0] + Math.cos(angle) * 15, tip[1] + Math.sin(angle) * 15];
  });
  return (
    line(d`M${x} ${y}Q${(x + tip[0]) / 2 - 8} ${(y + tip[1]) / 2 - 18} ${tip[0]} ${tip[1]}`, '#f7a58c', 7) +
    dots(pollen, amber[0], 7) +
    dots(
      pollen.map(([px, py]): Point => [px - 0.6, py - 0.8]),
      amber[2],
      5,
    ) +
    line(stigmas.map(([px, py]) => d`M${tip[0]} ${tip[1]}L${px} ${py}`).join(''), '#f7a58c', 2) +
    dots(stigmas, '#8f1d1a', 6.4)
  );
}

/** Known by one wide flower of five petals, its long column, and toothed leaves. */
export default function hibiscus(): GuideDrawing {
  const drawing = new GuideDrawing();
  const leaf = (key: string, isNear: boolean): PutLeaf =>
    leafIn(drawing, key, {
      kind: 'toothed',
      wide: 0.84,
      vein: isNear ? palm[5] : palm[3],
      veins: { count: 4, reach: 20, width: 1.2 },
    });
  const [toothed, behind] = [leaf('a', true), leaf('b', false)];
  drawing.add(
    sky(drawing),
    line('M150 306Q170 240 196 160M176 244Q120 240 66 216M182 236Q260 250 330 226', palm[2], 6),
    behind({ x: 180, y: 240, turn: 150, length: 130, tones: far }),
    behind({ x: 200, y: 230, turn: 34, length: 130, tones: far }),
    toothed({ x: 76, y: 218, turn: -162, length: 66, tones: near }),
    toothed({ x: 104, y: 226, turn: 118, length: 84, tones: near }),
    toothed({ x: 318, y: 229, turn: 14, length: 74, tones: near }),
    toothed({ x: 270, y: 238, turn: 62, length: 84, tones: near }),
    toothed({ x: 150, y: 130, turn: -152, length: 124, tones: near }),
    toothed({ x: 240, y: 150, turn: -16, length: 130, tones: near }),
  );
  for (const turn of [198, 54, 126, -18, -90]) {
    const placing = { x, y, turn, scale: 1.06 };
    drawing.add(
      shape(place(petal, placing), sunset[1]),
      shape(place(fold, placing), sunset[0], { opacity: 0.75 }),
      line(place(veins, placing), '#f6a27c', 1.6),
      shape(place(heart, placing), '#9c2420'),
    );
  }
  drawing.add(column());
  return drawing;
}
