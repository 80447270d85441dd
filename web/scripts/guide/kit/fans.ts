import { d, line, type Point } from '../../scenes/kit/svg.ts';
import type { GuideDrawing } from './guide-drawing.ts';
import { lit, shaded } from './tinted.ts';

/** A fan leaf on its stem; its midrib bends down, and its tips hang. Lengths are units of the drawing, angles degrees. */
export interface Fan {
  angle: number;
  stem: number;
  size: number;
  /** How far tips hang, as a share of the size. */
  hang?: number;
  /** Segments on each side of the midrib. */
  segments?: number;
}

const radians = (angle: number) => (angle * Math.PI) / 180;
const toward = ([x, y]: Point, angle: number, length: number): Point => [
  x + Math.cos(radians(angle)) * length,
  y + Math.sin(radians(angle)) * length,
];

/** A fan leaf from (0, 0) that takes its two colours from each copy. */
export function fanIn(drawing: GuideDrawing, key: string, fan: Fan): string {
  const { angle, stem, size, hang = 0.2, segments = 8 } = fan;
  const downwards = Math.cos(radians(angle)) < -0.01 ? -1 : 1;
  const heart = toward([0, 0], angle, stem);
  const bent = angle + downwards * 16;
  const half = (side: 1 | -1) => {
    const start = toward(heart, bent, size * 0.4);
    let path = d`M${heart[0]} ${heart[1]}L${start[0]} ${start[1]}`;
    for (let index = 0; index < segments; index++) {
      const share = (index + 0.15) / segments;
      const reach = size * (1 - share * 0.3);
      const tip = toward(heart, bent + side * share * 122, reach);
      const valley = toward(heart, bent + side * ((index + 0.8) / segments) * 122, reach * 0.56);
      path += d`L${tip[0]} ${tip[1] + size * hang * (0.6 + share * 0.4)}L${valley[0]} ${valley[1]}`;
    }
    return path;
  };
  const [upper, lower] = downwards > 0 ? [half(-1), half(1)] : [half(1), half(-1)];
  let ribs = '';
  for (const turn of [-78, -48, -20, 20, 48, 78]) {
    const end = toward(heart, bent + turn, size * 0.5);
    ribs += d`M${heart[0]} ${heart[1]}L${end[0]} ${end[1]}`;
  }
  return drawing.define(
    key,
    () =>
      shaded(lower) +
      lit(upper) +
      line(d`M0 0L${heart[0]} ${heart[1]}`, 'currentColor', 2.2) +
      line(ribs, '#0c3327', 0.7, { opacity: 0.35 }),
  );
}
