import { amber, palm, sand } from '../scenes/kit/colors.ts';
import { contactShadow } from '../scenes/kit/ground.ts';
import { randomFrom } from '../scenes/kit/random.ts';
import { circle, group, line, shape } from '../scenes/kit/svg.ts';
import { bumps } from './kit/foliage.ts';
import { GuideDrawing, sandyGround, sky } from './kit/guide-drawing.ts';
import { leafIn } from './kit/leaves.ts';
import { tinted, type Tones } from './kit/tinted.ts';

const back: Tones = [palm[1], palm[2]];
const middle: Tones = [palm[2], palm[3]];
const front: Tones = [palm[3], palm[4]];

const flowers = [
  [96, 206, 0.62],
  [156, 192, 0.66],
  [230, 188, 0.66],
  [300, 204, 0.62],
  [130, 224, 0.8],
  [198, 214, 0.86],
  [266, 222, 0.8],
  [336, 226, 0.66],
  [66, 238, 0.7],
  [168, 246, 0.9],
  [238, 248, 0.9],
  [302, 248, 0.78],
] as const;

/** A low mat of leaves that runs over the sand, with yellow flowers. */
export default function groupGroundCover(): GuideDrawing {
  const drawing = new GuideDrawing();
  const leaf = leafIn(drawing, 'a', { kind: 'heart', vein: palm[5] });
  const petal = 'M0 -5C-6 -10 -5 -20 0 -24C5 -20 6 -10 0 -5';
  const flower = drawing.define(
    'b',
    () =>
      Array.from(
        { length: 9 },
        (_, index) => `<path d="${petal}"${index ? ` transform="rotate(${index * 40})"` : ''}/>`,
      ).join('') +
      circle(0, 0, 8, sand[6]) +
      circle(-1.4, -1.6, 4.6, sand[5]),
  );
  const random = randomFrom(4);
  const rows: readonly (readonly [count: number, y: number, half: number, tones: Tones])[] = [
    [12, 212, 126, back],
    [13, 224, 144, back],
    [13, 237, 150, middle],
    [13, 250, 154, front],
  ];
  const leaves = rows.flatMap(([count, y, half, tones]) =>
    Array.from({ length: count }, (_, index) => {
      const out = ((index + 0.5) / count) * 2 - 1;
      return leaf({
        x: 200 + out * half + random.between(-4, 4),
        y: y + out * out * 16 + random.between(-4, 4),
        turn: Math.round(-90 + out * 78 + random.between(-24, 24)),
        length: Math.round(random.between(34, 44)),
        tones,
      });
    }),
  );
  drawing.add(
    sky(drawing),
    sandyGround(),
    contactShadow(204, 264, 176, 9),
    line('M60 250Q30 246 18 262M340 252Q372 246 386 264', palm[3], 3.4),
    shape(bumps(6, { x: 200, y: 234, rx: 158, ry: 32 }, 22), palm[1]),
    ...leaves,
    leaf({ x: 30, y: 252, turn: -120, length: 26, tones: front }),
    leaf({ x: 20, y: 260, turn: 160, length: 22, tones: front }),
    leaf({ x: 376, y: 252, turn: -60, length: 26, tones: front }),
    leaf({ x: 386, y: 262, turn: 20, length: 20, tones: front }),
    group(
      flowers.map(([x, y, scale], index) =>
        tinted(flower, [index % 2 ? amber[1] : '#f6bd3c', amber[1]], { x, y, scale, turn: index * 13 }),
      ),
    ),
  );
  return drawing;
}
