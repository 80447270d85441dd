import { randomFrom } from '../scenes/kit/random.ts';
import { line, type Point } from '../scenes/kit/svg.ts';
import { GuideDrawing, sky } from './kit/guide-drawing.ts';
import { leafIn } from './kit/leaves.ts';
import { dots } from './kit/marks.ts';
import { pointOf } from './kit/path.ts';
import type { Tones } from './kit/tinted.ts';

const green: Tones = ['#12493a', '#2e7a50'];
const yellow: Tones = ['#94933f', '#bdb558'];
const rib = 'M-10 270C90 236 240 166 412 46';
const at = (share: number): Point => [-10 + 422 * share, 270 - 118 * share - 106 * share * share];

/** A sago's leaf under a white crust of scales, thickest along the midrib. */
export default function signWhiteCrust(): GuideDrawing {
  const drawing = new GuideDrawing();
  const random = randomFrom(8);
  const leaflet = leafIn(drawing, 'a', { kind: 'lance', wide: 0.3 });
  const [large, small]: [Point[], Point[]] = [[], []];
  const parts: string[] = [];
  for (let index = 0; index < 16; index++) {
    const share = 0.02 + index * 0.063;
    const [x, y] = at(share);
    for (const side of [-1, 1]) {
      const [turn, length] = [Math.round(-28 - share * 14 + side * 56), 132];
      parts.push(leaflet({ x, y, turn, length, tones: (index * 3 + side) % 7 < 2 ? yellow : green }));
      for (let scale = 0; scale < 9; scale++) {
        const along = 6 + random.next() * random.next() * 84;
        const point = pointOf([along, random.between(-3.6, 3.6)], { x, y, turn, scale: length / 100 });
        (scale % 2 ? small : large).push(point);
      }
    }
  }
  const alongRib = Array.from({ length: 84 }, (_, index): Point => {
    const [x, y] = at(index / 84);
    return [x + random.between(-8, 8), y + random.between(-8, 8)];
  });
  drawing.add(
    sky(drawing),
    ...parts,
    line(rib, '#6f7a3a', 9),
    dots([...alongRib, ...large], '#8c9a88', 8),
    dots([...alongRib, ...large], '#ffffff', 6.6),
    dots(small, '#ffffff', 4.6),
  );
  return drawing;
}
