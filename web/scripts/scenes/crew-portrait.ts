import { palm, sand } from './kit/colors.ts';
import { Drawing } from './kit/drawing.ts';
import { distance, land, tufts } from './kit/ground.ts';
import { skins } from './kit/head.ts';
import { crew, person } from './kit/person.ts';
import { flowerBed, hedge, tree } from './kit/plants.ts';
import { farPalm, royalPalm } from './kit/palms.ts';
import { birds, cloud, morningSky, sun } from './kit/sky.ts';
import { type Point, shape } from './kit/svg.ts';
import { leafRake, spade } from './kit/tools.ts';
import { pickup } from './kit/truck.ts';

/** Five people of a crew in front of their truck, early in the morning. */
export default function crewPortrait(): Drawing {
  const scene = new Drawing(
    'crew-portrait',
    'The crew in the morning',
    'Five people of a landscaping crew stand in front of their truck.',
  );
  const rake: readonly [Point, Point] = [
    [-15, -1],
    [-15, -84],
  ];
  const shovel: readonly [Point, Point] = [
    [14, -66],
    [15, -18],
  ];
  scene.add(
    morningSky(scene),
    sun(206, 190, 46),
    cloud(40, 88, 0.7),
    cloud(590, 76, 0.7, { opacity: 0.6 }),
    birds(330, 120),
    distance(124, 296),
    farPalm(scene, { x: 64, y: 302, height: 82 }),
    farPalm(scene, { x: 110, y: 304, height: 56, spread: 42 }),
    land(
      304,
      scene.gradient([
        [0, palm[4]],
        [1, palm[3]],
      ]),
    ),
    tree(740, 330, 120, 52),
    royalPalm(scene, { x: 322, y: 330, height: 200, spread: 110 }),
    hedge(350, 342, 460, 26),
    shape('M-10 392Q300 368 810 372V510H-10Z', '#d9c9a6'),
    shape('M-10 392Q300 368 810 372V379Q300 376-10 400Z', '#efe4ca'),
    pickup(scene, { x: 548, y: 412, scale: 1.62 }),
  );
  scene.add(
    person(
      { x: 330, y: 448, height: 196 },
      {
        turn: 'front',
        feet: [
          [-6, 0],
          [6, 0],
        ],
        hands: [
          [-15, -52],
          [11, -45],
        ],
      },
      {
        skin: skins.olive,
        hair: 'long',
        hairColor: '#3a2418',
        headwear: 'straw',
        headwearColor: sand[2],
        clothes: crew.khaki,
        build: { shoulders: 0.9, hips: 1.08 },
      },
      { front: leafRake(rake[0], rake[1]) },
    ),
    person(
      { x: 418, y: 452, height: 210 },
      {
        turn: 'front',
        feet: [
          [-7, 0],
          [7, 0],
        ],
        hands: [
          [-12, -44],
          [12, -44],
        ],
      },
      {
        skin: skins.deep,
        hair: 'short',
        hairColor: '#14100e',
        beard: 'full',
        clothes: crew.navy,
        build: { width: 1.12, shoulders: 1.05 },
      },
    ),
    person(
      { x: 506, y: 450, height: 188 },
      {
        turn: 'front',
        feet: [
          [-6, 0],
          [6, 0],
        ],
        hands: [
          [-1.5, -56],
          [3, -57],
        ],
      },
      {
        skin: skins.fair,
        hair: 'tail',
        hairColor: '#b5652f',
        headwear: 'cap',
        headwearColor: palm[1],
        glasses: true,
        clothes: { ...crew.olive },
        build: { shoulders: 0.92, hips: 1.1, width: 1.08 },
      },
      { farArmInFront: true },
    ),
    person(
      { x: 594, y: 454, height: 200 },
      {
        turn: 'front',
        feet: [
          [-6, 0],
          [7, 0],
        ],
        hands: [
          [-12, -45],
          [14, -60],
        ],
      },
      {
        skin: skins.tan,
        hair: 'thin',
        hairColor: '#d5d6d2',
        beard: 'moustache',
        headwear: 'bucket',
        headwearColor: sand[3],
        clothes: crew.khaki,
        build: { width: 1.1, belly: 2.4 },
      },
      { front: spade(shovel[0], shovel[1]) },
    ),
    person(
      { x: 680, y: 450, height: 192 },
      {
        turn: 'front',
        feet: [
          [-6, 0],
          [6, 0],
        ],
        hands: [
          [-11, -44],
          [10, -55],
        ],
      },
      {
        skin: skins.brown,
        hair: 'curly',
        hairColor: '#1d1512',
        clothes: { ...crew.hiVis, trousers: '#5a5f43' },
        build: { shoulders: 0.92, hips: 1.06 },
      },
    ),
    flowerBed(125, -10, 494, 150, 26),
    tufts(126, { x: 150, y: 488, w: 640, h: 8 }, 14, palm[2]),
  );
  return scene;
}
