import { amber, palm, sunset } from '../scenes/kit/colors.ts';
import { randomFrom } from '../scenes/kit/random.ts';
import { circle, line } from '../scenes/kit/svg.ts';
import { GuideDrawing, sky } from './kit/guide-drawing.ts';
import { leafIn } from './kit/leaves.ts';
import { tinted, type Tones } from './kit/tinted.ts';

const near: Tones = [palm[3], palm[4]];
const far: Tones = [palm[1], palm[2]];
const petal = 'M0 0C-7 -5 -6 -13 0 -17C6 -13 7 -5 0 0';

/** A globe of small flowers with four petals each. */
function globe(flower: string, seed: number, x: number, y: number, r: number): string {
  const random = randomFrom(seed);
  const ring = (count: number, out: number, fill: string, scale: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index + random.between(-0.15, 0.15)) / count) * 2 * Math.PI;
      return tinted(flower, [fill, fill], {
        x: x + Math.cos(angle) * r * out,
        y: y + Math.sin(angle) * r * out,
        scale: Math.round(((scale * r) / 55) * 100) / 100,
        turn: Math.round(random.between(0, 89)),
      });
    }).join('');
  return (
    circle(x, y, r * 0.96, '#a5301c') +
    ring(11, 0.9, sunset[0], 0.9) +
    ring(8, 0.56, sunset[1], 1) +
    ring(4, 0.28, sunset[2], 1) +
    ring(1, 0, sunset[1], 0.9)
  );
}

/** Known by globes of small flowers with four petals, over pairs of stiff leaves. */
export default function ixora(): GuideDrawing {
  const drawing = new GuideDrawing();
  const flower = drawing.define(
    'a',
    () =>
      `<path d="${petal}"/>${[90, 180, 270].map((turn) => `<path d="${petal}" transform="rotate(${turn})"/>`).join('')}` +
      circle(0, 0, 2.2, amber[2]),
  );
  const veined = leafIn(drawing, 'b', {
    kind: 'lance',
    wide: 1.35,
    bend: 10,
    vein: palm[5],
    veins: { count: 5, reach: 12 },
  });
  const plain = leafIn(drawing, 'c', { kind: 'lance', wide: 1.35 });
  const put = (x: number, y: number, turn: number, length: number, tones: Tones) =>
    (tones === far ? plain : veined)({ x, y, turn, length, tones });
  drawing.add(
    sky(drawing),
    line(
      'M200 304C200 250 204 200 204 120M200 290C180 250 140 230 108 190M202 290C226 256 268 232 300 196',
      palm[2],
      6,
    ),
    put(196, 250, 178, 110, far),
    put(204, 250, 2, 110, far),
    put(120, 206, 100, 80, far),
    put(290, 210, 80, 80, far),
    put(202, 190, -164, 90, far),
    put(204, 190, -16, 90, far),
    put(108, 192, 160, 92, near),
    put(116, 200, 42, 84, near),
    put(298, 196, 20, 92, near),
    put(290, 204, 138, 84, near),
    put(200, 262, 150, 98, near),
    put(202, 262, 30, 98, near),
    put(204, 150, -178, 78, near),
    put(206, 150, 0, 78, near),
    globe(flower, 5, 104, 156, 47),
    globe(flower, 9, 302, 162, 47),
    globe(flower, 12, 204, 98, 60),
  );
  return drawing;
}
