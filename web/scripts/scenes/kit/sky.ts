import { gulf, night, stone, sunset } from './colors.ts';
import { backdrop, type Drawing } from './drawing.ts';
import { randomFrom } from './random.ts';
import { circle, d, line, type Looks, number, shape } from './svg.ts';

export function morningSky(drawing: Drawing): string {
  return backdrop(
    drawing.gradient([
      [0, gulf[4]],
      [0.6, '#eef3e4'],
      [1, sunset[4]],
    ]),
  );
}

export function duskSky(drawing: Drawing): string {
  return backdrop(
    drawing.gradient([
      [0, night[1]],
      [0.28, night[2]],
      [0.44, night[3]],
      [0.56, night[4]],
      [0.66, sunset[3]],
      [1, sunset[4]],
    ]),
  );
}

export function rainSky(drawing: Drawing): string {
  return backdrop(
    drawing.gradient([
      [0, '#0f1a2c'],
      [0.5, '#1d3140'],
      [1, '#35515a'],
    ]),
  );
}

export function sun(x: number, y: number, r: number): string {
  return (
    circle(x, y, r * 1.9, sunset[3], { opacity: 0.2 }) +
    circle(x, y, r * 1.42, sunset[3], { opacity: 0.2 }) +
    circle(x, y, r, sunset[3])
  );
}

/** A cloud whose foot is at (x, y), `size` 1 being 130 wide. */
export function cloud(x: number, y: number, size: number, looks: Looks = {}): string {
  const s = (value: number) => value * size;
  const path = `M${number(x)} ${number(y)}a${number(s(23))} ${number(s(23))} 0 0 1 ${number(s(11))} ${number(s(-43))}a${number(s(37))} ${number(s(37))} 0 0 1 ${number(s(66))} ${number(s(-20))}a${number(s(29))} ${number(s(29))} 0 0 1 ${number(s(49))} ${number(s(20))}a${number(s(22))} ${number(s(22))} 0 0 1 ${number(s(9))} ${number(s(43))}Z`;
  return shape(path, stone[5], { opacity: 0.8, ...looks });
}

export function birds(x: number, y: number): string {
  return line(d`M${x} ${y}q5-4 9 2 4-6 9-2M${x + 24} ${y + 13}q4-3 7 2 3-5 7-2`, '#16302c', 1.4, {
    opacity: 0.5,
  });
}

export function stars(seed: number, count: number, lowest: number): string {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () =>
    circle(random.between(0, 800), random.between(0, lowest), random.between(0.4, 1.1), stone[5], {
      opacity: Math.round(random.between(3, 9)) / 10,
    }),
  ).join('');
}

/** Slanting lines of rain over the whole picture. */
export function rain(seed: number, count: number): string {
  const random = randomFrom(seed);
  let path = '';
  for (let drop = 0; drop < count; drop++) {
    const length = random.between(9, 24);
    path += d`M${random.between(-10, 810)} ${random.between(-10, 490)}l${-length * 0.28} ${length}`;
  }
  return line(path, gulf[4], 0.9, { opacity: 0.28 });
}
