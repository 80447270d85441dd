import { palm } from '../scenes/kit/colors.ts';
import { contactShadow } from '../scenes/kit/ground.ts';
import { randomFrom } from '../scenes/kit/random.ts';
import { d, shape } from '../scenes/kit/svg.ts';
import { GuideDrawing, sandyGround, sky } from './kit/guide-drawing.ts';

/** Leaves of a clipped face: pointed ovals in rows that are not quite straight. */
function leafRows(
  seed: number,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  size: number,
  keep: number,
): string {
  const random = randomFrom(seed);
  let path = '';
  for (let row = y; row < y + h; row += size * 0.9)
    for (let column = x; column < x + w; column += size * 1.5) {
      if (random.next() > keep) continue;
      const [px, py] = [column + random.between(-4, 4), row + random.between(-3, 3)];
      const [dx, dy] = [size * random.between(0.8, 1.1), size * random.between(-0.5, 0.3)];
      path += d`M${px} ${py}Q${px + dx * 0.4} ${py + dy - size * 0.4} ${px + dx} ${py + dy}Q${px + dx * 0.6} ${py + dy + size * 0.5} ${px} ${py}`;
    }
  return path;
}

/** An edge of leaves that stick out, from left to right. */
function ragged(seed: number, x: number, y: number, w: number): string {
  const random = randomFrom(seed);
  let path = d`${x} ${y}`;
  for (let at = 0; at < w; at += 11)
    path += d`Q${x + at + 3} ${y - random.between(4, 8)} ${x + at + 11} ${y}`;
  return path;
}

/** A clipped hedge, its long side and its end. */
export default function groupHedge(): GuideDrawing {
  const drawing = new GuideDrawing();
  drawing.add(
    sky(drawing),
    sandyGround(),
    contactShadow(206, 264, 176, 9),
    shape(`M${ragged(3, 60, 104, 286)}L352 118L306 140L40 140L40 124Z`, palm[4]),
    shape(`M${ragged(5, 40, 124, 264)}L306 262Q170 268 40 262Z`, palm[2]),
    shape('M304 124L346 104Q356 108 356 120L354 250Q334 262 304 264Z', palm[1]),
    shape(leafRows(11, { x: 44, y: 138, w: 250, h: 118 }, 12, 0.62), palm[3]),
    shape(leafRows(12, { x: 46, y: 134, w: 246, h: 70 }, 12, 0.22), palm[4]),
    shape(leafRows(13, { x: 310, y: 130, w: 36, h: 116 }, 11, 0.5), palm[2]),
    shape(leafRows(14, { x: 66, y: 108, w: 250, h: 12 }, 10, 0.6), palm[5]),
    shape('M40 240Q170 250 306 240L306 262Q170 268 40 262Z', palm[0], { opacity: 0.35 }),
  );
  return drawing;
}
