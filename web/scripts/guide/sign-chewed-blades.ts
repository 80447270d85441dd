import { palm } from '../scenes/kit/colors.ts';
import { line, shape } from '../scenes/kit/svg.ts';
import { bladeEdge } from './kit/grass.ts';
import { GuideDrawing, sandyGround, sky } from './kit/guide-drawing.ts';
import { place, type Placing } from './kit/path.ts';

/** Blades 100 long with notches where they have been eaten. */
const eaten = [
  'M0 -8L26 -8Q29 1 37 1Q44 0 46 -8L60 -8Q63 2 72 2Q80 0 81 -7L90 -5Q97 -3 100 0Q98 4 93 6L76 8Q73 2 66 4Q60 5 59 8L0 8Z',
  'M0 -8L36 -8Q38 0 46 0Q54 -1 56 -8L72 -7Q74 -1 79 -2Q77 3 82 4L78 8L58 8Q56 1 50 2Q43 3 42 8L22 8Q20 2 15 3Q10 4 9 8L0 8Z',
  'M0 -8L16 -8Q19 -1 25 -1Q31 -2 33 -8L66 -8Q68 2 76 2Q83 0 85 -7L92 -6Q98 -4 100 0Q98 4 92 7L52 8Q49 -1 42 0Q34 1 32 8L0 8Z',
] as const;
const whole = 'M0 -8L86 -8Q97 -6 100 0Q97 6 86 8L0 8Z';

const body = 'M226 252C218 236 232 220 248 228C262 236 256 250 270 252C282 253 286 244 292 238';
const caterpillar = () =>
  line(body, '#3d4f24', 19) +
  line(body, '#b4c766', 13.4) +
  line(body, '#3d4f24', 3.4, { dash: '.1 10' }) +
  line('M293 237h.1', '#6a4a2a', 17) +
  line('M290 234h.1M297 235h.1', '#fffbf3', 3);

const blade = (path: string, placing: Placing, fill: string, vein?: string) =>
  shape(place(path, placing), fill) + (vein ? line(place('M6 0L70 0', placing), vein, 3) : '');

const at = (x: number, turn: number, scale: number, bend: number): Placing => ({
  x,
  y: 282,
  turn,
  scale,
  bend,
  wide: 1.9 / scale,
});

/** Grass blades with notches along their edges. */
export default function signChewedBlades(): GuideDrawing {
  const drawing = new GuideDrawing();
  drawing.add(
    sky(drawing),
    sandyGround(),
    blade(whole, at(24, -104, 1.6, -22), palm[1]),
    blade(whole, at(120, -97, 1.9, -10), palm[1]),
    blade(eaten[1], at(196, -93, 2.1, 10), palm[1]),
    blade(whole, at(296, -82, 1.9, 12), palm[1]),
    blade(whole, at(372, -74, 1.6, 22), palm[1]),
    shape(bladeEdge(7, -8, 262, 420, 60, 22), palm[2]),
    blade(eaten[2], at(72, -102, 2.1, -18), palm[3], palm[5]),
    blade(eaten[1], at(336, -74, 2.1, 22), palm[3], palm[5]),
    blade(eaten[0], at(142, -95, 2.5, -10), palm[4], '#d3e8b4'),
    blade(eaten[2], at(268, -83, 2.5, 10), palm[4], '#d3e8b4'),
    blade(eaten[1], at(205, -88, 2.2, 6), palm[3], palm[5]),
    caterpillar(),
    shape(bladeEdge(12, -8, 278, 420, 30, 18), palm[2]),
  );
  return drawing;
}
