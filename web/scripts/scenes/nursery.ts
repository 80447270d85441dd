import { gulf, palm, sand, stone } from './kit/colors.ts';
import { Drawing } from './kit/drawing.ts';
import { distance, land, pebbles } from './kit/ground.ts';
import { skins } from './kit/head.ts';
import { crew, person } from './kit/person.ts';
import { agave, flowerBed, pot, shrub, tree } from './kit/plants.ts';
import { farPalm, youngPalm } from './kit/palms.ts';
import { cloud, morningSky, sun } from './kit/sky.ts';
import { group, line, shape } from './kit/svg.ts';

/** A row of potted plants on the gravel: palms, round shrubs and spiky ones in turn. */
function row(
  scene: Drawing,
  { from, to, y, step, scale }: { from: number; to: number; y: number; step: number; scale: number },
  kinds: readonly ('palm' | 'shrub' | 'agave' | 'flower')[],
): string {
  const plants: string[] = [];
  for (let x = from, index = 0; x <= to; x += step, index++) {
    const kind = kinds[index % kinds.length];
    const w = 22 * scale;
    const top = y - 18 * scale;
    if (kind === 'palm')
      plants.push(youngPalm(scene, { x, y: top + 2, height: 30 * scale, spread: 58 * scale }));
    if (kind === 'shrub') plants.push(shrub(x, top + 2, 16 * scale));
    if (kind === 'agave') plants.push(agave(x, top + 2, 19 * scale, palm[2], palm[4]));
    if (kind === 'flower')
      plants.push(flowerBed(Math.round(x), x - 14 * scale, top + 2, 28 * scale, 20 * scale));
    plants.push(pot(x, y, w, 18 * scale, index % 3 === 1 ? '#8c4a30' : stone[0]));
  }
  return plants.join('');
}

/** A customer chooses a palm in a nursery; a member of the crew shows it, another waters. */
export default function nursery(): Drawing {
  const scene = new Drawing(
    'nursery',
    'Choosing plants at the nursery',
    'A customer chooses a palm between rows of potted plants; a gardener shows it.',
  );
  scene.add(
    morningSky(scene),
    sun(160, 104, 40),
    cloud(250, 78, 0.6),
    distance(94, 288),
    farPalm(scene, { x: 46, y: 292, height: 76 }),
    farPalm(scene, { x: 230, y: 292, height: 66, spread: 46 }),
    land(
      294,
      scene.gradient([
        [0, palm[4]],
        [1, palm[3]],
      ]),
    ),
    tree(84, 316, 72, 30),
    shape('M-10 336Q300 316 810 318V510H-10Z', '#e2d2ae'),
    shape('M-10 396Q300 380 810 384V510H-10Z', '#d9c69c'),
    pebbles(91, { x: 10, y: 340, w: 780, h: 150 }, 110, '#a9804f'),
    // Posts and shade cloth over the beds at the back.
    line('M322 330V150M470 326V132M620 324V132M786 324V142', stone[1], 5, { cap: 'butt' }),
    row(scene, { from: 346, to: 790, y: 330, step: 33, scale: 0.8 }, ['shrub', 'palm', 'shrub', 'agave']),
    shape(
      'M300 158Q396 166 470 130Q546 158 620 130Q706 160 812 138V178Q706 196 620 166Q546 192 470 166Q396 200 300 192Z',
      palm[2],
      { opacity: 0.86 },
    ),
    shape(
      'M300 158Q396 166 470 130Q546 158 620 130Q706 160 812 138V148Q706 170 620 140Q546 168 470 140Q396 176 300 168Z',
      palm[3],
    ),
    line(
      'M336 166 330 190M372 164 370 194M408 156 410 188M444 144 446 176M506 144 508 178M546 148 546 184M586 144 584 178M656 146 658 176M700 152 700 184M746 152 748 184',
      palm[1],
      1,
      { opacity: 0.5 },
    ),
    row(scene, { from: 30, to: 300, y: 362, step: 46, scale: 0.9 }, ['shrub', 'flower', 'shrub', 'flower']),
    row(scene, { from: 344, to: 800, y: 376, step: 50, scale: 1.1 }, [
      'palm',
      'shrub',
      'flower',
      'palm',
      'agave',
    ]),
  );
  scene.add(
    person(
      { x: 716, y: 424, height: 166, facesLeft: false },
      {
        lean: 6,
        nod: 10,
        feet: [
          [-9, 0],
          [8, 0],
        ],
        hands: [
          [12, -58],
          [21, -52],
        ],
      },
      {
        skin: skins.fair,
        hair: 'short',
        hairColor: '#6a4526',
        headwear: 'bucket',
        headwearColor: sand[3],
        clothes: crew.khaki,
        build: { width: 0.95 },
      },
      {
        front:
          line('M-4-38Q-14-20-8 0M21-52Q6-40-4-38', palm[3], 1.8) +
          line('M19-54 30-50', stone[0], 2.2) +
          line('M31-49l7 5M31-49l8 2M31-49l5 8', '#fffbf3', 0.8, { dash: '1.5 1.5' }),
        farArmInFront: true,
      },
    ),
    group([chosenPalm(scene)], { x: 508, y: 462 }),
    person(
      { x: 430, y: 462, height: 184 },
      {
        lean: 3,
        feet: [
          [-10, 0],
          [9, 0],
        ],
        hands: [
          [9, -52],
          [29, -71],
        ],
      },
      {
        skin: skins.brown,
        hair: 'curly',
        hairColor: '#1d1512',
        clothes: { ...crew.olive, gloves: sand[2] },
        build: { shoulders: 0.92, hips: 1.1, width: 1.06 },
      },
    ),
    person(
      { x: 596, y: 462, height: 178, facesLeft: true },
      {
        lean: 2,
        nod: 2,
        feet: [
          [-8, 0],
          [9, 0],
        ],
        hands: [
          [-6, -46],
          [25, -75],
        ],
      },
      {
        skin: skins.tan,
        hair: 'thin',
        hairColor: '#bfc0bb',
        glasses: true,
        clothes: { shirt: gulf[2], trousers: '#e3d3b0', boots: '#8a5a3c' },
        build: { width: 1.1, belly: 2 },
      },
    ),
    row(scene, { from: 650, to: 800, y: 486, step: 56, scale: 1.35 }, ['flower', 'shrub', 'flower']),
    row(scene, { from: 20, to: 260, y: 482, step: 60, scale: 1.2 }, ['shrub', 'agave']),
  );
  return scene;
}

/** The palm that is chosen: as tall as a person, in a tub. */
const chosenPalm = (scene: Drawing) =>
  youngPalm(scene, { x: 0, y: -30, height: 92, spread: 118 }) + pot(0, 0, 46, 38, '#8c4a30');
