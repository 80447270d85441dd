import { sand, stone } from './kit/colors.ts';
import { Drawing } from './kit/drawing.ts';
import { land, treeLine } from './kit/ground.ts';
import { skins } from './kit/head.ts';
import { house } from './kit/house.ts';
import { crew, person } from './kit/person.ts';
import { flowerBed, hedge, shrub } from './kit/plants.ts';
import { farPalm, royalPalm } from './kit/palms.ts';
import { duskSky, stars } from './kit/sky.ts';
import { box, circle, d, ellipse, group, line, polygon, shape, smooth } from './kit/svg.ts';

const pathLight = (x: number, y: number, glow: string) =>
  ellipse(x, y, 26, 6, '#fce7a8', { opacity: 0.4 }) +
  circle(x, y - 16, 24, glow) +
  line(d`M${x} ${y}v-16`, '#1a1a2e', 2.4, { cap: 'butt' }) +
  shape(d`M${x - 8} ${y - 15}q8 -10 16 0z`, '#1a1a2e') +
  box(x - 4, y - 15, 8, 3, '#fff6d6', { r: 1 });

const lounger = (x: number, y: number, flip: boolean) =>
  group(
    [
      ellipse(0, 1, 40, 4, '#0d1a2c', { opacity: 0.35 }),
      line('M-30-13H14L34-32', stone[5], 6),
      line('M-30-16H14L33-35', '#74c4c2', 3.4),
      line('M-24-12v12M8-12v12', '#4a3a46', 3),
    ],
    { x, y, flip },
  );

/** A lit pool on an open terrace at dusk; a member of the crew sets the last path light. */
export default function poolAtDusk(): Drawing {
  const scene = new Drawing(
    'pool-at-dusk',
    'A pool at dusk',
    'A lit pool on an open terrace with palms and path lights; a gardener sets the last lamp.',
  );
  const glow = scene.glow([
    [0, '#fff1c4', 0.75],
    [1, '#fff1c4', 0],
  ]);
  const beam = scene.gradient([
    [0, '#fff1c4', 0],
    [1, '#fff1c4', 0.55],
  ]);
  const water = scene.glow([
    [0, '#b9f0ea'],
    [0.55, '#3bb3b6'],
    [1, '#137480'],
  ]);
  const uplit = (x: number, y: number, height: number, spread: number) =>
    royalPalm(scene, { x, y, height, spread, light: 'lamps' }) +
    polygon(
      [
        [x - 6, y],
        [x + 6, y],
        [x + spread * 0.3, y - height * 0.9],
        [x - spread * 0.3, y - height * 0.9],
      ],
      beam,
    ) +
    ellipse(x, y, 22, 5, '#fce7a8', { opacity: 0.35 });
  const basin = smooth(
    [
      [300, 434],
      [340, 404],
      [450, 396],
      [560, 402],
      [620, 392],
      [716, 400],
      [744, 428],
      [690, 462],
      [560, 468],
      [400, 470],
      [326, 460],
    ],
    0.9,
  );
  scene.add(
    duskSky(scene),
    stars(81, 46, 150),
    circle(196, 92, 22, '#fde3c2'),
    circle(206, 86, 20, '#22305a'),
    treeLine(82, 302, '#4f4a72', 0.9),
    treeLine(83, 312, '#2c3356', 0.7),
    farPalm(scene, { x: 70, y: 312, height: 92, spread: 60 }, '#2c3356'),
    farPalm(scene, { x: 118, y: 314, height: 64, spread: 46 }, '#2c3356'),
    land(
      316,
      scene.gradient([
        [0, '#1f4f47'],
        [1, '#0f2a2c'],
      ]),
    ),
    house({ x: 380, y: 352, scale: 1.3, isNight: true }),
    ellipse(518, 352, 190, 10, '#fce7a8', { opacity: 0.2 }),
    hedge(264, 356, 138, 22, true),
    uplit(330, 362, 216, 110),
    uplit(768, 366, 244, 122),
    // The terrace, open to the garden.
    shape('M210 492Q270 380 330 366H810V510H204Z', '#7d7086'),
    shape('M210 492Q270 380 330 366H810V371H334Q276 384 218 494Z', '#95869a'),
    line(
      'M300 386H810M262 412H810M232 446H810M214 482H810M400 366 330 510M500 366 470 510M600 366 620 510M700 366 770 510',
      '#6b6076',
      1.4,
      { opacity: 0.7 },
    ),
    circle(
      520,
      430,
      250,
      scene.glow([
        [0, '#7fe0dc', 0.4],
        [1, '#7fe0dc', 0],
      ]),
    ),
    shape(basin, stone[4], { stroke: '#efe6d6', width: 13 }),
    shape(basin, water),
    line(
      'M380 424q16-6 32 0t32 0M470 444q18-6 36 0t36 0M586 420q16-6 32 0t32 0M430 458q12-4 24 0M640 446q14-5 28 0',
      '#e6fffb',
      2.2,
      { opacity: 0.75 },
    ),
    ellipse(410, 412, 22, 5, '#f4fffd', { opacity: 0.8 }),
    ellipse(620, 410, 22, 5, '#f4fffd', { opacity: 0.8 }),
    line('M706 404v-20q0-9 9-9t9 9v24', stone[5], 3.4),
    lounger(430, 386, true),
    lounger(520, 384, true),
    shrub(360, 380, 14, true),
    flowerBed(84, 690, 372, 100, 18, true),
    pathLight(60, 440, glow),
    pathLight(132, 404, glow),
    pathLight(190, 376, glow),
    flowerBed(85, 24, 494, 130, 24, true),
  );
  scene.add(
    person(
      { x: 196, y: 462, height: 172, facesLeft: false },
      {
        hip: [-5, -26],
        lean: 34,
        nod: 6,
        feet: [
          [-28, 0],
          [11, 0],
        ],
        heels: [70, 0],
        hands: [
          [18, -17],
          [23, -14],
        ],
      },
      {
        skin: skins.olive,
        hair: 'tail',
        hairColor: '#1d1512',
        headwear: 'cap',
        headwearColor: '#12493a',
        clothes: { ...crew.navy, gloves: sand[2], kneePads: true },
        build: { shoulders: 0.92, hips: 1.06 },
      },
    ),
    pathLight(240, 464, glow),
  );
  return scene;
}
