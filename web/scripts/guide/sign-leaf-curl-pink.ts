import { palm } from '../scenes/kit/colors.ts';
import { randomFrom } from '../scenes/kit/random.ts';
import { circle, ellipse, type Point, shape } from '../scenes/kit/svg.ts';
import { bumps } from './kit/foliage.ts';
import { GuideDrawing, sky } from './kit/guide-drawing.ts';
import { leafIn } from './kit/leaves.ts';
import { type Joint, ribbon } from './kit/ribbon.ts';
import type { Tones } from './kit/tinted.ts';

const green: Tones = [palm[3], palm[4]];
const far: Tones = [palm[1], palm[2]];
const stem: readonly Joint[] = [
  [196, 306, 8],
  [198, 220, 7],
  [204, 150, 6],
  [202, 108, 5],
];

const rosy: Tones = ['#a94d6c', '#d9849a'];
const pale: Tones = ['#bf6c83', '#eaa9b4'];
/** Turning pink from one edge. */
const mixed: Tones = ['#c2788c', '#b0bb74'];
const dull: Tones = ['#7d8f4c', '#b0bb74'];

/** The newest leaves, from the back to the front: all from one place, small, curled to one side or the other. */
const bunch: readonly (readonly [turn: number, length: number, bend: number, tones: Tones])[] = [
  [-124, 92, -1, mixed],
  [-56, 92, 1, mixed],
  [-90, 96, 1, dull],
  [-158, 82, 1, dull],
  [-22, 82, -1, dull],
  [-106, 84, 1, rosy],
  [-72, 84, -1, rosy],
  [-140, 76, -1, mixed],
  [-40, 76, 1, mixed],
  [-176, 62, -1, rosy],
  [-4, 62, 1, rosy],
  [-118, 64, 1, pale],
  [-62, 64, -1, pale],
  [-90, 58, -1, rosy],
];

/** A shoot whose newest leaves are bunched, curled and pinkish, with white cotton between them. */
export default function signLeafCurlPink(): GuideDrawing {
  const drawing = new GuideDrawing();
  const toothed = leafIn(drawing, 'a', {
    kind: 'toothed',
    wide: 0.84,
    vein: palm[5],
    veins: { count: 4, reach: 20 },
  });
  const small = { kind: 'toothed', vein: '#f6d9d4', veins: { count: 3, reach: 18, width: 1.8 } } as const;
  const [left, right] = [
    leafIn(drawing, 'b', { ...small, bend: -44 }),
    leafIn(drawing, 'c', { ...small, bend: 44 }),
  ];
  const random = randomFrom(4);
  const bugs = Array.from({ length: 9 }, (): Point => [random.between(160, 246), random.between(132, 200)]);
  const cotton: readonly (readonly [number, number, number])[] = [
    [178, 152, 20],
    [226, 148, 18],
    [202, 184, 19],
  ];
  drawing.add(
    sky(drawing),
    toothed({ x: 196, y: 244, turn: 156, length: 124, tones: far }),
    toothed({ x: 202, y: 244, turn: 20, length: 124, tones: far }),
    shape(ribbon(stem), '#7d8f4c'),
    toothed({ x: 196, y: 226, turn: -172, length: 132, tones: green }),
    toothed({ x: 202, y: 230, turn: -10, length: 132, tones: green }),
    ...bunch.map(([turn, length, bend, tones], index) => {
      const at = (turn * Math.PI) / 180;
      return (bend > 0 ? right : left)({
        x: 202 + Math.cos(at) * 16,
        y: 176 - index * 2.6 + Math.sin(at) * 10,
        turn,
        length: length * 1.36,
        tones,
      });
    }),
    ...cotton.map(([x, y, r], index) => shape(bumps(index + 3, { x, y, rx: r, ry: r * 0.8 }, 8), '#ffffff')),
    ...bugs.map(([x, y]) => ellipse(x, y, 6, 4.2, '#e58aa0') + circle(x - 1.4, y - 1.2, 1.4, '#fbdde3')),
  );
  return drawing;
}
