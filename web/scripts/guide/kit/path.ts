import type { Point } from '../../scenes/kit/svg.ts';

/** A step of a path with absolute coordinates; an arc keeps radii, turn and flags before its end. */
interface Step {
  letter: 'M' | 'L' | 'C' | 'Q' | 'A' | 'Z';
  numbers: number[];
}

const sizes: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

/** Reads path data of the commands M, L, H, V, C, Q, A and Z, large or small. */
function read(path: string): Step[] {
  const steps: Step[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const name = letter.toUpperCase();
    const size = sizes[name];
    if (size === undefined) throw new Error(`A path must not use ${letter}: ${path}`);
    const isRelative = letter !== name;
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    for (let start = 0; start === 0 || start < numbers.length; start += size || 1) {
      const own = numbers.slice(start, start + size);
      const step = absolute(name, own, isRelative ? [x, y] : [0, 0], [x, y]);
      if (name === 'M' && start > 0) step.letter = 'L';
      steps.push(step);
      [x, y] = name === 'Z' ? [startX, startY] : (step.numbers.slice(-2) as [number, number]);
      if (step.letter === 'M') [startX, startY] = [x, y];
    }
  }
  return steps;
}

function absolute(letter: string, own: number[], [dx, dy]: Point, [x, y]: Point): Step {
  if (letter === 'H') return { letter: 'L', numbers: [own[0]! + dx, y] };
  if (letter === 'V') return { letter: 'L', numbers: [x, own[0]! + dy] };
  if (letter === 'A') return { letter, numbers: [...own.slice(0, 5), own[5]! + dx, own[6]! + dy] };
  return {
    letter: letter as Step['letter'],
    numbers: own.map((value, index) => value + (index % 2 ? dy : dx)),
  };
}

export interface Placing {
  x?: number;
  y?: number;
  scale?: number;
  /** How much wider (across) the shape is than drawn. */
  wide?: number;
  /** Mirrored at its own x axis: what is above comes below. */
  flip?: boolean;
  /** Degrees, clockwise. */
  turn?: number;
  /** Curves the x axis: how far a point 100 out moves sideways. */
  bend?: number;
}

/** The path at another place. Shapes are drawn along the x axis, from (0, 0) to about (100, 0). */
export function place(path: string, placing: Placing): string {
  const { x = 0, y = 0, scale = 1, wide = 1, flip = false, turn = 0, bend = 0 } = placing;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  const move = (px: number, py: number): Point => {
    const across = (flip ? -1 : 1) * py * wide + (bend * px * Math.abs(px)) / 10_000;
    return [x + px * cos - across * sin, y + px * sin + across * cos];
  };
  return read(path)
    .map(({ letter, numbers }) => {
      if (letter === 'Z') return 'Z';
      if (letter === 'A') return arc(numbers, { scale, flip, turn }, move);
      const moved = numbers.flatMap((value, index) => (index % 2 ? [] : move(value, numbers[index + 1]!)));
      return letter + moved.map((value) => value.toFixed(2)).join(' ');
    })
    .join('');
}

/** Where a shape's own point comes to lie. */
export function pointOf([x, y]: Point, placing: Placing): Point {
  const [step] = read(place(`M${x} ${y}`, placing));
  return [step!.numbers[0]!, step!.numbers[1]!];
}

function arc(
  [rx, ry, angle, large, sweep, x, y]: number[],
  { scale, flip, turn }: { scale: number; flip: boolean; turn: number },
  move: (x: number, y: number) => Point,
): string {
  const side = flip ? 1 - sweep! : sweep!;
  return `A${rx! * scale} ${ry! * scale} ${angle! + turn} ${large} ${side} ${move(x!, y!)
    .map((value) => value.toFixed(2))
    .join(' ')}`;
}

/** The same path in as few characters: tenths, each step from the end of the last. */
export function shorten(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let written = '';
  let last = '';
  for (const { letter, numbers } of read(path)) {
    if (letter === 'Z') {
      written += 'z';
      [last, x, y] = ['z', startX, startY];
      continue;
    }
    const tenths = numbers.map((value) => Math.round(value * 10));
    const kept = letter === 'A' ? 5 : 0;
    const steps = tenths.map((value, index) => (index < kept ? value : value - ((index - kept) % 2 ? y : x)));
    [x, y] = tenths.slice(-2) as [number, number];
    if (letter === 'M') [startX, startY] = [x, y];
    const command = shortest(letter, steps, last === 'm');
    if (!command) continue;
    const repeats = command.name === last || (last === 'm' && command.name === 'l');
    written += joined(repeats ? '' : command.name, command.steps, written);
    last = command.name;
  }
  return written;
}

/** Nothing for a line without length, unless it is a dot: the first after a move. */
function shortest(letter: Step['letter'], steps: number[], isFirst: boolean) {
  if (letter !== 'L') return { name: letter.toLowerCase(), steps };
  const [dx, dy] = steps;
  if (dx === 0 && dy === 0 && !isFirst) return undefined;
  if (dy === 0) return { name: 'h', steps: [dx!] };
  return dx === 0 ? { name: 'v', steps: [dy!] } : { name: 'l', steps };
}

function joined(name: string, tenths: number[], before: string): string {
  let text = name;
  for (const value of tenths) {
    const number = String(value / 10).replace(/^(-?)0\./, '$1.');
    const previous = /[\d.]+$/.exec(text || before)?.[0];
    const touches = previous !== undefined && !number.startsWith('-');
    const isTold = number.startsWith('.') && previous?.includes('.');
    text += touches && !isTold ? ` ${number}` : number;
  }
  return text;
}
