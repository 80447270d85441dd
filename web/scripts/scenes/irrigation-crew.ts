import { gulf, ink, palm, sand, stone } from './kit/colors.ts';
import { Drawing } from './kit/drawing.ts';
import { distance, heap, land, pebbles, tufts } from './kit/ground.ts';
import { skins } from './kit/head.ts';
import { house } from './kit/house.ts';
import { crew, person } from './kit/person.ts';
import { flowerBed, hedge } from './kit/plants.ts';
import { farPalm, royalPalm } from './kit/palms.ts';
import { cloud, morningSky, sun } from './kit/sky.ts';
import { box, circle, d, ellipse, line, shape } from './kit/svg.ts';
import { tablet } from './kit/tools.ts';

/** A sprinkler that throws water to both sides. */
function sprinkler(x: number, y: number, reach: number): string {
  let drops = '';
  for (let ring = 1; ring <= 5; ring++) {
    const [across, up] = [reach * (0.24 + ring * 0.16), reach * (0.34 + ring * 0.09)];
    drops += d`M${x} ${y - 12}q${across * 0.4} ${-up} ${across} ${-up * 0.3 + 12}M${x} ${y - 12}q${-across * 0.4} ${-up} ${-across} ${-up * 0.3 + 12}`;
  }
  return (
    ellipse(x, y + 1, reach * 0.9, 5, gulf[3], { opacity: 0.25 }) +
    line(drops, '#fffbf3', 1.8, { dash: '5 5', opacity: 0.9 }) +
    line(d`M${x} ${y}v-9`, ink, 5, { cap: 'butt' }) +
    line(d`M${x} ${y - 9}v-5`, '#eda136', 3.4, { cap: 'butt' })
  );
}

function valveBox(x: number, y: number): string {
  return (
    shape(d`M${x - 26} ${y}l6 -17h40l6 17z`, palm[0]) +
    shape(d`M${x - 30} ${y}h60v17q0 4 -4 4h-52q-4 0 -4 -4z`, palm[3]) +
    shape(d`M${x - 30} ${y}h60v5h-60z`, palm[4]) +
    line(d`M${x - 12} ${y - 3}v-9M${x + 10} ${y - 3}v-9`, gulf[2], 5, { cap: 'butt' }) +
    circle(x - 12, y - 12, 4.2, '#eda136') +
    circle(x + 10, y - 12, 4.2, '#eda136') +
    // The lid leans on the box.
    shape(d`M${x + 32} ${y + 21}l9 -38h10l-8 38z`, palm[4])
  );
}

/** The trench's far edge, `y` down. */
const edge = (y: number) => d`M230 ${y}q90 -8 190 -4t200 0t190 -2`;

/** A pipe is joined in an open trench while a second person tests the zone from a tablet. */
export default function irrigationCrew(): Drawing {
  const scene = new Drawing(
    'irrigation-crew',
    'Irrigation repair and wet check',
    'One person joins a pipe in an open trench, one reads a tablet while a sprinkler runs.',
  );
  scene.add(
    morningSky(scene),
    sun(208, 116, 42),
    cloud(56, 86, 0.7),
    cloud(600, 72, 0.7, { opacity: 0.6 }),
    distance(24, 296),
    farPalm(scene, { x: 90, y: 300, height: 76 }),
    farPalm(scene, { x: 300, y: 300, height: 88 }),
    farPalm(scene, { x: 334, y: 302, height: 60, spread: 42 }),
    land(
      300,
      scene.gradient([
        [0, palm[4]],
        [1, palm[3]],
      ]),
    ),
    house({ x: 380, y: 322, scale: 0.92 }),
    hedge(376, 330, 96, 18),
    hedge(500, 330, 160, 18),
    royalPalm(scene, { x: 700, y: 336, height: 214, spread: 112 }),
    flowerBed(31, 660, 344, 100, 18),
    sprinkler(730, 398, 62),
    sprinkler(170, 372, 48),
  );
  scene.add(
    heap(32, 330, 412, 120, 34, sand[5], sand[6]),
    shape(`${edge(414)}V476Q700 484 600 478T400 480 236 472Q214 440 230 414Z`, '#5a3d24'),
    shape(`${edge(414)}V426Q700 428 600 424T400 426 236 422Z`, '#3f2a18'),
    pebbles(33, { x: 250, y: 440, w: 540, h: 30 }, 40, '#8a6237'),
    // The pipe, open where the new piece goes in.
    line('M246 454H440M486 454H810', stone[4], 12, { cap: 'butt' }),
    line('M246 450.600H440M486 450.600H810', stone[5], 4, { cap: 'butt' }),
    line('M300 447V461M600 447V461M690 447V461', stone[3], 5, { cap: 'butt' }),
    line('M640 452V426', stone[4], 9, { cap: 'butt' }),
    box(632, 445, 17, 18, gulf[1], { r: 3 }),
  );
  scene.add(valveBox(556, 404));
  scene.add(
    person(
      { x: 424, y: 462, height: 176 },
      {
        hip: [-6, -25],
        lean: 52,
        nod: 4,
        feet: [
          [-30, 0],
          [9, 0],
        ],
        heels: [70, 0],
        hands: [
          [20, -7],
          [29, -6],
        ],
      },
      {
        skin: skins.tan,
        hair: 'short',
        hairColor: '#5d4a3c',
        beard: 'full',
        headwear: 'cap',
        headwearColor: sand[3],
        clothes: { ...crew.navy, kneePads: true },
        build: { width: 1.08 },
      },
      { front: line('M16.5-5H30', gulf[1], 7.4, { cap: 'butt' }) },
    ),
    person(
      { x: 650, y: 412, height: 176, facesLeft: true },
      {
        nod: 14,
        feet: [
          [-8, 0],
          [6, 0],
        ],
        hands: [
          [14, -61],
          [19, -58],
        ],
      },
      {
        skin: skins.deep,
        hair: 'bun',
        hairColor: '#14100e',
        headwear: 'none',
        glasses: true,
        clothes: { ...crew.khaki, gloves: undefined },
        build: { shoulders: 0.9, hips: 1.1 },
      },
      { nearest: tablet([18, -64], 26), farArmInFront: true },
    ),
    shape(`${d`M236 472Q300 484 400 480T600 478 810 478V510H-10V470Q130 462 236 472Z`}`, palm[3]),
    tufts(34, { x: 250, y: 478, w: 540, h: 8 }, 22, palm[2]),
    tufts(35, { x: 20, y: 380, w: 160, h: 100 }, 5),
  );
  return scene;
}
