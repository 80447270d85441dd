import { crown, featherIn, pair, tones } from './kit/fronds.ts';
import { GuideDrawing, nearer, sandyGround, sky } from './kit/guide-drawing.ts';
import { crownshaft, ringedTrunk } from './kit/trunks.ts';

/** Known by its smooth grey trunk, swollen below the middle, and the green shaft above. */
export default function royalPalm(): GuideDrawing {
  const drawing = new GuideDrawing();
  const leaf = (key: string, angle: number, length: number, droop: number) =>
    featherIn(drawing, key, {
      angle,
      length,
      droop,
      leaflets: { count: 17, length: 27, width: 4.4, hang: 0.5, tip: 0.28, spread: [66, 20] },
    });
  const [steep, high, wide, low] = [
    leaf('a', -74, 92, 16),
    leaf('b', -46, 112, 40),
    leaf('c', -22, 112, 56),
    leaf('d', 4, 96, 48),
  ];
  drawing.add(
    sky(drawing),
    sandyGround(),
    nearer([
      ringedTrunk({ foot: [200, 264], top: [200, 138], widths: [14, 11, 12.5, 10, 8] }, undefined, 14),
      crownshaft(200, 140, 17, 44),
      crown(200, 98, [
        ...pair(steep, tones.back, -8),
        ...pair(high, tones.back, -6),
        ...pair(wide, tones.back, -4, 0.94),
        ...pair(low, tones.middle),
        ...pair(wide, tones.middle),
        ...pair(high, tones.front),
        ...pair(steep, tones.front),
      ]),
    ]),
  );
  return drawing;
}
