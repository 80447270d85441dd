import { randomFrom } from '../scenes/kit/random.ts';
import { line, type Point } from '../scenes/kit/svg.ts';
import { GuideDrawing, sky } from './kit/guide-drawing.ts';
import { leafIn } from './kit/leaves.ts';
import { dots } from './kit/marks.ts';
import { pointOf } from './kit/path.ts';
import type { Tones } from './kit/tinted.ts';

/** From the frond's foot to its tip. */
const colors: readonly Tones[] = [
  ['#3f8248', '#5c9c4c'],
  ['#5f963f', '#80ad48'],
  ['#8a9c3c', '#a9b246'],
  ['#b39838', '#cdb040'],
  ['#c28a32', '#dda53c'],
];
const withered: Tones = ['#75482a', '#94623a'];

/** Where the frond's midrib is. */
const rib = 'M-14 252C90 226 230 170 416 64';
const at = (share: number): Point => [-14 + 430 * share, 252 - 108 * share - 80 * share * share];

/** An old frond, flecked with translucent yellow and orange, withered at its tips. */
export default function signOrangeSpottedFronds(): GuideDrawing {
  const drawing = new GuideDrawing();
  const random = randomFrom(3);
  const leaflet = leafIn(drawing, 'a', { kind: 'lance', wide: 0.5, bend: 10, vein: '#d9d28a' });
  const tip = leafIn(drawing, 'b', { kind: 'lance', wide: 0.62 });
  const [large, small]: [Point[], Point[]] = [[], []];
  const parts: string[] = [];
  for (let index = 0; index < 10; index++) {
    const share = 0.03 + index * 0.1;
    const [x, y] = at(share);
    const tones = colors[Math.min(4, Math.floor(share * 5.4))]!;
    for (const side of [-1, 1]) {
      const [turn, length] = [Math.round(-27 - share * 12 + side * 56), Math.round(150 - share * 36)];
      const placing = { x, y, turn, scale: length / 100 };
      parts.push(leaflet({ x, y, turn, length, tones }));
      const isUp = Math.cos((turn * Math.PI) / 180) >= 0 ? 1 : -1;
      const [tx, ty] = pointOf([80, 6 * isUp], placing);
      parts.push(tip({ x: tx, y: ty, turn: turn + isUp * 10, length: 34, tones: withered }));
      for (let spot = 0; spot < 7; spot++) {
        const along = random.between(18, 74);
        const point = pointOf([along, random.between(-4, 4) + (isUp * along * along) / 1000], placing);
        (spot % 3 ? large : small).push(point);
      }
    }
  }
  drawing.add(
    sky(drawing),
    ...parts,
    dots(large, '#f08c1e', 7),
    dots(small, '#ffcf6b', 5),
    line(rib, '#85753a', 9),
    line(rib, '#c9b765', 4),
  );
  return drawing;
}
