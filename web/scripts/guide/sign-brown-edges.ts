import { palm } from '../scenes/kit/colors.ts';
import { line, shape } from '../scenes/kit/svg.ts';
import { GuideDrawing, sky } from './kit/guide-drawing.ts';
import { leaf } from './kit/leaves.ts';
import { place, type Placing } from './kit/path.ts';

/** What has stayed green of a leaf: its edge is not even. */
const living =
  'M0 0C8 -9 14 -16 22 -18Q28 -22 33 -19Q40 -23 46 -18Q54 -20 57 -13Q65 -12 66 -6Q73 -3 71 1Q70 6 63 8Q60 14 52 13Q46 19 39 16Q32 20 26 16C16 15 8 8 0 0Z';
const veins =
  'M20 0Q26 -8 32 -14M20 0Q26 8 32 12M37 0Q43 -7 47 -11M37 0Q43 6 47 9M52 0Q56 -4 58 -6M52 0Q56 4 58 5';
const cracks =
  'M97 -3Q90 -12 82 -18M97 3Q90 12 82 18M66 -26Q56 -30 46 -30M66 26Q56 30 46 30M26 -24L31 -28M74 -14L82 -12M70 16L79 13M28 26L33 29';

const scorched = (at: Placing & { scale: number }, green: string) =>
  leaf('oval', at, { light: '#b0783f', dark: '#8f5c30' }) +
  line(place(cracks, at), '#5e3a1e', 3) +
  shape(place(living, { ...at, scale: at.scale * 1.1, wide: 1.06 }), '#ecd05c') +
  shape(place(living, at), green) +
  line(place(veins, at), palm[5], 1.8) +
  line(place('M0 0C33 0 67 0 96 0', at), '#e3dfa6', 3.4);

/** Leaves that are scorched from their edges inwards. */
export default function signBrownEdges(): GuideDrawing {
  const drawing = new GuideDrawing();
  drawing.add(
    sky(drawing),
    line('M176 312C172 286 176 262 184 236', '#7a5a44', 9),
    scorched({ x: 176, y: 250, turn: -160, scale: 1.64, bend: 8 }, palm[3]),
    scorched({ x: 184, y: 248, turn: -8, scale: 2.06, bend: -8 }, palm[3]),
    scorched({ x: 180, y: 246, turn: -66, scale: 2.5, bend: 4 }, palm[4]),
  );
  return drawing;
}
