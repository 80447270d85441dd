import { palm, sand } from '../scenes/kit/colors.ts';
import { circle, shape } from '../scenes/kit/svg.ts';
import { GuideDrawing, sky } from './kit/guide-drawing.ts';
import { leafIn } from './kit/leaves.ts';
import { type Joint, ribbon } from './kit/ribbon.ts';
import type { Tones } from './kit/tinted.ts';

const far: Tones = [palm[1], palm[2]];
const green: Tones = [palm[3], palm[4]];
const bronze: Tones = ['#a4502e', '#c9743c'];
const red: Tones = ['#a93826', '#d9543a'];

const twigs: readonly (readonly Joint[])[] = [
  [
    [150, 306, 5.5],
    [170, 232, 4.4],
    [196, 140, 3],
    [206, 66, 1.6],
  ],
  [
    [166, 244, 4],
    [228, 206, 3],
    [284, 176, 2],
    [322, 136, 1.4],
  ],
  [
    [176, 212, 3.4],
    [134, 164, 2.4],
    [98, 112, 1.4],
  ],
];

const plum = (x: number, y: number) =>
  circle(x, y, 13, '#8d3f6c') + circle(x - 2.6, y - 2.6, 8.6, '#b25a86') + circle(x - 5, y - 5, 3, '#eab5cc');

/** Known by round, glossy leaves along both sides of a twig, the new ones red, and plums. */
export default function cocoplum(): GuideDrawing {
  const drawing = new GuideDrawing();
  const glossy = leafIn(drawing, 'a', { kind: 'round', vein: '#dfe6b4', shine: 'M52 -19L76 -19' });
  const plain = leafIn(drawing, 'b', { kind: 'round' });
  const put = (x: number, y: number, turn: number, length: number, tones: Tones) =>
    (tones === far ? plain : glossy)({ x, y, turn, length, tones });
  drawing.add(
    sky(drawing),
    put(160, 268, -168, 84, far),
    put(178, 206, -16, 76, far),
    put(190, 162, -158, 70, far),
    put(206, 218, 48, 74, far),
    ...twigs.map((twig) => shape(ribbon(twig), sand[5])),
    put(152, 186, 176, 66, green),
    put(142, 174, -84, 56, green),
    put(120, 144, -176, 58, green),
    put(114, 134, -50, 52, bronze),
    put(100, 116, -142, 54, bronze),
    put(98, 112, -98, 54, red),
    put(204, 220, 64, 66, green),
    put(226, 208, -70, 62, green),
    put(254, 192, 38, 64, green),
    put(274, 182, -88, 56, green),
    put(300, 160, 16, 58, green),
    put(306, 152, -108, 50, bronze),
    put(320, 138, -8, 54, bronze),
    put(322, 136, -62, 56, red),
    put(158, 262, 18, 74, green),
    put(156, 272, -146, 78, green),
    put(186, 174, -18, 62, green),
    put(190, 152, -156, 62, green),
    put(197, 136, -34, 58, green),
    put(200, 110, -146, 56, bronze),
    put(203, 94, -40, 52, bronze),
    put(206, 70, -116, 54, red),
    put(206, 68, -70, 50, red),
    plum(226, 246),
    plum(250, 238),
    plum(128, 222),
  );
  return drawing;
}
