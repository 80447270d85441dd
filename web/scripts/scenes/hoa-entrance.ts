import { amber, palm, sand, stone } from './kit/colors.ts';
import { Drawing } from './kit/drawing.ts';
import { distance, land, tufts } from './kit/ground.ts';
import { skins } from './kit/head.ts';
import { house } from './kit/house.ts';
import { crew, person } from './kit/person.ts';
import { agave, flowerBed, hedge, shrub, tree } from './kit/plants.ts';
import { farPalm, royalPalm } from './kit/palms.ts';
import { birds, cloud, morningSky, sun } from './kit/sky.ts';
import { box, d, line, shape } from './kit/svg.ts';
import { clipboard } from './kit/tools.ts';

/** The wall with the community's sign; the letters are lines, for it is no real one. */
const monument = (x: number, y: number) =>
  box(x, y - 62, 190, 62, sand[1]) +
  box(x, y - 56, 190, 7, stone[5]) +
  box(x - 4, y - 68, 198, 8, sand[2], { r: 2 }) +
  [x - 22, x + 180]
    .map(
      (at) =>
        box(at, y - 92, 32, 92, stone[5]) +
        box(at - 4, y - 98, 40, 10, sand[2], { r: 3 }) +
        box(at + 11, y - 112, 10, 14, amber[2], { r: 2 }) +
        box(at + 9, y - 116, 14, 5, stone[0], { r: 2 }),
    )
    .join('') +
  box(x + 26, y - 46, 138, 34, palm[1], { r: 4 }) +
  line(d`M${x + 46} ${y - 34}h62M${x + 46} ${y - 24}h38`, sand[1], 4) +
  line(d`M${x + 142} ${y - 18}v-14m0 0q-5-6-10-1m10 1q5-6 10-1m-10 1q-4-8-9-7m9 7q4-8 9-7`, amber[1], 2);

/** A board member and the property manager walk past a community's planted entrance; a gardener sets plants. */
export default function hoaEntrance(): Drawing {
  const scene = new Drawing(
    'hoa-entrance',
    'A walk through an association',
    'A board member and a property manager walk through a planted community entrance.',
  );
  scene.add(
    morningSky(scene),
    sun(214, 110, 42),
    cloud(48, 92, 0.8),
    cloud(520, 62, 0.6, { opacity: 0.6 }),
    birds(600, 150),
    distance(64, 290),
    farPalm(scene, { x: 40, y: 296, height: 80 }),
    farPalm(scene, { x: 300, y: 296, height: 70, spread: 46 }),
    land(
      298,
      scene.gradient([
        [0, palm[4]],
        [1, palm[3]],
      ]),
    ),
    house({ x: 90, y: 318, scale: 0.56 }),
    hedge(84, 322, 180, 12),
    tree(58, 322, 62, 26),
    house({ x: 600, y: 318, scale: 0.6, flip: true }),
    hedge(598, 324, 190, 13),
    // The drive into the community.
    shape(
      'M360 306H404L560 510H20Z',
      scene.gradient([
        [0, '#cdbfa5'],
        [1, '#e2d5bb'],
      ]),
    ),
    shape('M360 306H366L60 510H20ZM398 306H404L560 510H528Z', stone[4]),
    ...[
      [330, 330, 130, 70],
      [440, 330, 130, 70],
      [300, 352, 180, 90],
      [478, 356, 186, 92],
    ].map(([x, y, height, spread]) => royalPalm(scene, { x: x!, y: y!, height: height!, spread: spread! })),
    shrub(300, 356, 16),
    shrub(478, 360, 16),
    royalPalm(scene, { x: 752, y: 386, height: 268, spread: 130 }),
    monument(560, 402),
    agave(548, 414, 24),
    flowerBed(61, 556, 428, 236, 28),
  );
  scene.add(
    person(
      { x: 446, y: 446, height: 172, facesLeft: true },
      {
        feet: [
          [-14, 0],
          [12, 0],
        ],
        heels: [26, 0],
        lean: 2,
        nod: 10,
        hands: [
          [13, -57],
          [18, -61],
        ],
      },
      {
        skin: skins.brown,
        hair: 'short',
        hairColor: '#1d1512',
        glasses: true,
        clothes: { shirt: '#f3e4c6', sleeves: 'long', trousers: '#2f4a5c', boots: '#4a3524' },
        build: { width: 1.02 },
      },
      { nearest: clipboard([17, -61], 18), farArmInFront: true },
    ),
    person(
      { x: 336, y: 452, height: 164, facesLeft: false },
      {
        feet: [
          [-13, 0],
          [11, 0],
        ],
        heels: [22, 0],
        lean: 2,
        hands: [
          [-7, -46],
          [24, -68],
        ],
      },
      {
        skin: skins.fair,
        hair: 'long',
        hairColor: '#d5d2ca',
        clothes: { shirt: '#11707a', sleeves: 'long', trousers: '#e3ca9c', boots: '#8a4a3c' },
        build: { shoulders: 0.9, hips: 1.08 },
      },
    ),
    person(
      { x: 640, y: 458, height: 168, facesLeft: true },
      {
        hip: [0, -27],
        lean: 34,
        nod: 6,
        feet: [
          [-24, 0],
          [13, 0],
        ],
        heels: [70, 0],
        hands: [
          [22, -16],
          [28, -12],
        ],
      },
      {
        skin: skins.olive,
        hair: 'bun',
        hairColor: '#2b1c14',
        headwear: 'straw',
        headwearColor: sand[2],
        clothes: { ...crew.khaki, kneePads: true },
        build: { shoulders: 0.92, hips: 1.08 },
      },
    ),
    flowerBed(62, 566, 462, 44, 15),
    tufts(63, { x: 640, y: 468, w: 150, h: 24 }, 6),
  );
  return scene;
}
