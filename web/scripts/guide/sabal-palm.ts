import { palm, sand } from '../scenes/kit/colors.ts';
import { circle, d, line, shape } from '../scenes/kit/svg.ts';
import { fanIn } from './kit/fans.ts';
import { crown, pair } from './kit/fronds.ts';
import { GuideDrawing, sandyGround, sky } from './kit/guide-drawing.ts';
import { onTrunk, ringedTrunk, type Trunk } from './kit/trunks.ts';
import type { Tones } from './kit/tinted.ts';

const back: Tones = [palm[0], palm[1]];
const middle: Tones = [palm[1], palm[3]];
const front: Tones = [palm[2], palm[4]];

/** Split feet of old leaves that cross each other on the upper trunk. */
function boots(trunk: Trunk): string {
  let [shades, faces, edges] = ['', '', ''];
  for (let row = 0; row < 8; row++) {
    const t = 0.42 + row * 0.072;
    for (const column of [-1, 0, 1]) {
      const across = (column + (row % 2 ? 0.5 : 0)) * 0.78;
      const [x, y] = onTrunk(trunk, t, across);
      const lean = across * 7;
      const boot = d`M${x - 7} ${y + 9}L${x - 5 + lean} ${y - 12}L${x + lean} ${y - 4}L${x + 5 + lean} ${y - 12}L${x + 7} ${y + 9}Z`;
      if (across > 0.2) shades += boot;
      else faces += boot;
      edges += d`M${x - 5 + lean} ${y - 12}L${x + lean} ${y - 4}L${x + 5 + lean} ${y - 12}`;
    }
  }
  return shape(faces, sand[4]) + shape(shades, sand[5]) + line(edges, sand[3], 1.4);
}

/** Florida's own. Known by its round head of fans, each bent along its rib, and by the boots on its trunk. */
export default function sabalPalm(): GuideDrawing {
  const drawing = new GuideDrawing();
  const leaf = (key: string, angle: number, stem: number, size: number, hang?: number) =>
    fanIn(drawing, key, { angle, stem, size, hang });
  const [top, high, wide, low, hanging, near] = [
    leaf('a', -78, 42, 44),
    leaf('b', -46, 46, 46),
    leaf('c', -12, 46, 46),
    leaf('d', 22, 42, 44),
    leaf('e', 56, 38, 40),
    leaf('f', -30, 22, 40, 0.3),
  ];
  const trunk: Trunk = { foot: [200, 264], top: [200, 120], widths: [15, 12, 12, 13, 13] };
  drawing.add(
    sky(drawing),
    sandyGround(),
    ringedTrunk(trunk, ['#a8977c', '#8b7b62', '#75664f'], 9),
    crown(200, 104, [
      ...pair(hanging, back),
      ...pair(low, back, 8),
      ...pair(wide, back, 14),
      ...pair(top, back, -10),
    ]),
    boots(trunk),
    circle(200, 98, 30, palm[1]),
    crown(200, 102, [
      ...pair(hanging, middle, -4, 0.94),
      ...pair(high, back, 8),
      ...pair(low, middle, -4),
      ...pair(top, middle, 4),
      ...pair(wide, front),
      ...pair(high, front, -8),
    ]),
    crown(200, 108, [
      ...pair(near, middle, 50, 0.9),
      ...pair(near, middle, -48, 0.9),
      ...pair(near, front, 14, 0.9),
    ]),
  );
  return drawing;
}
