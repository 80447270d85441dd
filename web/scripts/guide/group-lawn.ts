import { palm, stone } from '../scenes/kit/colors.ts';
import { shape } from '../scenes/kit/svg.ts';
import { foliage } from './kit/foliage.ts';
import { bladeEdge, tufts } from './kit/grass.ts';
import { GuideDrawing, sky } from './kit/guide-drawing.ts';

/** A mown lawn before a bed, its blades near enough to see in front. */
export default function groupLawn(): GuideDrawing {
  const drawing = new GuideDrawing();
  const lanes = [-3, -1, 1, 3, 5]
    .map(
      (lane) =>
        `M${200 + lane * 26} 150H${200 + (lane + 1) * 26}L${200 + (lane + 1) * 92} 300H${200 + lane * 92}Z`,
    )
    .join('');
  drawing.add(
    sky(drawing),
    foliage(4, [
      { x: 60, y: 142, rx: 60, ry: 30 },
      { x: 150, y: 146, rx: 50, ry: 22 },
      { x: 250, y: 146, rx: 52, ry: 22 },
      { x: 344, y: 142, rx: 62, ry: 30 },
    ]),
    shape('M0 152C80 146 140 150 200 150C270 150 330 146 400 152V300H0Z', palm[4]),
    shape(lanes, palm[5], { opacity: 0.5 }),
    shape(
      'M0 152C80 146 140 150 200 150C270 150 330 146 400 152V160C330 154 270 158 200 158C140 158 80 154 0 160Z',
      stone[4],
    ),
    tufts(3, { x: 0, y: 176, w: 400, h: 80, size: 15, count: 44 }, palm[3]),
    shape(bladeEdge(5, -6, 268, 412, 44, 12), palm[3]),
    shape(bladeEdge(9, -10, 284, 420, 46, 14), palm[2]),
  );
  return drawing;
}
