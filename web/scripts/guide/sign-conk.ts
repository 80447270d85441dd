import { palm, sand } from '../scenes/kit/colors.ts';
import { contactShadow } from '../scenes/kit/ground.ts';
import { randomFrom } from '../scenes/kit/random.ts';
import { d, line, shape } from '../scenes/kit/svg.ts';
import { tufts } from './kit/grass.ts';
import { GuideDrawing, sandyGround, sky } from './kit/guide-drawing.ts';
import { place } from './kit/path.ts';

/** A half-round shelf, seen from above its edge; the middle of its back, where it grows from the trunk, is at (x, y). */
function conk(x: number, y: number, scale: number): string {
  const put = (path: string) => place(path, { x, y, scale });
  const band = (half: number, depth: number, back: number) =>
    put(
      `M${-half} ${back}Q0 ${back - half * 0.16} ${half} ${back}C${half} ${depth * 0.62} ${half * 0.6} ${depth} 0 ${depth}C${-half * 0.6} ${depth} ${-half} ${depth * 0.62} ${-half} ${back}Z`,
    );
  return (
    shape(put('M-56 8C-58 36 -34 52 4 52C42 52 64 34 62 6Z'), '#4f4234', { opacity: 0.5 }) +
    shape(put('M-60 0C-62 32 -36 44 0 44C36 44 62 32 60 0Z'), '#d8c7a4') +
    shape(band(60, 34, 0), '#fffbf3') +
    shape(band(54, 27, -1), '#e2a262') +
    shape(band(49, 22, -2), '#b85a2e') +
    shape(band(36, 14, -4), '#9c4526') +
    shape(band(22, 6, -5), '#7d341d') +
    line(put('M-40 9C-36 15 -28 19 -18 20'), '#f0b48c', 3)
  );
}

/** A shelf of fungus, brown above and white at its rim, that grows from a palm's foot. */
export default function signConk(): GuideDrawing {
  const drawing = new GuideDrawing();
  const random = randomFrom(5);
  let rings = '';
  for (let y = 14; y < 250; y += 22)
    rings += d`M${133 + random.between(0, 4)} ${y}Q200 ${y + random.between(8, 14)} ${267 - random.between(0, 4)} ${y}`;
  let cracks = '';
  for (let crack = 0; crack < 16; crack++) {
    const [x, y] = [random.between(140, 258), random.between(6, 220)];
    cracks += d`M${x} ${y}l${random.between(-3, 3)} ${random.between(12, 26)}`;
  }
  drawing.add(
    sky(drawing),
    sandyGround(),
    contactShadow(214, 262, 128, 9),
    shape(
      'M134 -6C136 90 134 170 130 214C126 244 112 256 98 266Q200 276 302 266C288 256 274 244 270 214C266 170 264 90 266 -6Z',
      '#a8977c',
    ),
    shape(
      'M224 -6C228 90 226 180 230 268Q270 270 302 266C288 256 274 244 270 214C266 170 264 90 266 -6Z',
      '#8b7b62',
    ),
    line(rings, '#75664f', 2),
    line(cracks, '#75664f', 1.6),
    line(
      'M104 262Q120 250 124 236M296 262Q280 250 276 236M150 266Q154 254 152 244M250 266Q246 254 248 244',
      '#75664f',
      2,
    ),
    conk(236, 150, 0.46),
    conk(194, 208, 1.06),
    tufts(4, { x: 40, y: 264, w: 90, h: 18, size: 16, count: 10 }, palm[3]),
    tufts(6, { x: 280, y: 264, w: 90, h: 18, size: 16, count: 10 }, palm[3]),
    line('M190 278h20M220 284h8', sand[3], 2),
  );
  return drawing;
}
