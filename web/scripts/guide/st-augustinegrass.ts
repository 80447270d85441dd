import { palm, sand } from '../scenes/kit/colors.ts';
import { d, line, shape } from '../scenes/kit/svg.ts';
import { GuideDrawing, sandyGround, sky } from './kit/guide-drawing.ts';
import { leafIn } from './kit/leaves.ts';
import { dots } from './kit/marks.ts';
import { type Joint, ribbon } from './kit/ribbon.ts';
import type { Tones } from './kit/tinted.ts';

const green: Tones = ['#2f7d5c', '#58a97c'];
const far: Tones = [palm[1], palm[2]];
const young: Tones = ['#5aa86a', '#93c78a'];

const runner: readonly Joint[] = [
  [-6, 246, 5],
  [70, 250, 5],
  [160, 247, 5],
  [250, 251, 5],
  [330, 246, 4.4],
  [378, 236, 2],
];
const nodes = [
  { x: 66, y: 249 },
  { x: 156, y: 247 },
  { x: 246, y: 250 },
  { x: 330, y: 246 },
] as const;

const roots = (x: number, y: number) =>
  d`M${x - 3} ${y}Q${x - 6} ${y + 18} ${x - 16} ${y + 36}M${x} ${y}Q${x + 3} ${y + 22} ${x - 2} ${y + 44}M${x + 4} ${y}Q${x + 10} ${y + 18} ${x + 20} ${y + 34}M${x - 5} ${y + 16}L${x - 1} ${y + 26}M${x + 9} ${y + 16}L${x + 8} ${y + 28}`;

/** Known by broad blades with blunt tips, standing in fans on thick runners. */
export default function stAugustinegrass(): GuideDrawing {
  const drawing = new GuideDrawing();
  const shared = { kind: 'blade', wide: 1.05, vein: '#bfe0b8' } as const;
  const bent = leafIn(drawing, 'a', { ...shared, bend: 34 });
  const straight = leafIn(drawing, 'b', { ...shared, bend: 10 });
  const fan = ({ x, y }: { x: number; y: number }, size: number, tones: Tones) =>
    (
      [
        [-152, 0.62, bent],
        [-30, 0.66, bent],
        [-126, 0.94, bent],
        [-54, 0.98, bent],
        [-102, 1, straight],
        [-76, 1.06, straight],
      ] as const
    )
      .map(([turn, share, put], index) =>
        put({
          x,
          y: y - 4,
          turn,
          length: size * share,
          tones: index === 5 && tones === green ? young : tones,
        }),
      )
      .join('');
  drawing.add(
    sky(drawing),
    sandyGround(),
    fan({ x: 112, y: 252 }, 118, far),
    fan({ x: 202, y: 252 }, 130, far),
    fan({ x: 290, y: 252 }, 118, far),
    line(nodes.map(({ x, y }) => roots(x, y)).join(''), sand[5], 1.8),
    shape(ribbon(runner), '#8aa05a'),
    shape(ribbon(runner, 0.1, 1), '#6f7f45'),
    line('M370 239L388 226M372 239L390 236', young[1], 5),
    dots(
      nodes.map(({ x, y }) => [x, y]),
      '#9a5a6a',
      13,
    ),
    fan(nodes[0], 132, green),
    fan(nodes[3], 112, green),
    fan(nodes[2], 140, green),
    fan(nodes[1], 154, green),
  );
  return drawing;
}
