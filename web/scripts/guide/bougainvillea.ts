import { palm } from '../scenes/kit/colors.ts';
import { circle, line } from '../scenes/kit/svg.ts';
import { GuideDrawing, sky } from './kit/guide-drawing.ts';
import { edges, leafIn } from './kit/leaves.ts';
import { place } from './kit/path.ts';
import { lit, shaded, tinted, type Tones } from './kit/tinted.ts';

const green: Tones = [palm[3], palm[4]];
const far: Tones = [palm[1], palm[2]];
const deep: Tones = ['#8e1b5c', '#b3286f'];
const magenta: Tones = ['#b3286f', '#d63e8c'];
const bright: Tones = ['#cf3a86', '#ea69a8'];

const halfBract = (side: 1 | -1, turn: number) =>
  place(place(`M0 0${edges.heart}C67 0 33 0 0 0Z`, { flip: side < 0 }), { turn, scale: 0.52, wide: 1.06 });

/** Three papery bracts around small cream flowers, about 100 across. */
function bracts(): string {
  const turns = [-90, 30, 150];
  const veins = turns.map((turn) =>
    place('M4 0L88 0M20 0Q34 -16 50 -26M20 0Q34 16 50 26M46 0Q58 -10 68 -18M46 0Q58 10 68 18', {
      turn,
      scale: 0.5,
    }),
  );
  return (
    turns.map((turn) => shaded(halfBract(-1, turn)) + lit(halfBract(1, turn))).join('') +
    line(veins.join(''), '#7d1450', 0.9, { opacity: 0.5 }) +
    line('M0 0L-5 -9M0 0L10 2M0 0L-6 8', '#f3b9d3', 2) +
    circle(-5, -10, 4.4, '#fffbf3') +
    circle(11, 2, 4.4, '#fffbf3') +
    circle(-6, 9, 4.4, '#fffbf3') +
    circle(-5, -10, 1.5, '#edc75a') +
    circle(11, 2, 1.5, '#edc75a') +
    circle(-6, 9, 1.5, '#edc75a')
  );
}

const blooms: readonly (readonly [x: number, y: number, scale: number, turn: number, tones: Tones])[] = [
  [86, 176, 0.6, 20, deep],
  [136, 96, 0.62, 70, deep],
  [226, 70, 0.62, 10, deep],
  [300, 118, 0.62, 50, deep],
  [338, 178, 0.56, 0, deep],
  [60, 214, 0.6, 80, magenta],
  [110, 132, 0.72, 0, magenta],
  [180, 72, 0.72, 40, magenta],
  [268, 88, 0.72, 84, magenta],
  [326, 144, 0.66, 24, magenta],
  [352, 214, 0.6, 70, magenta],
  [352, 240, 0.5, 30, deep],
  [52, 188, 0.52, 50, deep],
  [190, 108, 0.6, 90, deep],
  [258, 154, 0.6, 30, deep],
  [136, 84, 0.56, 20, magenta],
  [320, 206, 0.62, 66, magenta],
  [120, 168, 0.66, 60, magenta],
  [160, 132, 0.86, 24, bright],
  [86, 238, 0.72, 36, bright],
  [230, 118, 0.94, 66, bright],
  [292, 182, 0.84, 8, bright],
];

/** Known by its papery magenta bracts, three around small cream flowers, along arching canes. */
export default function bougainvillea(): GuideDrawing {
  const drawing = new GuideDrawing();
  const bloom = drawing.define('a', bracts);
  const leaf = leafIn(drawing, 'b', { kind: 'heart', wide: 0.9, vein: palm[5] });
  const put = (x: number, y: number, turn: number, length: number, tones: Tones) =>
    leaf({ x, y, turn, length, tones });
  drawing.add(
    sky(drawing),
    line(
      'M196 306C190 210 170 120 110 116C76 114 60 170 50 236M200 306C200 200 214 84 264 78C320 74 348 160 362 240',
      '#7a5a44',
      5,
    ),
    line('M198 290C196 240 226 190 292 178M196 280C180 220 130 190 84 226', '#7a5a44', 4),
    put(196, 236, 200, 58, far),
    put(200, 226, -40, 58, far),
    put(196, 200, -130, 56, far),
    put(206, 170, -20, 54, far),
    put(150, 92, -120, 50, far),
    put(250, 60, -60, 48, far),
    put(350, 150, -30, 48, far),
    put(62, 160, 200, 50, far),
    put(192, 254, 150, 60, green),
    put(202, 262, 22, 62, green),
    put(118, 196, 96, 52, green),
    put(250, 196, 80, 54, green),
    put(208, 100, -100, 50, green),
    put(96, 98, -150, 46, green),
    put(312, 92, -20, 48, green),
    put(358, 184, 20, 40, green),
    put(46, 246, 110, 44, green),
    put(150, 180, 60, 50, green),
    put(330, 214, 100, 50, green),
    ...blooms.map(([x, y, scale, turn, tones]) => tinted(bloom, tones, { x, y, scale, turn })),
  );
  return drawing;
}
