import { sand, stone } from './kit/colors.ts';
import { Drawing } from './kit/drawing.ts';
import { distance, land, pebbles } from './kit/ground.ts';
import { house } from './kit/house.ts';
import { weeds } from './kit/plants.ts';
import { farPalm } from './kit/palms.ts';
import { cloud, morningSky } from './kit/sky.ts';
import { ellipse, line, shape } from './kit/svg.ts';

/** What both pictures of the yard share: sky, distance and the house, at the same places. */
export function yardBehind(scene: Drawing): void {
  scene.add(
    morningSky(scene),
    cloud(60, 96, 0.8),
    cloud(560, 78, 0.7, { opacity: 0.6 }),
    distance(104, 296),
    farPalm(scene, { x: 60, y: 302, height: 86 }),
    farPalm(scene, { x: 740, y: 302, height: 76, spread: 46 }),
  );
}

/** The yard's house, in both pictures. */
export const yardHouse = house({ x: 236, y: 352, scale: 1.42 });

/** One yard before the work: sand, weeds, a puddle, a cracked path. */
export default function yardBefore(): Drawing {
  const scene = new Drawing(
    'yard-before',
    'A yard before the work',
    'A bare, sandy front yard with weeds, a puddle and a cracked path.',
  );
  yardBehind(scene);
  scene.add(
    land(304, '#b5b884'),
    land(
      330,
      scene.gradient([
        [0, '#dcc293'],
        [1, '#c9a66f'],
      ]),
      4,
    ),
    yardHouse,
    shape('M-10 392Q90 372 190 388T300 420 190 452-10 446Z', '#a9ab6a', { opacity: 0.7 }),
    shape('M560 376Q660 362 810 372V424Q690 436 600 414T560 376Z', '#a9ab6a', { opacity: 0.6 }),
    // A path of grey slabs, broken and sunk.
    shape('M366 352H408L430 402 350 398Z', stone[3]),
    shape('M348 408 432 412 444 450 330 440Z', '#a8a08c'),
    shape('M326 452 448 462 462 510H300Z', stone[3]),
    line(
      'M372 356l12 18-8 10 6 14M350 420l30 8 10 16M420 416l-14 12M340 470l40 8 6 26M430 470l-16 18',
      '#7d7666',
      1.8,
    ),
    ellipse(610, 452, 112, 19, '#a58555'),
    ellipse(612, 451, 102, 15.5, '#8fb5b0'),
    line('M550 449q16-5 32 0M620 456q18-5 36 0M640 445q12-4 24 0', '#dceee8', 2, { opacity: 0.8 }),
    weeds(105, 20, 402, 130),
    weeds(106, 190, 366, 52),
    weeds(107, 656, 398, 120),
    weeds(108, 442, 424, 40),
    weeds(109, 60, 470, 90),
    weeds(110, 700, 488, 80),
    weeds(111, 350, 404, 14),
    weeds(112, 470, 366, 60),
    // What is left of a shrub and of a palm.
    line('M150 384V352M150 366l-14-18M150 360l16-20M150 354l-4-18M142 356l-12-4M158 350l12-2', '#8a6237', 3),
    shape('M696 372V300q8-6 18 0V372Z', sand[4]),
    line('M696 316q9 5 18 0M696 332q9 5 18 0M696 348q9 5 18 0', sand[5], 1.4),
    line('M705 298q-30-4-42 26M705 298q28-8 44 18M705 298q-16 6-22 34', '#b98a54', 4),
    pebbles(113, { x: 10, y: 360, w: 780, h: 130 }, 90, '#8a6237'),
  );
  return scene;
}
