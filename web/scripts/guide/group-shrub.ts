import { amber, palm, sunset } from '../scenes/kit/colors.ts';
import { contactShadow } from '../scenes/kit/ground.ts';
import { copy, group, shape } from '../scenes/kit/svg.ts';
import { flecks, foliage, type Clump, type Greens } from './kit/foliage.ts';
import { GuideDrawing, sandyGround, sky } from './kit/guide-drawing.ts';
import { dots } from './kit/marks.ts';

const deep: Greens = [palm[1], palm[2], palm[3]];
const fresh: Greens = [palm[2], palm[3], palm[4]];
const grey: Greens = ['#4f7f74', '#7ba596', '#a9cbb9'];

const blooms = [
  [150, 176],
  [196, 150],
  [236, 172],
  [176, 204],
  [220, 206],
  [258, 214],
  [134, 218],
  [200, 236],
] as const;

/** Three shrubs of different greens, the middle one in flower. */
export default function groupShrub(): GuideDrawing {
  const drawing = new GuideDrawing();
  const flower = drawing.define(
    'a',
    () =>
      dots(
        [0, 72, 144, 216, 288].map((turn) => {
          const angle = (turn * Math.PI) / 180;
          return [Math.sin(angle) * 6.5, -Math.cos(angle) * 6.5];
        }),
        sunset[1],
        10,
      ) + dots([[0, 0]], amber[2], 6),
  );
  const left: Clump[] = [
    { x: 92, y: 226, rx: 54, ry: 42 },
    { x: 70, y: 240, rx: 34, ry: 26 },
  ];
  const right: Clump[] = [
    { x: 318, y: 226, rx: 52, ry: 40 },
    { x: 338, y: 240, rx: 34, ry: 26 },
  ];
  const middle: Clump[] = [
    { x: 200, y: 190, rx: 66, ry: 54 },
    { x: 158, y: 222, rx: 46, ry: 36 },
    { x: 244, y: 224, rx: 46, ry: 36 },
    { x: 200, y: 226, rx: 48, ry: 34 },
  ];
  drawing.add(
    sky(drawing),
    sandyGround(),
    contactShadow(206, 266, 186, 8),
    group(
      [
        foliage(2, left, grey),
        foliage(9, right, fresh),
        foliage(21, middle, deep),
        shape(flecks(4, { x: 318, y: 218, rx: 42, ry: 30 }, 22, 7), amber[2]),
        shape(flecks(6, { x: 88, y: 218, rx: 44, ry: 30 }, 22, 8), '#d6e6d8'),
        shape(flecks(8, { x: 200, y: 200, rx: 70, ry: 50 }, 30, 8), palm[4]),
        ...blooms.map(([x, y], index) =>
          copy(flower, { x, y, turn: index * 17, scale: 0.9 + (index % 3) * 0.15 }),
        ),
      ],
      { x: -33, y: -36, scale: 1.14 },
    ),
  );
  return drawing;
}
