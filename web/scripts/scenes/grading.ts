import { amber, ink, palm, sand, stone, sunset } from './kit/colors.ts';
import { Drawing } from './kit/drawing.ts';
import { excavator } from './kit/excavator.ts';
import { contactShadow, distance, heap, land, pebbles, tufts } from './kit/ground.ts';
import { skins } from './kit/head.ts';
import { crew, person } from './kit/person.ts';
import { farPalm, royalPalm } from './kit/palms.ts';
import { birds, cloud, morningSky, sun } from './kit/sky.ts';
import { box, circle, d, line, shape } from './kit/svg.ts';
import { gradeRod, stake } from './kit/tools.ts';

/** A laser level on its tripod. */
const level = (x: number, y: number) =>
  contactShadow(x, y, 28, 3) +
  line(
    d`M${x} ${y - 84}L${x - 25} ${y}M${x} ${y - 84}L${x + 25} ${y}M${x} ${y - 84}L${x + 4} ${y - 4}`,
    amber[0],
    4,
  ) +
  line(d`M${x - 14} ${y - 36}H${x + 14}`, stone[1], 2) +
  box(x - 9, y - 92, 18, 8, stone[0], { r: 2 }) +
  box(x - 11, y - 112, 22, 20, amber[1], { r: 3 }) +
  box(x - 7, y - 120, 14, 9, ink, { r: 2 }) +
  circle(x, y - 102, 4.4, stone[0]);

/** An excavator shapes a lot while two people check its height with laser and rod. */
export default function grading(): Drawing {
  const scene = new Drawing(
    'grading',
    'Excavation and grading',
    'An excavator shapes a lot while two people check the grade with a laser level.',
  );
  const soil = scene.gradient([
    [0, '#d0a871'],
    [1, sand[4]],
  ]);
  scene.add(
    morningSky(scene),
    sun(190, 112, 42),
    cloud(300, 84, 0.7),
    cloud(640, 66, 0.6, { opacity: 0.6 }),
    birds(90, 200),
    distance(44, 292),
    farPalm(scene, { x: 60, y: 298, height: 84 }),
    farPalm(scene, { x: 100, y: 300, height: 60, spread: 44 }),
    farPalm(scene, { x: 420, y: 298, height: 74 }),
    royalPalm(scene, { x: 752, y: 318, height: 190, spread: 104 }),
    royalPalm(scene, { x: 704, y: 314, height: 140, spread: 82 }),
    land(302, palm[3]),
    land(322, soil, 8),
    shape('M-10 372Q200 344 420 356T810 350V372Q600 366 420 376T-10 398Z', sand[3], { opacity: 0.6 }),
    line('M40 440Q260 408 480 420M20 462Q260 432 470 446', sand[5], 3, { opacity: 0.35, dash: '14 7' }),
    pebbles(41, { x: 20, y: 360, w: 760, h: 130 }, 60),
    stake(150, 372, 34),
    stake(236, 362, 30),
    stake(300, 356, 27),
    line('M150 346 236 338 300 334', stone[5], 1, { opacity: 0.9 }),
  );
  scene.add(
    heap(42, 470, 408, 150, 46, sand[5], sand[6]),
    excavator({ x: 664, y: 424, scale: 1.12, flip: true }, [106, -150], [160, -58]),
  );
  const rodman = { x: 420, y: 444, height: 168, facesLeft: true };
  scene.add(
    level(196, 446),
    // What the laser draws, as a reader of a plan would.
    line('M206 328H398', sunset[0], 1.2, { dash: '6 5', opacity: 0.75 }),
    person(
      { x: 258, y: 450, height: 170, facesLeft: true },
      {
        lean: 8,
        nod: 6,
        feet: [
          [-11, 0],
          [9, 0],
        ],
        hands: [
          [26, -63],
          [31, -70],
        ],
      },
      {
        skin: skins.fair,
        hair: 'tail',
        hairColor: '#a0522d',
        headwear: 'helmet',
        headwearColor: stone[5],
        clothes: crew.hiVisYellow,
        build: { shoulders: 0.92, hips: 1.06 },
      },
    ),
    person(
      rodman,
      {
        feet: [
          [-8, 0],
          [7, 0],
        ],
        hands: [
          [12, -58],
          [14, -72],
        ],
      },
      {
        skin: skins.brown,
        hair: 'short',
        hairColor: '#1d1512',
        beard: 'full',
        headwear: 'helmet',
        headwearColor: amber[1],
        clothes: crew.hiVis,
        build: { width: 1.1 },
      },
      { front: gradeRod(14, 0, -104, -70), farArmInFront: true },
    ),
    shape('M-10 486Q200 474 420 484T810 478V510H-10Z', palm[3]),
    tufts(43, { x: 10, y: 480, w: 780, h: 8 }, 26, palm[2]),
    stake(110, 476, 42, palm[4]),
    stake(760, 470, 40),
  );
  return scene;
}
