import { gulf, palm, sand, stone } from './kit/colors.ts';
import { Drawing } from './kit/drawing.ts';
import { distance, land, mowedLanes, tufts } from './kit/ground.ts';
import { skins } from './kit/head.ts';
import { house } from './kit/house.ts';
import { crew, person } from './kit/person.ts';
import { agave, flowerBed, hedge, shrub, tree } from './kit/plants.ts';
import { farPalm, royalPalm, sabalPalm } from './kit/palms.ts';
import { birds, cloud, morningSky, sun } from './kit/sky.ts';
import { between, d, line, type Point, shape, smooth } from './kit/svg.ts';
import { soilRake } from './kit/tools.ts';
import { pickup, wheelbarrow } from './kit/truck.ts';

/** Reeds at the edge of the water, from `x` on. */
function reeds(x: number, y: number, count: number): string {
  let path = '';
  for (let reed = 0; reed < count; reed++) {
    const [at, h] = [x + reed * 5.5, 16 + ((reed * 7) % 13)];
    path += d`M${at} ${y}q${((reed % 3) - 1) * 3} ${-h * 0.6} ${((reed % 3) - 1) * 6} ${-h}`;
  }
  return line(path, palm[2], 2);
}

/** The finished grounds of a house at the water, looked after in the morning: what every trade of the firm works for. */
export default function waterfrontEstate(): Drawing {
  const scene = new Drawing(
    'waterfront-estate',
    'Grounds at the water',
    'A house at a lagoon with lawn, palms and beds; two people look after them, their truck stands by.',
  );
  const lagoon = smooth(
    [
      [-30, 356],
      [80, 340],
      [200, 342],
      [286, 356],
      [318, 384],
      [296, 424],
      [200, 452],
      [80, 462],
      [-30, 452],
    ],
    0.9,
  );
  scene.add(
    morningSky(scene),
    sun(170, 150, 48),
    cloud(262, 86, 0.7),
    cloud(20, 80, 0.5, { opacity: 0.6 }),
    birds(292, 152),
    distance(134, 300),
    farPalm(scene, { x: 54, y: 306, height: 84 }),
    farPalm(scene, { x: 98, y: 306, height: 60, spread: 42 }),
    farPalm(scene, { x: 330, y: 304, height: 78 }),
    land(
      306,
      scene.gradient([
        [0, palm[4]],
        [1, palm[3]],
      ]),
    ),
    mowedLanes(560, 306),
    shape(
      lagoon,
      scene.gradient([
        [0, '#a9dcd6'],
        [1, gulf[2]],
      ]),
      { stroke: '#e8dab8', width: 7 },
    ),
    line('M128 356h92M142 363h62M156 370h36', '#f8be83', 3, { opacity: 0.7 }),
    line('M40 372q22-7 44 0t44 0M150 398q26-7 52 0t52 0M30 424q24-7 48 0M120 440q18-5 36 0', '#f4fffd', 2.4, {
      opacity: 0.75,
    }),
    reeds(18, 352, 9),
    reeds(250, 362, 7),
    tree(446, 326, 112, 46),
    house({ x: 480, y: 338, scale: 1.16 }),
    hedge(478, 346, 104, 22),
    hedge(630, 346, 190, 22),
    // The drive, with the crew's truck.
    shape('M588 338H622L760 420 830 440V492Q700 470 640 420Z', '#e2d5bb'),
    shape('M588 338H594L652 418Q712 464 830 482V492Q700 470 640 420Z', stone[4]),
    royalPalm(scene, { x: 452, y: 372, height: 236, spread: 120 }),
    royalPalm(scene, { x: 788, y: 360, height: 262, spread: 132 }),
    shape(
      smooth(
        [
          [392, 376],
          [452, 362],
          [520, 372],
          [540, 388],
          [470, 398],
          [404, 394],
        ],
        1,
      ),
      '#7b5436',
    ),
    agave(420, 386, 20),
    shrub(496, 388, 16),
    flowerBed(135, 398, 396, 134, 18),
    pickup(scene, { x: 704, y: 424, scale: 0.78, flip: true }),
  );
  const [top, teeth]: [Point, Point] = [
    [9, -76],
    [33, -4],
  ];
  scene.add(
    shape(
      smooth(
        [
          [372, 446],
          [470, 428],
          [590, 432],
          [640, 450],
          [590, 470],
          [460, 476],
          [384, 466],
        ],
        1,
      ),
      '#7b5436',
    ),
    sabalPalm(scene, { x: 612, y: 452, height: 148, spread: 92, lean: 4 }),
    flowerBed(136, 556, 470, 76, 22),
    person(
      { x: 520, y: 452, height: 156, facesLeft: true },
      {
        lean: 16,
        nod: 6,
        hip: [-2, -49],
        feet: [
          [-15, 0],
          [8, 0],
        ],
        heels: [16, 0],
        hands: [between(top, teeth, 0.1), between(top, teeth, 0.44)],
      },
      {
        skin: skins.olive,
        hair: 'bun',
        hairColor: '#2b1c14',
        headwear: 'straw',
        headwearColor: sand[2],
        clothes: crew.khaki,
        build: { shoulders: 0.92, hips: 1.08 },
      },
      { front: soilRake(top, teeth) },
    ),
    wheelbarrow({ x: 405, y: 464, scale: 1.25 }, shape('M-20-33Q-4-52 8-49T32-33Z', '#5a3d24')),
    person(
      { x: 318, y: 462, height: 160 },
      {
        lean: 28,
        nod: -6,
        hip: [-2, -46],
        feet: [
          [-20, 0],
          [8, 0],
        ],
        heels: [26, 0],
        hands: [
          [13, -39],
          [15, -38],
        ],
      },
      {
        skin: skins.deep,
        hair: 'thin',
        hairColor: '#d9d9d4',
        beard: 'full',
        headwear: 'cap',
        headwearColor: palm[1],
        clothes: crew.navy,
        build: { width: 1.08 },
      },
    ),
    flowerBed(137, 690, 494, 130, 26),
    tufts(138, { x: 340, y: 478, w: 320, h: 14 }, 9),
  );
  return scene;
}
