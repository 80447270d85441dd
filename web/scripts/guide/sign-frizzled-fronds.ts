import { amber, palm, sand } from '../scenes/kit/colors.ts';
import { randomFrom } from '../scenes/kit/random.ts';
import { d, group, line, type Point } from '../scenes/kit/svg.ts';
import { crown, featherIn, midrib, pair, tones } from './kit/fronds.ts';
import { GuideDrawing, sky } from './kit/guide-drawing.ts';
import { ringedTrunk } from './kit/trunks.ts';

const [heartX, heartY] = [200, 196];

/** A young leaf that has stayed short: its leaflets are withered and crimped. */
function frizzled(seed: number, angle: number, length: number, colors: readonly [string, string]): string {
  const random = randomFrom(seed);
  const { at, path } = midrib({ angle, length, droop: 14 });
  let leaflets = '';
  for (let index = 0; index < 10; index++) {
    const share = 0.3 + (0.7 * index) / 9;
    const [x, y] = at(share);
    for (const side of [-1, 1]) {
      const out = ((angle + side * (62 - share * 30 + random.between(-12, 12))) * Math.PI) / 180;
      const reach = random.between(22, 32) * (1.15 - share * 0.55);
      const across = (along: number, aside: number): Point => [
        x + Math.cos(out) * reach * along - Math.sin(out) * aside,
        y + Math.sin(out) * reach * along + Math.cos(out) * aside,
      ];
      const crimps = [across(0.36, 5), across(0.62, -5), across(1, 4 * side)];
      leaflets += `${d`M${x} ${y}`}${crimps.map(([px, py]) => d`L${px} ${py}`).join('')}`;
    }
  }
  return group([line(leaflets, colors[0], 3.4), line(path, colors[1], 4)], { x: heartX, y: heartY });
}

/** The newest leaves of a palm come out short, crimped and scorched, while the old ones are green. */
export default function signFrizzledFronds(): GuideDrawing {
  const drawing = new GuideDrawing();
  const leaf = (key: string, angle: number, length: number, droop: number) =>
    featherIn(drawing, key, {
      angle,
      length,
      droop,
      leaflets: { count: 12, length: 50, width: 9, hang: 0.7, from: 0.14, tip: 0.4, spread: [60, 26] },
      rib: 3.4,
    });
  const [high, wide, low] = [leaf('a', -26, 184, 62), leaf('b', 0, 186, 74), leaf('c', 24, 172, 58)];
  drawing.add(
    sky(drawing),
    ringedTrunk(
      { foot: [200, 316], top: [200, 196], widths: [24, 23, 22, 21, 20] },
      ['#b8a98c', '#978869', '#7d6f55'],
      15,
    ),
    crown(heartX, heartY, [
      ...pair(low, tones.back),
      ...pair(wide, tones.middle, -2),
      ...pair(high, tones.front, -2),
    ]),
    frizzled(3, -132, 118, ['#a9793f', sand[6]]),
    frizzled(5, -48, 118, ['#a9793f', sand[6]]),
    frizzled(7, -112, 140, ['#c29248', sand[5]]),
    frizzled(9, -68, 140, ['#c29248', sand[5]]),
    frizzled(11, -90, 128, ['#dcae5e', amber[0]]),
    line(d`M${heartX} ${heartY + 14}V${heartY - 12}`, palm[4], 15),
  );
  return drawing;
}
