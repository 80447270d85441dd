import { palm } from '../scenes/kit/colors.ts';
import { contactShadow } from '../scenes/kit/ground.ts';
import { line, shape } from '../scenes/kit/svg.ts';
import { type Clump, flecks, foliage } from './kit/foliage.ts';
import { GuideDrawing, sandyGround, sky } from './kit/guide-drawing.ts';
import { type Joint, ribbon } from './kit/ribbon.ts';

const bark = { face: '#86694c', shade: '#68503a' };
const greens = [palm[1], palm[3], palm[4]] as const;

const limbs: readonly (readonly Joint[])[] = [
  [
    [200, 268, 17],
    [198, 220, 11],
    [202, 150, 8],
  ],
  [
    [198, 226, 8],
    [166, 184, 6],
    [142, 150, 4],
  ],
  [
    [200, 214, 8],
    [238, 178, 6],
    [262, 146, 4],
  ],
];

const back: readonly Clump[] = [
  { x: 130, y: 144, rx: 52, ry: 42 },
  { x: 272, y: 144, rx: 52, ry: 42 },
  { x: 150, y: 88, rx: 54, ry: 42 },
  { x: 254, y: 90, rx: 54, ry: 42 },
  { x: 202, y: 64, rx: 56, ry: 42 },
];
const front: readonly Clump[] = [
  { x: 158, y: 128, rx: 50, ry: 36 },
  { x: 248, y: 130, rx: 50, ry: 36 },
  { x: 204, y: 108, rx: 54, ry: 40 },
];

/** A shade tree. */
export default function groupTree(): GuideDrawing {
  const drawing = new GuideDrawing();
  drawing.add(
    sky(drawing),
    sandyGround(),
    contactShadow(212, 266, 96, 6),
    foliage(3, back, greens),
    ...limbs.map((limb) => shape(ribbon(limb), bark.face)),
    shape(ribbon(limbs[0]!, 0.2, 1), bark.shade),
    line('M192 254Q195 232 193 212', '#a3865f', 1.8),
    foliage(17, front, greens),
    shape(flecks(7, { x: 200, y: 104, rx: 100, ry: 66 }, 46, 7), palm[5]),
  );
  return drawing;
}
