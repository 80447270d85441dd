import { amber, palm, stone } from '../scenes/kit/colors.ts';
import { randomFrom } from '../scenes/kit/random.ts';
import { d, line, type Point } from '../scenes/kit/svg.ts';
import { crown, featherIn, pair, tones } from './kit/fronds.ts';
import { GuideDrawing, nearer, sandyGround, sky } from './kit/guide-drawing.ts';
import { dots } from './kit/marks.ts';
import { ringedTrunk } from './kit/trunks.ts';
import type { Tones } from './kit/tinted.ts';

const soft: Tones = [palm[2], palm[3]];

/** A tassel of dates that hangs from (x, y), `length` long. */
function dates(seed: number, x: number, y: number, side: 1 | -1, length: number): string {
  const random = randomFrom(seed);
  const fruits: Point[] = [];
  let strands = '';
  for (let strand = 0; strand < 6; strand++) {
    const [dx, dy] = [side * (9 + strand * 3), length - Math.abs(strand - 2) * 5];
    strands += d`M${x} ${y}Q${x + dx} ${y - 6} ${x + dx} ${y + dy}`;
    for (let fruit = 0; fruit < 8; fruit++)
      fruits.push([x + dx + random.between(-2, 2), y + 10 + (dy - 10) * ((fruit + (strand % 2) * 0.5) / 8)]);
  }
  const lit = fruits.filter((_, index) => index % 2).map(([px, py]): Point => [px - 0.5, py - 0.7]);
  return line(strands, '#9c8a3e', 1.4) + dots(fruits, amber[0], 6) + dots(lit, amber[1], 4.6);
}

/** Known by its slender trunk, its soft hanging plumes, and tassels of orange dates. */
export default function queenPalm(): GuideDrawing {
  const drawing = new GuideDrawing();
  const leaf = (key: string, angle: number, length: number, droop: number, hang: number) =>
    featherIn(drawing, key, {
      angle,
      length,
      droop,
      leaflets: { count: 17, length: 40, width: 3.4, hang, from: 0.12, tip: 0.4, spread: [56, 30] },
      rib: 1.8,
    });
  const [steep, high, wide, low] = [
    leaf('a', -76, 84, 20, 0.5),
    leaf('b', -52, 126, 66, 1.1),
    leaf('c', -34, 132, 102, 1.8),
    leaf('d', -8, 96, 92, 2),
  ];
  const [x, y] = [200, 96];
  drawing.add(
    sky(drawing),
    sandyGround(),
    nearer([
      ringedTrunk(
        { foot: [200, 264], top: [x, y], widths: [10, 7.6, 7, 6.8, 6.6] },
        [stone[3], '#9a917c', '#857c68'],
        15,
      ),
      crown(x, y - 2, [
        ...pair(steep, tones.back, -10),
        ...pair(high, tones.back, 10, 0.86),
        ...pair(low, tones.back),
      ]),
      dates(4, x - 4, y + 8, -1, 68),
      dates(9, x + 5, y + 10, 1, 54),
      crown(x, y - 2, [...pair(wide, tones.middle), ...pair(high, soft), ...pair(steep, tones.front)]),
    ]),
  );
  return drawing;
}
