import { palm, sand } from '../scenes/kit/colors.ts';
import { contactShadow } from '../scenes/kit/ground.ts';
import { d, line, type Point, shape } from '../scenes/kit/svg.ts';
import { crown, featherIn, pair } from './kit/fronds.ts';
import { GuideDrawing, sandyGround, sky } from './kit/guide-drawing.ts';
import { strip, onTrunk, type Trunk } from './kit/trunks.ts';
import type { Tones } from './kit/tinted.ts';

const back: Tones = [palm[0], palm[1]];
const middle: Tones = [palm[1], palm[2]];
const front: Tones = [palm[2], palm[3]];

/** Known by its rosette of stiff, narrow leaves on a thick brown foot. */
export default function sago(): GuideDrawing {
  const drawing = new GuideDrawing();
  const leaf = (key: string, angle: number, length: number, droop: number) =>
    featherIn(drawing, key, {
      angle,
      length,
      droop,
      leaflets: { count: 27, length: 19, width: 3.4, hang: -0.1, from: 0.12, tip: 0.35, spread: [66, 40] },
      rib: 2,
    });
  const [steep, high, wide, low] = [
    leaf('a', -78, 136, 12),
    leaf('b', -56, 150, 26),
    leaf('c', -34, 156, 42),
    leaf('d', -14, 146, 42),
  ];
  const trunk: Trunk = { foot: [200, 266], top: [200, 206], widths: [27, 29, 28, 25, 19] };
  const scales: Point[] = [];
  for (let row = 0; row < 4; row++)
    for (let column = -2; column <= 2; column++)
      scales.push(onTrunk(trunk, 0.16 + row * 0.24, (column + (row % 2) * 0.5 - 0.25) * 0.36));
  drawing.add(
    sky(drawing),
    sandyGround(),
    contactShadow(206, 264, 84, 7),
    shape(strip(trunk, -1, 1), sand[5]),
    shape(strip(trunk, 0.3, 1), sand[6]),
    line(scales.map(([x, y]) => d`M${x - 5} ${y - 5}L${x} ${y + 4}L${x + 5} ${y - 5}`).join(''), sand[4], 2),
    crown(200, 206, [
      ...pair(steep, back, -6),
      ...pair(high, back, -9),
      ...pair(wide, back, -9),
      ...pair(low, back, -6),
      ...pair(steep, middle, 5),
      ...pair(wide, middle, 3),
      ...pair(low, middle, 9),
      ...pair(high, front, 5),
    ]),
    shape(d`M176 210C180 194 190 188 200 187C210 188 220 194 224 210Q200 218 176 210Z`, sand[4]),
    line(d`M188 206Q190 198 195 192M200 207V191M212 206Q210 198 205 192`, sand[2], 2),
    crown(200, 212, [
      ...pair(low, middle, 26, 0.7),
      ...pair(low, front, 8, 0.86),
      ...pair(wide, front, -6, 0.6),
    ]),
  );
  return drawing;
}
