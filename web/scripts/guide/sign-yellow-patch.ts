import { amber, palm, stone } from '../scenes/kit/colors.ts';
import { line, shape, smooth, type Point } from '../scenes/kit/svg.ts';
import { foliage } from './kit/foliage.ts';
import { tufts } from './kit/grass.ts';
import { GuideDrawing, sky } from './kit/guide-drawing.ts';

const patch: readonly Point[] = [
  [262, 136],
  [214, 140],
  [150, 158],
  [120, 186],
  [92, 214],
  [118, 246],
  [176, 262],
  [214, 284],
  [272, 276],
  [330, 306],
  [420, 300],
  [330, 190],
];
const straw: readonly Point[] = [
  [266, 158],
  [204, 172],
  [162, 200],
  [170, 232],
  [226, 246],
  [282, 252],
  [350, 280],
  [320, 210],
];

const inside = (outline: readonly Point[]) => (x: number, y: number) => {
  let isIn = false;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
  });
  return isIn;
};

/** A lawn that turns yellow, then straw, where it meets hot pavement. */
export default function signYellowPatch(): GuideDrawing {
  const drawing = new GuideDrawing();
  const [isYellow, isStraw] = [inside(patch), inside(straw)];
  const turf = { x: 0, y: 128, w: 380, h: 172, size: 17 };
  drawing.add(
    sky(drawing),
    foliage(4, [
      { x: 50, y: 106, rx: 62, ry: 26 },
      { x: 150, y: 108, rx: 56, ry: 20 },
    ]),
    shape('M0 112C80 108 140 112 200 112C270 112 330 108 400 112V300H0Z', palm[3]),
    shape('M0 150L250 112H210L0 132ZM0 250L258 112H254L0 190ZM120 300L262 116L259 114L0 270V300Z', palm[4], {
      opacity: 0.35,
    }),
    shape(smooth(patch), '#dfbf45'),
    shape(smooth(straw), '#e9d9a0'),
    tufts(3, { ...turf, count: 130 }, palm[4], (x, y) => !isYellow(x, y) && x < 150 + (y - 110) * 1.1),
    tufts(6, { ...turf, count: 110 }, amber[0], (x, y) => isYellow(x, y) && !isStraw(x, y)),
    tufts(8, { ...turf, count: 110 }, '#b08a4a', isStraw),
    shape('M258 112L420 318H430V112Z', stone[4]),
    shape('M258 112L420 318L408 318L250 112Z', stone[3]),
    line('M296 160L400 152M344 222L400 214', stone[2], 2.4),
  );
  return drawing;
}
