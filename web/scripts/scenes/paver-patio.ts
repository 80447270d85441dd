import { gulf, palm, sand, stone, sunset } from './kit/colors.ts';
import { Drawing } from './kit/drawing.ts';
import { contactShadow, distance, heap, land, tufts } from './kit/ground.ts';
import { skins } from './kit/head.ts';
import { house } from './kit/house.ts';
import { crew, person } from './kit/person.ts';
import { agave, flowerBed, hedge } from './kit/plants.ts';
import { farPalm, royalPalm } from './kit/palms.ts';
import { randomFrom } from './kit/random.ts';
import { cloud, morningSky, sun } from './kit/sky.ts';
import { box, d, line, type Point, polygon, shape } from './kit/svg.ts';
import { mallet, stake } from './kit/tools.ts';
import { wheelbarrow } from './kit/truck.ts';

const rows = { count: 7, top: 350, bottom: 486 };

/** A point of the patio: `across` 0 to 1 from left to right, `row` from the house down. It widens towards the viewer. */
function onPatio(across: number, row: number): Point {
  const share = (row / rows.count) ** 1.25;
  const [left, right] = [330 - share * 130, 720 + share * 120];
  return [left + (right - left) * across, rows.top + (rows.bottom - rows.top) * share];
}

/** Laid pavers, in running bond; `laid` says how many of a row's columns lie. */
function pavers(laid: (row: number) => number): string {
  const random = randomFrom(71);
  const tones = ['#e3c9a2', '#d9b98a', '#e8d3b0', '#cfa878', '#dcc0a0'];
  const columns = 15;
  const stones: string[] = [];
  for (let row = 0; row < rows.count; row++)
    for (let column = 0; column < laid(row); column++) {
      const [from, to] = [(column - (row % 2) * 0.5) / columns, (column + 1 - (row % 2) * 0.5) / columns];
      const gap = 0.0026;
      const corner = (across: number, at: number) => onPatio(Math.max(0, Math.min(1, across)), at);
      stones.push(
        polygon(
          [
            corner(from + gap, row + 0.05),
            corner(to - gap, row + 0.05),
            corner(to - gap, row + 0.95),
            corner(from + gap, row + 0.95),
          ],
          random.of(tones),
        ),
      );
    }
  return stones.join('');
}

function pallet(x: number, y: number): string {
  const layers = [0, 1, 2].flatMap((layer) =>
    [0, 1, 2].map((column) =>
      box(
        x + column * 25 - 37,
        y - 18 - layer * 11,
        24,
        10,
        ['#d9b98a', '#e3c9a2', '#cfa878'][(layer + column) % 3]!,
        { r: 1.5 },
      ),
    ),
  );
  return (
    contactShadow(x, y, 46, 4) +
    box(x - 42, y - 8, 84, 4, sand[5]) +
    box(x - 38, y - 4, 10, 5, sand[6]) +
    box(x + 28, y - 4, 10, 5, sand[6]) +
    layers.join('')
  );
}

/** Two people lay a patio behind a house along a string line. */
export default function paverPatio(): Drawing {
  const scene = new Drawing(
    'paver-patio',
    'Laying a paver patio',
    'Two people lay pavers along a string line, one sets a stone, one taps with a mallet.',
  );
  const edge = [onPatio(0, 0), onPatio(1, 0), onPatio(1, 7), onPatio(0, 7)];
  scene.add(
    morningSky(scene),
    sun(176, 108, 42),
    cloud(262, 84, 0.6),
    cloud(30, 70, 0.5, { opacity: 0.6 }),
    distance(74, 292),
    farPalm(scene, { x: 60, y: 298, height: 78 }),
    farPalm(scene, { x: 250, y: 298, height: 64, spread: 44 }),
    land(
      300,
      scene.gradient([
        [0, palm[4]],
        [1, palm[3]],
      ]),
    ),
    house({ x: 330, y: 344, scale: 1.34 }),
    hedge(232, 350, 118, 28),
    royalPalm(scene, { x: 292, y: 352, height: 206, spread: 104 }),
    royalPalm(scene, { x: 770, y: 372, height: 250, spread: 124 }),
    flowerBed(75, 724, 388, 86, 24),
    polygon(
      edge.map(
        ([x, y], index) => [x + (index === 1 || index === 2 ? 8 : -8), y + (index > 1 ? 8 : -4)] as Point,
      ),
      '#b08a58',
    ),
    polygon(edge, sand[2]),
    line(
      d`M${onPatio(0.5, 5)[0]} ${onPatio(0.5, 5)[1]}q40 -4 90 0M${onPatio(0.62, 6.2)[0]} ${onPatio(0.62, 6.2)[1]}q50 -5 120 0M${onPatio(0.7, 3.4)[0]} ${onPatio(0.7, 3.4)[1]}q30 -3 70 0`,
      sand[3],
      2,
      { opacity: 0.8 },
    ),
    pavers((row) => [16, 16, 9, 8, 6, 6, 5][row]!),
    // The string that keeps the rows straight.
    stake(...onPatio(-0.03, 2.02), 20),
    stake(...onPatio(1.03, 2.02), 20),
    line(
      d`M${onPatio(-0.03, 2)[0]} ${onPatio(0, 2)[1] - 9}L${onPatio(1.03, 2)[0]} ${onPatio(1, 2)[1] - 9}`,
      sunset[0],
      1.2,
    ),
    pallet(700, 424),
    agave(222, 402, 22),
    flowerBed(76, 96, 412, 96, 24),
  );
  scene.add(
    person(
      { x: 520, y: 424, height: 178 },
      {
        hip: [-7, -25],
        lean: 50,
        nod: 2,
        feet: [
          [-31, 0],
          [9, 0],
        ],
        heels: [70, 0],
        hands: [
          [22, -7],
          [30, -8],
        ],
      },
      {
        skin: skins.deep,
        hair: 'thin',
        hairColor: '#e2e2de',
        beard: 'full',
        headwear: 'cap',
        headwearColor: palm[1],
        clothes: { ...crew.olive, kneePads: true },
        build: { width: 1.08 },
      },
      { front: box(20, -7, 15, 5.4, '#cfa878', { r: 1 }) },
    ),
    person(
      { x: 372, y: 470, height: 184, facesLeft: true },
      {
        hip: [-4, -26],
        lean: 38,
        nod: 8,
        feet: [
          [-27, 0],
          [11, 0],
        ],
        heels: [70, 0],
        hands: [
          [16, -22],
          [21, -10],
        ],
      },
      {
        skin: skins.fair,
        hair: 'braid',
        hairColor: '#b5652f',
        headwear: 'straw',
        headwearColor: sand[2],
        clothes: { ...crew.navy, kneePads: true },
        build: { shoulders: 0.92, hips: 1.08 },
      },
      { nearest: mallet([15, -23], 40) },
    ),
    wheelbarrow({ x: 650, y: 476, scale: 1.1, flip: true }, shape('M-20-33Q-4-54 8-50T32-33Z', sand[3])),
    heap(77, 742, 474, 96, 30, sand[3], sand[5]),
    line('M540 470h56', stone[2], 5),
    line('M556 470v-1M580 470v-1', gulf[3], 4),
    tufts(78, { x: 20, y: 420, w: 150, h: 70 }, 5),
  );
  return scene;
}
