import { palm } from '../scenes/kit/colors.ts';
import { contactShadow } from '../scenes/kit/ground.ts';
import { randomFrom } from '../scenes/kit/random.ts';
import { d, line, shape } from '../scenes/kit/svg.ts';
import { flecks, foliage, type Clump } from './kit/foliage.ts';
import { GuideDrawing, sandyGround, sky } from './kit/guide-drawing.ts';
import { type Joint, ribbon } from './kit/ribbon.ts';

const bark = { face: '#7d6a55', shade: '#5f4f3f', light: '#9a8670' };
const greens = [palm[1], palm[2], '#3f8453'] as const;

const limbs: readonly (readonly Joint[])[] = [
  [
    [204, 254, 12],
    [184, 212, 13],
    [150, 186, 11],
    [104, 178, 7],
    [60, 172, 3],
  ],
  [
    [196, 254, 12],
    [218, 212, 13],
    [254, 188, 11],
    [300, 182, 7],
    [344, 174, 3],
  ],
  [
    [202, 240, 12],
    [176, 172, 11],
    [146, 130, 6],
  ],
  [
    [200, 240, 12],
    [226, 170, 11],
    [262, 130, 6],
  ],
];

/** Grey moss that hangs from (x, y). */
function moss(seed: number, places: readonly (readonly [x: number, y: number, length: number])[]): string {
  const random = randomFrom(seed);
  let path = '';
  for (const [x, y, length] of places)
    for (let strand = -1; strand <= 1; strand++) {
      const [at, own] = [x + strand * 4, length * random.between(0.6, 1)];
      path += d`M${at - 2} ${y - 4}Q${at + random.between(-4, 4)} ${y + own * 0.6} ${at + random.between(-2, 2)} ${y + own}Q${at + 5} ${y + own * 0.5} ${at + 3} ${y - 4}`;
    }
  return shape(path, '#9db09a');
}

const back: Clump[] = [
  { x: 62, y: 158, rx: 46, ry: 34 },
  { x: 340, y: 160, rx: 44, ry: 34 },
  { x: 120, y: 112, rx: 58, ry: 42 },
  { x: 284, y: 112, rx: 58, ry: 42 },
  { x: 200, y: 96, rx: 66, ry: 48 },
];
const front: Clump[] = [
  { x: 88, y: 142, rx: 44, ry: 30 },
  { x: 318, y: 142, rx: 44, ry: 30 },
  { x: 200, y: 138, rx: 40, ry: 24 },
  { x: 148, y: 118, rx: 44, ry: 30 },
  { x: 252, y: 118, rx: 44, ry: 30 },
];

/** Known by a crown much wider than high, heavy limbs that reach far out, and moss on them. */
export default function liveOak(): GuideDrawing {
  const drawing = new GuideDrawing();
  drawing.add(
    sky(drawing),
    sandyGround(),
    contactShadow(210, 266, 130, 7),
    foliage(11, back, greens),
    moss(3, [
      [84, 178, 44],
      [118, 182, 36],
      [152, 190, 28],
      [262, 190, 30],
      [296, 184, 40],
      [326, 180, 46],
    ]),
    ...limbs.map((limb) => shape(ribbon(limb), bark.face)),
    shape(d`M164 268Q184 258 183 222Q200 210 217 222Q216 258 238 268Q202 260 164 268Z`, bark.face),
    shape(d`M206 264Q212 240 210 226L217 222Q216 258 238 268Q222 263 206 264Z`, bark.shade),
    line(d`M192 256Q195 238 190 222M199 258Q201 244 199 232`, bark.light, 1.6),
    shape(ribbon(limbs[0]!.slice(1), -1, -0.2), bark.shade),
    shape(ribbon(limbs[1]!.slice(1), 0.2, 1), bark.shade),
    foliage(31, front, greens),
    shape(flecks(5, { x: 200, y: 116, rx: 140, ry: 48 }, 44, 6), palm[4]),
  );
  return drawing;
}
