import { palm, sand } from '../scenes/kit/colors.ts';
import { circle, d, line, shape } from '../scenes/kit/svg.ts';
import { fanIn } from './kit/fans.ts';
import { crown, type CrownLeaf, pair } from './kit/fronds.ts';
import { GuideDrawing, nearer, sandyGround, sky } from './kit/guide-drawing.ts';
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

const one = (id: string, leafTones: Tones, turn: number, flip = false, scale = 1): CrownLeaf => ({
  leaf: id,
  tones: leafTones,
  turn,
  flip,
  scale,
});

/** Florida's own. Known by its round head of fans, each bent along its rib, and by the boots on its trunk. */
export default function sabalPalm(): GuideDrawing {
  const drawing = new GuideDrawing();
  const leaf = (key: string, angle: number, stem: number, size: number) =>
    fanIn(drawing, key, { angle, stem, size, hang: 0.24 });
  const [top, high, wide, low, hanging, near] = [
    leaf('a', -80, 40, 46),
    leaf('b', -48, 46, 52),
    leaf('c', -14, 48, 52),
    leaf('d', 20, 46, 48),
    leaf('e', 54, 40, 42),
    leaf('f', -30, 14, 46),
  ];
  const trunk: Trunk = { foot: [200, 264], top: [200, 120], widths: [15, 12, 12, 13, 13] };
  drawing.add(
    sky(drawing),
    sandyGround(),
    nearer([
      ringedTrunk(trunk, ['#a8977c', '#8b7b62', '#75664f'], 9),
      crown(200, 104, [
        ...pair(hanging, back),
        ...pair(low, back, 10),
        ...pair(wide, back, 16),
        ...pair(top, back, -16),
        one(top, back, 10),
      ]),
      boots(trunk),
      circle(200, 98, 34, palm[1]),
      crown(200, 102, [
        one(hanging, middle, -8, false, 0.9),
        one(hanging, middle, 6, true, 0.92),
        one(low, middle, -4),
        one(low, middle, 2, true),
        one(high, back, 16, true),
        one(high, back, -4),
        one(wide, middle, 4, true),
        one(top, middle, 20),
        one(top, middle, -12, true),
        one(wide, front, -4),
        one(high, front, 4, true),
        one(top, front, -2),
        one(near, back, 96),
        one(near, middle, 44),
        one(near, middle, -16, true),
        one(near, front, 74, true, 0.92),
        one(near, middle, -34, false, 0.94),
        one(near, front, 12, false, 0.96),
      ]),
    ]),
  );
  return drawing;
}
