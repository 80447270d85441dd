import { amber, gulf, palm, sand, stone, sunset } from './colors.ts';
import { box, circle, d, group, line, shape } from './svg.ts';

interface HousePlace {
  /** The left corner of the front wall. */
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
  isNight?: boolean;
}

function window(x: number, y: number, w: number, h: number, isNight: boolean): string {
  const [glass, shine] = isNight ? [amber[2], amber[3]] : [gulf[2], gulf[3]];
  return (
    box(x, y, w, h, glass, { r: 2 }) +
    shape(d`M${x} ${y}h${w}L${x} ${y + h * 0.66}Z`, shine, { opacity: 0.7 }) +
    box(x + w / 2 - 0.8, y, 1.6, h, isNight ? '#8a6a5a' : stone[5])
  );
}

/** The stucco house with a tile roof, 290 wide and 136 high at scale 1, its front door near the middle. */
export function house({ x, y, scale = 1, flip = false, isNight = false }: HousePlace): string {
  const wall = isNight ? '#9d8f9b' : stone[5];
  const side = isNight ? '#857a8c' : sand[1];
  const [roof, roofDark, shade] = isNight
    ? ['#8a4f4a', '#743f40', '#5c3138']
    : [sunset[2], sunset[1], sunset[0]];
  const parts = [
    shape('M170-62h120V0H170z', side),
    shape('M160-62h140l-24-30h-92Z', roofDark),
    shape('M18-78h172V0H18z', wall),
    shape('M4-78h200l-28-34H32Z', roof),
    line('M56-112 37-78m43-34-9 34m33-34v34m24-34 9 34m15-34 19 34', roofDark, 1.4, { opacity: 0.6 }),
    shape('M4-80h200v5H4z', roofDark),
    shape('M160-64h140v4H160z', shade, { opacity: 0.8 }),
    shape('M84-108h44V0H84z', wall),
    shape('M76-108h60l-30-28Z', roofDark),
    shape('M76-108h30v-28Z', roof),
    shape('M92 0v-46a14 14 0 0 1 28 0V0Z', isNight ? amber[2] : sand[2], { opacity: 0.5 }),
    shape('M94 0v-46a12 12 0 0 1 24 0V0Z', palm[1]),
    circle(114, -26, 1.6, amber[1]),
    circle(106, -84, 9, isNight ? amber[2] : gulf[2]),
    line('M97-84h18m-9-9v18', wall, 2, { cap: 'butt' }),
    ...[30, 56].map((at) => window(at, -60, 20, 46, isNight)),
    ...[140, 164].map((at) => window(at, -60, 18, 34, isNight)),
    ...[200, 228, 256].map((at) => window(at, -50, 22, 36, isNight)),
    shape('M18-6h272v6H18z', isNight ? '#6b6175' : sand[3], { opacity: 0.5 }),
  ];
  return group(parts, { x: flip ? x + 290 * scale : x, y, scale, flip });
}
