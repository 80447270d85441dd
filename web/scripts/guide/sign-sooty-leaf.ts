import { palm } from '../scenes/kit/colors.ts';
import { randomFrom } from '../scenes/kit/random.ts';
import { group, line, type Point, shape } from '../scenes/kit/svg.ts';
import { bumps } from './kit/foliage.ts';
import { GuideDrawing, sky } from './kit/guide-drawing.ts';
import { leaf, wholeLeaf } from './kit/leaves.ts';
import { dots } from './kit/marks.ts';
import { place, type Placing } from './kit/path.ts';

const soot = '#1d211f';

/** A leaf under a black film that can be wiped off. */
export default function signSootyLeaf(): GuideDrawing {
  const drawing = new GuideDrawing();
  const big: Placing = { x: 62, y: 254, turn: -32, scale: 3.5, wide: 0.96, bend: 8 };
  const small: Placing = { x: 74, y: 246, turn: -78, scale: 1.9 };
  const random = randomFrom(6);
  const specks = Array.from({ length: 70 }, (): Point => [random.between(110, 340), random.between(70, 250)]);
  const veins = { count: 6, reach: 20, width: 2 };
  drawing.add(
    sky(drawing),
    line('M20 292Q44 270 76 246', '#7a5a44', 8),
    leaf(
      'oval',
      small,
      { light: palm[3], dark: palm[2], vein: palm[4] },
      { count: 4, reach: 24, width: 1.6 },
    ),
    group([shape(bumps(8, { x: 104, y: 96, rx: 40, ry: 52 }), soot, { opacity: 0.85 })], {
      clip: drawing.clip('b', wholeLeaf('oval', small)),
    }),
    leaf('oval', big, { light: palm[4], dark: palm[3], vein: palm[5] }, veins),
    group(
      [
        shape(
          bumps(3, { x: 286, y: 96, rx: 92, ry: 64 }, 30) +
            bumps(4, { x: 190, y: 128, rx: 84, ry: 56 }, 22) +
            bumps(5, { x: 240, y: 200, rx: 74, ry: 44 }, 24) +
            bumps(9, { x: 116, y: 178, rx: 26, ry: 20 }, 16),
          soot,
          { opacity: 0.88 },
        ),
        dots(specks, soot, 6),
        dots(
          specks.slice(20).map(([x, y]): Point => [x - 26, y + 14]),
          soot,
          3,
        ),
        // Where a finger has wiped.
        line(place('M40 -15Q58 -22 78 -15', big), palm[4], 20),
        line(place('M44 -16Q58 -20 72 -16', big), palm[5], 2.4),
      ],
      { clip: drawing.clip('a', wholeLeaf('oval', big)) },
    ),
    line(place('M0 0C33 0 67 0 94 0', big), '#59715f', 3.2),
  );
  return drawing;
}
