import { palm } from '../scenes/kit/colors.ts';
import { circle } from '../scenes/kit/svg.ts';
import { fanIn } from './kit/fans.ts';
import { crown, featherIn, pair, tones } from './kit/fronds.ts';
import { GuideDrawing, sandyGround, sky } from './kit/guide-drawing.ts';
import { ringedTrunk } from './kit/trunks.ts';

/** Two feather palms and a fan palm. */
export default function groupPalm(): GuideDrawing {
  const drawing = new GuideDrawing();
  const leaf = (key: string, angle: number, length: number, droop: number) =>
    featherIn(drawing, key, {
      angle,
      length,
      droop,
      leaflets: { count: 14, length: 28, width: 5, hang: 0.6, from: 0.12, tip: 0.3, spread: [64, 22] },
    });
  const [steep, high, wide] = [leaf('a', -72, 88, 18), leaf('b', -38, 108, 46), leaf('c', -2, 100, 56)];
  const fan = (key: string, angle: number) => fanIn(drawing, key, { angle, stem: 34, size: 36, segments: 5 });
  const [upright, sideways, hanging] = [fan('d', -74), fan('e', -26), fan('f', 22)];
  const feathers = (x: number, y: number, scale: number) =>
    crown(x, y, [
      ...pair(steep, tones.back, -8, scale),
      ...pair(high, tones.back, -12, scale),
      ...pair(wide, tones.middle, 6, scale),
      ...pair(wide, tones.middle, -12, scale * 0.96),
      ...pair(high, tones.front, 0, scale),
      ...pair(steep, tones.front, 2, scale),
    ]);
  drawing.add(
    sky(drawing),
    sandyGround(),
    ringedTrunk({ foot: [286, 262], top: [304, 124], bow: 6, widths: [9, 6.4, 5.8, 5.4, 5] }, undefined, 11),
    feathers(304, 120, 0.78),
    ringedTrunk({ foot: [176, 266], top: [166, 96], bow: -8, widths: [13, 9, 8, 7.4, 7] }, undefined, 13),
    feathers(166, 92, 1),
    ringedTrunk(
      { foot: [82, 270], top: [82, 200], widths: [10, 9, 9, 9, 9] },
      ['#a8977c', '#8b7b62', '#75664f'],
      8,
    ),
    circle(82, 192, 22, palm[1]),
    crown(82, 196, [
      ...pair(hanging, tones.back, 0, 0.9),
      ...pair(upright, tones.back, -16, 0.94),
      ...pair(sideways, tones.middle, 14, 0.94),
      { leaf: upright, tones: tones.middle, turn: 24 },
      { leaf: sideways, tones: tones.front, turn: -14, flip: true },
      { leaf: sideways, tones: tones.front, turn: 2 },
      { leaf: upright, tones: tones.front, turn: -6 },
      { leaf: sideways, tones: tones.middle, turn: 62, scale: 0.62 },
      { leaf: sideways, tones: tones.middle, turn: -70, scale: 0.62, flip: true },
      { leaf: upright, tones: tones.middle, turn: 38, scale: 0.62 },
      { leaf: sideways, tones: tones.front, turn: 8, scale: 0.58, flip: true },
    ]),
  );
  return drawing;
}
