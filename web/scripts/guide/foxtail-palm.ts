import { palm, stone, sunset } from '../scenes/kit/colors.ts';
import { randomFrom } from '../scenes/kit/random.ts';
import { d, line, type Point } from '../scenes/kit/svg.ts';
import { crown, featherIn, pair } from './kit/fronds.ts';
import { GuideDrawing, nearer, sandyGround, sky } from './kit/guide-drawing.ts';
import { dots } from './kit/marks.ts';
import { crownshaft, ringedTrunk } from './kit/trunks.ts';
import type { Tones } from './kit/tinted.ts';

const back: Tones = [palm[0], palm[1]];
const middle: Tones = [palm[1], palm[3]];
const front: Tones = [palm[2], palm[4]];

/** A cluster of fruits below the green shaft. */
function fruits(seed: number, x: number, y: number, side: 1 | -1): string {
  const random = randomFrom(seed);
  const places = Array.from({ length: 20 }, (_, index): Point => {
    const share = (index + 1) / 20;
    return [x + side * (6 + share * 20) + random.between(-6, 6), y + share * 16 + random.between(-2, 12)];
  });
  const stalks = places
    .filter((_, index) => index % 5 === 0)
    .map(([px, py]) => d`M${x} ${y}Q${px} ${y - 2} ${px} ${py}`);
  return (
    line(stalks.join(''), '#b9c873', 1.6) +
    dots(places, sunset[0], 6.4) +
    dots(places.slice(5), sunset[1], 4.4)
  );
}

/** Known by its leaves, full and round like a fox's tail, and by red fruits. */
export default function foxtailPalm(): GuideDrawing {
  const drawing = new GuideDrawing();
  const leaf = (key: string, angle: number, length: number, droop: number) =>
    featherIn(drawing, key, {
      angle,
      length,
      droop,
      leaflets: { count: 22, length: 21, width: 6, hang: 0.1, from: 0.12, tip: 0.75, spread: [86, 46] },
      ruffle: 0.8,
      rib: 1.2,
    });
  const [steep, high, wide] = [leaf('a', -72, 92, 20), leaf('b', -34, 116, 50), leaf('c', 2, 98, 52)];
  const [x, y] = [200, 104];
  drawing.add(
    sky(drawing),
    sandyGround(),
    nearer([
      ringedTrunk(
        { foot: [x, 264], top: [x, 142], widths: [12, 13.5, 13, 10, 7.5] },
        [stone[4], stone[3], '#a39b87'],
        11,
      ),
      crownshaft(x, 144, 15, 40),
      fruits(3, x - 6, 142, -1),
      fruits(5, x + 6, 142, 1),
      crown(x, y, [
        ...pair(steep, back, -12),
        ...pair(high, back, -16),
        ...pair(wide, back, 10, 0.9),
        ...pair(wide, middle, -8),
        ...pair(high, front, 2),
        ...pair(steep, front),
      ]),
    ]),
  );
  return drawing;
}
