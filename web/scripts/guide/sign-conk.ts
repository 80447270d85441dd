import { palm, sand } from '../scenes/kit/colors.ts';
import { contactShadow } from '../scenes/kit/ground.ts';
import { randomFrom } from '../scenes/kit/random.ts';
import { d, line, shape } from '../scenes/kit/svg.ts';
import { tufts } from './kit/grass.ts';
import { GuideDrawing, sandyGround, sky } from './kit/guide-drawing.ts';
import { place } from './kit/path.ts';

/** A shelf seen from the front: rounded above, flat and white below. The middle of its lower edge is at (x, y). */
function conk(x: number, y: number, scale: number): string {
  const put = (path: string) => place(path, { x, y, scale });
  const cap = (half: number, bottom: number) =>
    put(
      `M${-half} ${bottom - 10}C${-half + 4} -44 -28 -56 2 -56C32 -56 ${half - 4} -42 ${half} ${bottom - 10}C${half - 6} ${bottom} ${half * 0.5} ${bottom + 5} 0 ${bottom + 5}C${-half * 0.5} ${bottom + 5} ${-half + 6} ${bottom} ${-half} ${bottom - 10}Z`,
    );
  return (
    shape(put('M-54 2C-44 26 40 30 66 4L60 -20L-56 -10Z'), '#4f4234', { opacity: 0.5 }) +
    shape(cap(64, 6), '#d8c7a4') +
    shape(cap(65, 0), '#fffbf3') +
    shape(cap(61, -10), '#e2a262') +
    shape(cap(57, -17), '#c0602f') +
    shape(cap(50, -28), '#a34a28') +
    shape(cap(40, -39), '#86381f') +
    line(put('M-46 -34C-40 -46 -28 -51 -16 -52'), '#f0b48c', 3.4)
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
    conk(250, 170, 0.5),
    conk(176, 244, 1.08),
    tufts(4, { x: 40, y: 264, w: 90, h: 18, size: 16, count: 10 }, palm[3]),
    tufts(6, { x: 280, y: 264, w: 90, h: 18, size: 16, count: 10 }, palm[3]),
    line('M190 278h20M220 284h8', sand[3], 2),
  );
  return drawing;
}
