import { amber, palm, sand, stone } from './kit/colors.ts';
import { Drawing } from './kit/drawing.ts';
import { contactShadow, distance, land, mowedLanes, tufts } from './kit/ground.ts';
import { skins } from './kit/head.ts';
import { house } from './kit/house.ts';
import { crew, inPicture, person } from './kit/person.ts';
import { agave, flowerBed, hedge } from './kit/plants.ts';
import { dryLeaf, farPalm, royalPalm, sabalPalm } from './kit/palms.ts';
import { randomFrom } from './kit/random.ts';
import { birds, cloud, morningSky, sun } from './kit/sky.ts';
import { between, d, line, type Point, shape } from './kit/svg.ts';
import { leafRake, polePruner, trimmer } from './kit/tools.ts';

/** A three-legged orchard ladder at (x, y), `height` tall. */
const ladder = (x: number, y: number, height: number) => {
  const rungs = Array.from({ length: 6 }, (_, index) => {
    const share = (index + 0.7) / 6.4;
    return d`M${x - 20 + share * 12} ${y - height * share}H${x + 20 - share * 12}`;
  }).join('');
  return (
    contactShadow(x, y, 34, 3) +
    line(d`M${x + 4} ${y - height}L${x + 42} ${y - 8}`, stone[2], 3) +
    line(d`M${x - 20} ${y}L${x - 7} ${y - height}M${x + 20} ${y}L${x + 7} ${y - height}`, stone[3], 4) +
    line(rungs, stone[3], 3.4) +
    line(d`M${x - 9} ${y - height}H${x + 9}`, stone[2], 5)
  );
};

function clippings(seed: number, x: number, y: number, w: number): string {
  const random = randomFrom(seed);
  let leaves = '';
  for (let leaf = 0; leaf < w * 0.9; leaf++) {
    const across = random.between(-0.5, 0.5);
    leaves += d`M${x + across * w} ${y - random.next() * w * 0.2 * (1 - Math.abs(across) * 1.8)}q4-5 9-1-4 4-9 1z`;
  }
  return (
    contactShadow(x, y, w * 0.55, 4) +
    shape(
      d`M${x - w / 2} ${y}Q${x - w * 0.2} ${y - w * 0.26} ${x} ${y - w * 0.24}T${x + w / 2} ${y}Z`,
      palm[2],
    ) +
    shape(leaves, palm[4])
  );
}

/** A hedge is cut from a ladder, a palm from the ground; one person rakes. */
export default function palmCare(): Drawing {
  const scene = new Drawing(
    'palm-care',
    'Hedge and palm care',
    'One person trims a hedge from a ladder, one prunes a palm with a pole saw, one rakes.',
  );
  scene.add(
    morningSky(scene),
    sun(170, 112, 40),
    cloud(250, 80, 0.7),
    cloud(520, 66, 0.5, { opacity: 0.6 }),
    birds(80, 190),
    distance(14, 296),
    farPalm(scene, { x: 250, y: 300, height: 78 }),
    land(
      300,
      scene.gradient([
        [0, palm[4]],
        [1, palm[3]],
      ]),
    ),
    mowedLanes(230, 300),
    house({ x: 30, y: 322, scale: 0.62 }),
    hedge(24, 328, 84, 13),
    hedge(106, 328, 108, 13),
    royalPalm(scene, { x: 330, y: 320, height: 172, spread: 96 }),
    hedge(356, 398, 260, 128),
    hedge(616, 398, 200, 74),
    agave(650, 414, 22),
    flowerBed(3, 680, 420, 120, 20),
    sabalPalm(scene, { x: 726, y: 420, height: 290, spread: 120, lean: -6 }),
    ladder(470, 420, 96),
  );
  const onLadder = { x: 462, y: 352, height: 146 };
  scene.add(
    person(
      onLadder,
      {
        lean: 10,
        nod: 6,
        feet: [
          [-1, 7.6],
          [6, -4],
        ],
        hands: [
          [15, -56],
          [22, -63],
        ],
      },
      {
        skin: skins.deep,
        hair: 'short',
        hairColor: '#14100e',
        headwear: 'helmet',
        headwearColor: stone[5],
        clothes: { ...crew.hiVis, trousers: '#5a5f43' },
      },
      { front: trimmer([17, -57], -6), farArmInFront: true },
    ),
    shape(
      d`M${inPicture(onLadder, [44, -68])[0]} 268q5-6 9-1-4 4-9 1zM556 258q5-6 9-1-4 4-9 1zM540 240q5-6 9-1-4 4-9 1zM578 272q4-5 8 0-4 4-8 0z`,
      palm[4],
    ),
  );
  const [low, high]: [Point, Point] = [
    [3, -62],
    [30, -168],
  ];
  scene.add(
    person(
      { x: 640, y: 430, height: 154 },
      {
        lean: -7,
        nod: -26,
        feet: [
          [-10, 0],
          [9, 0],
        ],
        hands: [between(low, high, 0.1), between(low, high, 0.36)],
      },
      {
        skin: skins.tan,
        hair: 'tail',
        hairColor: '#5c2f1a',
        glasses: true,
        headwear: 'helmet',
        headwearColor: amber[1],
        clothes: crew.hiVisYellow,
        build: { shoulders: 0.92, hips: 1.06 },
      },
      { front: polePruner(low, high), farArmInFront: true },
    ),
    dryLeaf(scene, 716, 450, 0.8, 160),
    dryLeaf(scene, 700, 446, 0.7, 12),
  );
  const [top, tines]: [Point, Point] = [
    [10, -76],
    [37, -9],
  ];
  scene.add(
    clippings(9, 392, 444, 96),
    person(
      { x: 300, y: 446, height: 158 },
      {
        lean: 14,
        nod: 8,
        hip: [-1, -49],
        feet: [
          [-15, 0],
          [9, 0],
        ],
        heels: [18, 0],
        hands: [between(top, tines, 0.08), between(top, tines, 0.42)],
      },
      {
        skin: skins.olive,
        hair: 'thin',
        hairColor: '#d5d6d2',
        beard: 'full',
        headwear: 'straw',
        headwearColor: sand[2],
        clothes: crew.khaki,
        build: { width: 1.06 },
      },
      { front: leafRake(top, tines) },
    ),
    tufts(15, { x: 20, y: 350, w: 220, h: 140 }, 7),
    tufts(16, { x: 440, y: 450, w: 340, h: 44 }, 8),
  );
  return scene;
}
