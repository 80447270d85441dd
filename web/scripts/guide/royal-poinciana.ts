import { palm, sunset } from '../scenes/kit/colors.ts';
import { contactShadow } from '../scenes/kit/ground.ts';
import { randomFrom } from '../scenes/kit/random.ts';
import { type Point, shape } from '../scenes/kit/svg.ts';
import { bumps, type Clump, flecks } from './kit/foliage.ts';
import { GuideDrawing, sandyGround, sky } from './kit/guide-drawing.ts';
import { dots } from './kit/marks.ts';
import { type Joint, ribbon } from './kit/ribbon.ts';

const bark = { face: '#a99b8a', shade: '#857767' };
const limbs: readonly (readonly Joint[])[] = [
  [
    [198, 268, 17],
    [196, 224, 10],
    [170, 184, 7.5],
    [112, 150, 4],
    [70, 140, 2],
  ],
  [
    [202, 232, 9],
    [216, 190, 8],
    [262, 156, 5],
    [326, 140, 2],
  ],
  [
    [186, 200, 6],
    [182, 166, 5],
    [166, 128, 3],
  ],
  [
    [212, 200, 6],
    [214, 166, 5],
    [232, 126, 3],
  ],
];

/** Feathery leaves under the flowers: flat layers, wide of the trunk. */
const layers: readonly Clump[] = [
  { x: 84, y: 134, rx: 62, ry: 17 },
  { x: 318, y: 134, rx: 62, ry: 17 },
  { x: 150, y: 116, rx: 70, ry: 22 },
  { x: 250, y: 116, rx: 70, ry: 22 },
  { x: 200, y: 98, rx: 82, ry: 28 },
];

/** Where flowers lie on a layer: its upper half, `rise` above it. */
const crest = ({ x, y, rx, ry }: Clump, rise: number): Clump => ({
  x,
  y: y - ry * rise,
  rx: rx * 0.9,
  ry: ry * 0.7,
});

function strewn(seed: number, { x, y, rx, ry }: Clump, count: number): Point[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (): Point => {
    const [angle, out] = [random.between(0, 2 * Math.PI), Math.sqrt(random.next())];
    return [x + Math.cos(angle) * rx * out, y + Math.sin(angle) * ry * out];
  });
}

/** Known by its umbrella: a flat red crown, far wider than high, on a smooth grey trunk. */
export default function royalPoinciana(): GuideDrawing {
  const drawing = new GuideDrawing();
  drawing.add(
    sky(drawing),
    sandyGround(),
    contactShadow(208, 266, 120, 7),
    dots(strewn(8, { x: 205, y: 272, rx: 130, ry: 11 }, 22), sunset[1], 3.4),
    ...layers.slice(0, 2).map((layer, index) => shape(bumps(40 + index, layer, 14), palm[1])),
    ...limbs.map((limb) => shape(ribbon(limb), bark.face)),
    ...limbs.slice(0, 2).map((limb) => shape(ribbon(limb, 0.15, 1), bark.shade)),
  );
  layers.forEach((layer, index) => {
    drawing.add(
      shape(bumps(60 + index, layer, 12), index < 2 ? palm[2] : palm[3]),
      shape(flecks(80 + index, { ...layer, y: layer.y + 4 }, 11, 9), palm[4]),
      shape(bumps(20 + index, crest(layer, 0.45), 14), sunset[0]),
      shape(
        bumps(30 + index, { ...crest(layer, 0.75), rx: layer.rx * 0.68, ry: layer.ry * 0.44 }, 14),
        sunset[1],
      ),
      dots(strewn(50 + index, crest(layer, 0.5), 13), sunset[2], 4.4),
      dots(strewn(70 + index, crest(layer, 0.3), 9), '#a5301c', 4.4),
    );
  });
  return drawing;
}
