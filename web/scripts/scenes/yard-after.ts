import { palm } from './kit/colors.ts';
import { Drawing } from './kit/drawing.ts';
import { land, mowedLanes } from './kit/ground.ts';
import { agave, flowerBed, hedge, shrub } from './kit/plants.ts';
import { royalPalm, sabalPalm } from './kit/palms.ts';
import { birds, sun } from './kit/sky.ts';
import { line, polygon, shape, smooth } from './kit/svg.ts';
import { yardBehind, yardHouse } from './yard-before.ts';

const mulch = '#7b5436';

const bed = (points: readonly (readonly [number, number])[]) => shape(smooth(points, 1), mulch);

/** The same yard after the work: lawn, path, beds, palms. */
export default function yardAfter(): Drawing {
  const scene = new Drawing(
    'yard-after',
    'The yard after the work',
    'The same yard with a lawn, a paver path, planted beds and palms.',
  );
  yardBehind(scene);
  scene.add(
    sun(176, 128, 36),
    birds(540, 170),
    land(304, palm[4]),
    land(
      326,
      scene.gradient([
        [0, palm[4]],
        [1, palm[3]],
      ]),
      4,
    ),
    mowedLanes(387, 318),
    royalPalm(scene, { x: 704, y: 372, height: 262, spread: 130 }),
    yardHouse,
    bed([
      [226, 352],
      [240, 346],
      [350, 346],
      [362, 362],
      [300, 372],
      [232, 368],
    ]),
    bed([
      [412, 350],
      [430, 346],
      [650, 346],
      [668, 360],
      [600, 372],
      [470, 370],
      [420, 364],
    ]),
    hedge(244, 356, 112, 22),
    hedge(424, 356, 226, 22),
    flowerBed(115, 240, 370, 112, 16),
    flowerBed(116, 428, 370, 196, 16),
    // The path of pavers.
    polygon(
      [
        [362, 352],
        [412, 352],
        [482, 510],
        [284, 510],
      ],
      '#cfa878',
    ),
    polygon(
      [
        [367, 352],
        [407, 352],
        [472, 510],
        [296, 510],
      ],
      '#e8d3b0',
    ),
    line(
      'M364 364H412M359 378H418M353 394H424M346 412H432M338 432H441M330 454H452M320 480H462M387 352V364M374 364 372 378M400 364 403 378M388 378V394M370 394 366 412M408 394 412 412M389 412V432M366 432 360 454M418 432 424 454M391 454V480M354 480 348 510M434 480 440 510',
      '#c9a66f',
      1.6,
    ),
    bed([
      [556, 432],
      [610, 412],
      [700, 404],
      [780, 420],
      [812, 448],
      [740, 474],
      [620, 470],
      [566, 456],
    ]),
    sabalPalm(scene, { x: 724, y: 446, height: 150, spread: 92 }),
    agave(606, 450, 28),
    shrub(660, 448, 22),
    shrub(782, 456, 22),
    flowerBed(117, 584, 468, 200, 24),
    bed([
      [-12, 412],
      [60, 394],
      [160, 398],
      [236, 420],
      [220, 446],
      [120, 462],
      [-12, 462],
    ]),
    royalPalm(scene, { x: 80, y: 424, height: 250, spread: 126 }),
    shrub(34, 430, 22),
    shrub(140, 432, 20),
    agave(190, 438, 24),
    flowerBed(118, 4, 460, 200, 24),
  );
  return scene;
}
