import { palm } from '../scenes/kit/colors.ts';
import { randomFrom } from '../scenes/kit/random.ts';
import { shape } from '../scenes/kit/svg.ts';
import { GuideDrawing, sky } from './kit/guide-drawing.ts';
import { leafIn } from './kit/leaves.ts';
import { type Joint, ribbon } from './kit/ribbon.ts';
import type { Tones } from './kit/tinted.ts';

const far: Tones = [palm[1], palm[2]];
const thick: Tones = ['#2b6e47', '#4a9555'];
const young: Tones = ['#6ea653', '#93c26a'];

/** A shoot: its foot and its top, and how many pairs of leaves it has. */
interface Shoot {
  foot: readonly [x: number, y: number];
  top: readonly [x: number, y: number];
  pairs: number;
  size: number;
}

const back: readonly Shoot[] = [
  { foot: [160, 330], top: [70, 180], pairs: 4, size: 66 },
  { foot: [240, 330], top: [338, 160], pairs: 4, size: 66 },
  { foot: [200, 330], top: [176, 110], pairs: 5, size: 66 },
];
const front: readonly Shoot[] = [
  { foot: [168, 330], top: [104, 96], pairs: 5, size: 72 },
  { foot: [240, 330], top: [304, 112], pairs: 4, size: 76 },
  { foot: [196, 340], top: [216, 58], pairs: 5, size: 84 },
];

const stem = ({ foot, top }: Shoot) => {
  const joints: Joint[] = [
    [foot[0], foot[1], 5],
    [(foot[0] + top[0]) / 2 + (foot[0] - top[0]) * 0.1, (foot[1] + top[1]) / 2, 4],
    [top[0], top[1], 2.4],
  ];
  return shape(ribbon(joints), '#8a9a54');
};

/** Known by leaves like thick paddles, in pairs along upright shoots. */
export default function smallLeafClusia(): GuideDrawing {
  const drawing = new GuideDrawing();
  const plain = leafIn(drawing, 'a', { kind: 'paddle', wide: 0.86 });
  const thickLeaf = leafIn(drawing, 'b', {
    kind: 'paddle',
    wide: 0.86,
    rim: '#b5d48a',
    vein: '#d8e8b0',
    shine: 'M58 -23Q74 -30 87 -22',
  });
  const leaves = ({ foot, top, pairs, size }: Shoot, isFar: boolean) => {
    const up = (Math.atan2(top[1] - foot[1], top[0] - foot[0]) * 180) / Math.PI;
    const random = randomFrom(top[0]);
    return Array.from({ length: pairs }, (_, index) => {
      const share = (index + 0.6) / (pairs - 0.4);
      const [x, y] = [foot[0] + (top[0] - foot[0]) * share, foot[1] + (top[1] - foot[1]) * share];
      const isLast = index === pairs - 1;
      const tones = isFar ? far : index >= pairs - 2 ? young : thick;
      // Each pair stands across the one below: every other one is seen from the side.
      const spread = isLast ? 24 : index % 2 ? 46 : 66;
      const length = size * random.between(0.92, 1.06) * (isLast ? 0.62 : index === pairs - 2 ? 0.8 : 1);
      return [-1, 1]
        .map((side) =>
          (isFar ? plain : thickLeaf)({
            x,
            y,
            turn: up + side * spread + random.between(-7, 7),
            length,
            tones,
          }),
        )
        .join('');
    }).join('');
  };
  drawing.add(sky(drawing));
  for (const shoot of back) drawing.add(stem(shoot), leaves(shoot, true));
  for (const shoot of front) drawing.add(stem(shoot), leaves(shoot, false));
  return drawing;
}
