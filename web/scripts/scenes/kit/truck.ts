import { amber, gulf, ink, palm, sand, stone, sunset } from './colors.ts';
import type { Drawing } from './drawing.ts';
import { contactShadow } from './ground.ts';
import { box, circle, copy, d, group, line, shape } from './svg.ts';

interface TruckPlace {
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
}

const wheel = (x: number, r: number) =>
  circle(x, -r, r, '#1a2321') +
  circle(x, -r, r * 0.56, stone[3]) +
  circle(x, -r, r * 0.4, stone[1]) +
  circle(x, -r, r * 0.14, stone[4]);

/** The firm's sign: a palm and two lines of writing, 60 wide. */
function sign(drawing: Drawing, x: number, y: number, color: string): string {
  const crown = drawing.define(
    `sign-palm-${color.slice(1)}`,
    () =>
      line('M0 0V12', color, 1.6) +
      line('M0 0Q-5-4-9 1M0 0Q5-4 9 1M0 0Q-4-6-8-4M0 0Q4-6 8-4M0 0V-6', color, 1.8),
  );
  return copy(crown, { x, y }) + line(d`M${x + 16} ${y - 1}h34M${x + 16} ${y + 6}h24`, color, 3);
}

/** A crew's pickup that looks right, 250 wide, its wheels' foot at y. */
export function pickup(drawing: Drawing, { x, y, scale = 1, flip = false }: TruckPlace): string {
  const parts = [
    shape('M-124-66H-16v44H-124Z', stone[5]),
    shape('M-124-66H-16v7H-124Z', sand[1]),
    shape('M-16-66V-94Q-16-100-10-100H34Q42-100 47-93L66-66 112-60Q122-58 122-46V-22H-16Z', stone[5]),
    shape('M-124-36H122v7H-124Z', palm[3]),
    shape('M-8-66V-90q0-3 3-3H10v27Z', gulf[3]),
    shape('M16-66V-93H32q5 0 8 5l15 22Z', gulf[3]),
    shape('M-8-66V-90q0-3 3-3h8Z', gulf[4], { opacity: 0.8 }),
    shape('M16-66V-93h9L40-66Z', gulf[4], { opacity: 0.8 }),
    line('M13-64V-38M-10-54h8M20-54h8', stone[3], 1.6),
    shape('M-126-30H124v10H-126Z', palm[1]),
    shape('M108-52h14v9q-8 1-14-2Z', amber[3]),
    shape('M-124-58h6v14h-6Z', sunset[0]),
    sign(drawing, -98, -50, palm[2]),
    shape('M-94-21a27 27 0 0 1 54 0ZM50-21a27 27 0 0 1 54 0Z', ink),
    wheel(-67, 22),
    wheel(77, 22),
    box(116, -28, 12, 8, stone[2], { r: 2 }),
    box(-130, -28, 10, 8, stone[2], { r: 2 }),
  ];
  return contactShadow(x, y, 136 * scale, 7 * scale) + group(parts, { x, y, scale, flip });
}

/** A grapple truck that looks right, 330 wide: cab, green box for debris and the loader's arm. */
export function grappleTruck(drawing: Drawing, { x, y, scale = 1, flip = false }: TruckPlace): string {
  const parts = [
    box(-170, -44, 330, 12, ink),
    shape('M-166-128H34V-42H-158Z', palm[2]),
    shape('M-170-134H38v10H-170Z', palm[1]),
    ...[-140, -104, -68, -32, 4].map((post) => box(post, -126, 8, 84, palm[1], { opacity: 0.7 })),
    box(-112, -104, 82, 36, '#fffbf3', { r: 4 }),
    sign(drawing, -94, -88, palm[2]),
    line('M52-42V-150', amber[1], 12, { cap: 'butt' }),
    line('M52-150-40-204', amber[1], 9),
    line('M-40-204-124-176', amber[2], 7),
    line('M44-120 6-172', stone[3], 4),
    circle(52, -150, 8, ink),
    circle(-40, -204, 7, ink),
    line('M-124-176V-158', stone[1], 3),
    line('M-124-158Q-148-150-140-128M-124-158Q-100-150-108-128M-124-158Q-126-144-124-128', stone[1], 5),
    shape('M74-38V-124q0-8 8-8h40q8 0 11 8l12 34 20 6q7 3 7 12v34Z', sunset[1]),
    shape('M88-88V-114q0-6 6-6h24q5 0 7 5l10 27Z', gulf[3]),
    shape('M88-88V-114q0-6 6-6h10Z', gulf[4], { opacity: 0.8 }),
    line('M84-78h16M106-84V-46', sunset[0], 2),
    box(86, -138, 36, 6, amber[1], { r: 3 }),
    shape('M158-66h13v11h-13Z', amber[3]),
    shape('M70-44H174v9H70Z', stone[0]),
    shape('M88-36a30 30 0 0 1 60 0Z', ink),
    wheel(118, 24),
    wheel(-118, 24),
    wheel(-66, 24),
  ];
  return contactShadow(x, y, 180 * scale, 8 * scale) + group(parts, { x, y, scale, flip });
}

/** A wheelbarrow that is pushed to the right, its handles at (-52, -50), with what it carries in it. */
export function wheelbarrow({ x, y, scale = 1, flip = false }: TruckPlace, load = ''): string {
  return (
    contactShadow(x + 4, y, 34 * scale, 3) +
    group(
      [
        line('M-52-50-18-30 26-12M-14-22-10 0', stone[1], 3),
        load,
        shape('M-22-34H34L20-13H-10Z', sunset[1]),
        line('M-23-34H35', sunset[0], 3),
        circle(28, -9, 9, '#1a2321'),
        circle(28, -9, 3.6, stone[3]),
      ],
      { x, y, scale, flip },
    )
  );
}
