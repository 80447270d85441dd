import { amber, palm, sand, stone } from './kit/colors.ts';
import { Drawing } from './kit/drawing.ts';
import { land, treeLine } from './kit/ground.ts';
import { skins } from './kit/head.ts';
import { house } from './kit/house.ts';
import { inPicture, person } from './kit/person.ts';
import { hedge } from './kit/plants.ts';
import { crownIn, royalPalm } from './kit/palms.ts';
import { cloud, rain, rainSky } from './kit/sky.ts';
import { box, circle, copy, d, ellipse, group, line, polygon, shape } from './kit/svg.ts';
import { chainsaw } from './kit/tools.ts';
import { grappleTruck } from './kit/truck.ts';

const jacket = { shirt: '#eda136', jacket: true, trousers: '#39465a', boots: '#1d2a2c', gloves: '#d9d2c2' };
const limeJacket = { ...jacket, shirt: '#c9d64a' };

/** A palm leaf held at its stem, in the body's measure. */
function frondOf(): string {
  let blade = '';
  for (let leaf = 0; leaf < 9; leaf++) {
    const [x, y] = [26 + leaf * 3, -44 + leaf * 0.6 + leaf * leaf * 0.32];
    blade += d`M${x} ${y}l${9 - leaf * 0.4} ${-6 + leaf * 0.5} ${-5.6} ${7.4}zM${x} ${y}l${1 - leaf * 0.2} ${12 - leaf * 0.5} ${3} ${-11.4 + leaf * 0.5}z`;
  }
  return shape(blade, '#2f6a5c');
}

const lightTower = (x: number, y: number) =>
  line(d`M${x} ${y}V${y - 196}M${x - 26} ${y}L${x} ${y - 40}L${x + 26} ${y}`, '#5d6f6c', 5) +
  box(x - 26, y - 212, 24, 18, stone[2], { r: 3 }) +
  box(x + 2, y - 212, 24, 18, stone[2], { r: 3 }) +
  box(x - 23, y - 209, 18, 12, '#fff6d6', { r: 2 }) +
  box(x + 5, y - 209, 18, 12, '#fff6d6', { r: 2 });

/** At night, in the rain, a crew clears a palm that fell across a drive. */
export default function stormCleanup(): Drawing {
  const scene = new Drawing(
    'storm-cleanup',
    'Storm clean-up by night',
    'A crew in rain jackets cuts up a fallen palm by work lights; a grapple truck waits.',
  );
  const beam = scene.gradient([
    [0, '#fff1c4', 0.5],
    [1, '#fff1c4', 0],
  ]);
  const glow = scene.glow([
    [0, '#fff1c4', 0.6],
    [1, '#fff1c4', 0],
  ]);
  scene.add(
    rainSky(scene),
    cloud(-30, 96, 1.5, { fill: '#2a4150', opacity: 0.7 }),
    cloud(180, 70, 1.3, { fill: '#243947', opacity: 0.8 }),
    cloud(430, 92, 1.6, { fill: '#2a4150', opacity: 0.6 }),
    cloud(640, 60, 1.2, { fill: '#243947', opacity: 0.8 }),
    treeLine(51, 296, '#1b3040', 1.1),
    treeLine(52, 306, '#172937', 0.8),
    royalPalm(scene, { x: 82, y: 330, height: 190, spread: 104, light: 'night', lean: 26 }),
    royalPalm(scene, { x: 360, y: 326, height: 150, spread: 90, light: 'night', lean: 20 }),
    land(
      314,
      scene.gradient([
        [0, '#1f4a41'],
        [1, '#12302c'],
      ]),
    ),
    house({ x: 120, y: 330, scale: 0.8, isNight: true }),
    hedge(118, 338, 74, 15, true),
    hedge(216, 338, 134, 15, true),
    shape('M-10 398Q300 376 810 384V510H-10Z', '#3b4a52'),
    shape('M-10 398Q300 376 810 384V392Q300 384-10 408Z', '#4b5b62'),
    ellipse(320, 470, 130, 12, '#5c7480', { opacity: 0.55 }),
    ellipse(650, 484, 150, 10, '#5c7480', { opacity: 0.45 }),
  );
  scene.add(
    polygon(
      [
        [436, 190],
        [476, 190],
        [640, 440],
        [270, 440],
      ],
      beam,
    ),
    lightTower(456, 396),
    circle(456, 192, 70, glow),
    grappleTruck(scene, { x: 650, y: 424, scale: 0.9, flip: true }),
    circle(500, 372, 44, glow),
    polygon(
      [
        [502, 364],
        [502, 378],
        [330, 440],
        [330, 392],
      ],
      scene.gradient(
        [
          [0, '#fff1c4', 0],
          [1, '#fff1c4', 0.4],
        ],
        [1, 0],
      ),
    ),
  );
  const sawyer = { x: 262, y: 427, height: 168 };
  scene.add(
    person(
      sawyer,
      {
        lean: 30,
        nod: 2,
        hip: [-6, -45],
        feet: [
          [-18, 0],
          [6, 0],
        ],
        hands: [
          [14, -38],
          [23, -33],
        ],
      },
      {
        skin: skins.brown,
        hair: 'short',
        hairColor: '#1d1512',
        headwear: 'helmet',
        headwearColor: amber[1],
        lamp: true,
        beard: 'full',
        clothes: jacket,
        build: { width: 1.08 },
      },
      { front: chainsaw([14, -37], 62) },
    ),
    circle(...inPicture(sawyer, [26, -84]), 26, glow),
  );
  // The fallen palm: roots to the left, its crown to the right.
  scene.add(
    ellipse(300, 446, 180, 8, '#0c1a20', { opacity: 0.4 }),
    line('M140 430 424 436', '#8d8674', 19, { cap: 'butt' }),
    line('M140 435 424 441', '#6d685c', 9, { cap: 'butt' }),
    line('M172 422v16M204 423v16M236 424v16M268 424v16M344 426v16M376 426v16M404 427v16', '#57534a', 1.4),
    shape('M140 420q-18-14-34-6 10 4 8 10-14 0-18 10 12-2 18 4-6 8 2 14 6-8 12-8 8 6 14-4Z', '#5b432d'),
    // Where the saw has been through, and the fresh cut at the log's end.
    line('M316 419 310 448', '#2b373d', 5, { cap: 'butt' }),
    line('M312 421 306 445', sand[2], 2.4, { cap: 'butt' }),
    line('M424 438 452 438', palm[2], 15),
    group([copy(crownIn(scene, 'night'), { scale: 1.15, turn: 84 })], { x: 456, y: 436 }),
  );
  scene.add(
    person(
      { x: 540, y: 462, height: 172, facesLeft: true },
      {
        lean: -14,
        nod: 8,
        hip: [-3, -48],
        feet: [
          [-16, 0],
          [12, 0],
        ],
        hands: [
          [11, -54],
          [15, -57],
        ],
      },
      {
        skin: skins.fair,
        hair: 'bald',
        hairColor: '#8a5a33',
        headwear: 'hood',
        headwearColor: '#c9d64a',
        lamp: true,
        clothes: limeJacket,
        build: { shoulders: 0.92, hips: 1.05 },
      },
      // The leaf that she drags off.
      { front: line('M10-54Q32-50 52-16', '#2f6a5c', 1.6) + frondOf(), farArmInFront: true },
    ),
    rain(53, 210),
  );
  return scene;
}
