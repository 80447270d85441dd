import { amber, sand } from '../scenes/kit/colors.ts';
import { circle } from '../scenes/kit/svg.ts';
import { crown, featherIn, pair, tones } from './kit/fronds.ts';
import { GuideDrawing, nearer, sandyGround, sky } from './kit/guide-drawing.ts';
import { ringedTrunk } from './kit/trunks.ts';

const nut = (x: number, y: number, fill: string, light: string) =>
  circle(x, y, 8.5, fill) + circle(x - 2.4, y - 2.6, 3, light);

/** Known by its leaning trunk, swollen at the foot, and the nuts under its long leaves. */
export default function coconutPalm(): GuideDrawing {
  const drawing = new GuideDrawing();
  const leaf = (key: string, angle: number, length: number, droop: number, hang: number) =>
    featherIn(drawing, key, {
      angle,
      length,
      droop,
      leaflets: { count: 18, length: 30, width: 4.4, hang, from: 0.16, tip: 0.3, spread: [64, 24] },
      rib: 2.2,
    });
  const [steep, high, wide, low] = [
    leaf('a', -72, 88, 18, 0.3),
    leaf('b', -40, 116, 52, 0.7),
    leaf('c', -10, 112, 62, 1.1),
    leaf('d', 26, 92, 44, 1.2),
  ];
  const [x, y] = [222, 104];
  drawing.add(
    sky(drawing),
    sandyGround(),
    nearer([
      ringedTrunk(
        { foot: [132, 266], top: [x, y], bow: 14, widths: [17, 9.5, 8, 7.4, 7] },
        ['#c4b295', '#a3906f', '#8a7656'],
        10,
      ),
      crown(x, y - 4, [
        ...pair(steep, tones.back, -10),
        ...pair(high, tones.back, -10),
        ...pair(low, tones.back, 6),
        ...pair(wide, tones.middle),
      ]),
      nut(x - 16, y + 10, amber[0], amber[1]),
      nut(x + 15, y + 11, sand[5], sand[4]),
      nut(x + 2, y + 16, '#8fa04a', '#b9c873'),
      nut(x - 8, y + 21, amber[0], amber[1]),
      nut(x - 6, y + 6, '#7c9440', '#a9bd66'),
      nut(x + 9, y + 4, amber[0], amber[2]),
      crown(x, y - 4, [...pair(high, tones.front), ...pair(steep, tones.front)]),
    ]),
  );
  return drawing;
}
