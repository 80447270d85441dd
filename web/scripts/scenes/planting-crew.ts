import { palm, sand, stone, sunset } from './kit/colors.ts';
import { Drawing } from './kit/drawing.ts';
import { contactShadow, distance, heap, land, mowedLanes, tufts } from './kit/ground.ts';
import { skins } from './kit/head.ts';
import { house } from './kit/house.ts';
import { crew, person } from './kit/person.ts';
import { flowerBed, hedge, pot, rootBall, shrub } from './kit/plants.ts';
import { farPalm, royalPalm, youngPalm } from './kit/palms.ts';
import { birds, cloud, morningSky, sun } from './kit/sky.ts';
import { between, box, ellipse, group, type Point, shape, smooth } from './kit/svg.ts';
import { spade } from './kit/tools.ts';

/** The edge of the bed, `lower` units further down. */
const bed = (lower: number) =>
  smooth(
    [
      [292, 420 + lower],
      [380, 394 + lower],
      [520, 390 + lower],
      [660, 396 + lower],
      [770, 418 + lower],
      [742, 444 + lower],
      [640, 452 + lower],
      [520, 446 + lower],
      [400, 456 + lower],
    ],
    1,
  );

/** Three people plant a palm in front of a house: one steadies it, one fills the hole, one brings the next shrub. */
export default function plantingCrew(): Drawing {
  const scene = new Drawing(
    'planting-crew',
    'Planting a palm',
    'Three people of a crew plant a young palm and shrubs in front of a house.',
  );
  scene.add(
    morningSky(scene),
    sun(232, 118, 42),
    cloud(40, 92, 0.8),
    cloud(430, 74, 0.62, { opacity: 0.6 }),
    birds(330, 150),
    distance(4, 300),
    farPalm(scene, { x: 60, y: 300, height: 82, spread: 52 }),
    farPalm(scene, { x: 108, y: 304, height: 58, spread: 42 }),
    land(
      304,
      scene.gradient([
        [0, palm[4]],
        [1, palm[3]],
      ]),
    ),
    mowedLanes(560, 304),
    royalPalm(scene, { x: 770, y: 330, height: 210, spread: 110 }),
    house({ x: 440, y: 326, scale: 1.06 }),
    hedge(440, 336, 92, 20),
    hedge(578, 336, 176, 20),
    // The bed that the crew plants.
    shape(bed(3), sand[5]),
    shape(bed(0), sand[4]),
    shrub(330, 404, 17),
    shrub(730, 414, 19),
    flowerBed(8, 700, 434, 50, 15),
    ellipse(432, 424, 34, 9, sand[6]),
  );
  scene.add(
    group([youngPalm(scene, { x: 0, y: -30, height: 132, spread: 124 }), rootBall(0, 2, 46, 34)], {
      x: 434,
      y: 420,
      turn: -4,
    }),
  );
  scene.add(ellipse(430, 427, 30, 6.4, sand[5]));
  scene.add(
    person(
      { x: 386, y: 420, height: 158 },
      {
        lean: 8,
        nod: -8,
        feet: [
          [-10, 0],
          [8, 0],
        ],
        hands: [
          [25, -66],
          [27, -84],
        ],
      },
      {
        skin: skins.brown,
        hair: 'braid',
        hairColor: '#1d1512',
        headwear: 'cap',
        headwearColor: palm[1],
        clothes: crew.khaki,
        build: { shoulders: 0.92, hips: 1.08, width: 1.02 },
      },
    ),
  );
  const [grip, blade]: [Point, Point] = [
    [10, -66],
    [31, -17],
  ];
  scene.add(
    heap(7, 590, 432, 96, 34, sand[5], sand[6]),
    person(
      { x: 528, y: 428, height: 160, facesLeft: true },
      {
        lean: 30,
        nod: 6,
        hip: [-6, -46],
        feet: [
          [-18, 0],
          [7, 0],
        ],
        hands: [between(grip, blade, 0.08), between(grip, blade, 0.6)],
      },
      {
        skin: skins.fair,
        hair: 'thin',
        hairColor: '#c9c9c4',
        beard: 'moustache',
        headwear: 'straw',
        headwearColor: sand[2],
        clothes: crew.navy,
        build: { width: 1.12, belly: 1.6 },
      },
      { front: spade(grip, blade) },
    ),
    person(
      { x: 676, y: 420, height: 156, facesLeft: true },
      {
        lean: -3,
        feet: [
          [-13, 0],
          [11, 0],
        ],
        heels: [24, 0],
        hands: [
          [15, -54],
          [21, -53],
        ],
      },
      {
        skin: skins.olive,
        hair: 'short',
        hairColor: '#2b1c14',
        headwear: 'bucket',
        headwearColor: sand[3],
        clothes: crew.olive,
        build: { width: 0.95 },
      },
      {
        front: group(
          [
            shrub(0, -13, 12),
            box(-8, -15, 16, 16, '#8c4a30', { r: 2 }),
            box(-9, -16, 18, 3.4, sunset[0], { r: 1 }),
          ],
          { x: 19, y: -47 },
        ),
        farArmInFront: true,
      },
    ),
  );
  scene.add(
    // A tray of plants that waits for its place.
    contactShadow(290, 462, 46, 4),
    ...[258, 282, 306, 328].map(
      (x, index) => shrub(x, 452 - (index % 2), 11) + pot(x, 462, 15, 13, index % 2 ? stone[0] : '#8c4a30'),
    ),
    flowerBed(21, 640, 492, 150, 26),
    tufts(5, { x: 20, y: 340, w: 280, h: 150 }, 8),
  );
  return scene;
}
