import { amber, ink, palm, sand, stone } from './colors.ts';
import type { Turn } from './joints.ts';
import { capsule, circle, d, ellipse, group, line, type Point, shape, smooth } from './svg.ts';

export interface Skin {
  light: string;
  /** Its shaded side. */
  dark: string;
}
export const skins = {
  fair: { light: '#f0c5a0', dark: '#dca883' },
  tan: { light: '#dba679', dark: '#c48c60' },
  olive: { light: '#c98f65', dark: '#b0764e' },
  brown: { light: '#9c6644', dark: '#834f32' },
  deep: { light: '#6f4630', dark: '#583423' },
} satisfies Record<string, Skin>;

export type Hair = 'short' | 'bun' | 'tail' | 'curly' | 'long' | 'thin' | 'bald' | 'braid';
export type Headwear = 'cap' | 'straw' | 'helmet' | 'hood' | 'bucket' | 'none';

export interface HeadLook {
  skin: Skin;
  hair: Hair;
  hairColor: string;
  headwear?: Headwear;
  headwearColor?: string;
  beard?: 'full' | 'moustache';
  glasses?: boolean;
  /** A lamp on the forehead. */
  lamp?: boolean;
}

/** The head around (0, 0), looking right: 14 high, as the body is 100. */
const profile: readonly Point[] = [
  [3.9, -4.6],
  [4.9, -1.6],
  [5.4, -0.6],
  [6.5, 1.5],
  [5.3, 2.3],
  [5.3, 4],
  [4.6, 6.4],
  [2.6, 7.1],
  [-1, 5.6],
  [-3.2, 4.2],
  [-5.3, 2],
  [-6, -1.5],
  [-4.4, -5.6],
  [-0.4, -7.2],
];
const oval: readonly Point[] = [
  [0, -7.2],
  [4, -5.8],
  [5.3, -2],
  [5.1, 2],
  [3.6, 5.6],
  [0, 7.2],
  [-3.6, 5.6],
  [-5.1, 2],
  [-5.3, -2],
  [-4, -5.8],
];

function sideHair(hair: Hair, color: string): { behind: string; over: string } {
  const cap = smooth([
    [4.5, -4.4],
    [1.6, -3.4],
    [0.4, -1.6],
    [0.2, 0.8],
    [-1.2, 0.4],
    [-1.8, 1.6],
    [-2.6, 3.8],
    [-5, 4.2],
    [-6.4, 0],
    [-6, -4],
    [-3, -7.4],
    [1, -8],
  ]);
  switch (hair) {
    case 'bald':
      return { behind: '', over: '' };
    case 'thin':
      return {
        behind: '',
        over: shape(
          smooth([
            [-0.2, -0.6],
            [-1.2, 1],
            [-2.4, 4],
            [-5, 4],
            [-6.3, 0],
            [-5.6, -3.4],
            [-3.4, -2.6],
          ]),
          color,
        ),
      };
    case 'bun':
      return { behind: circle(-6.6, -3.6, 3, color), over: shape(cap, color) };
    case 'tail':
      return {
        behind: shape(
          smooth([
            [-5, -3],
            [-8.4, -2],
            [-10, 3.6],
            [-8.8, 9.4],
            [-7, 5],
            [-5.4, 1.6],
          ]),
          color,
        ),
        over: shape(cap, color),
      };
    case 'braid':
      return { behind: line(d`M-5 1Q-8.6 5 -6 13`, color, 3), over: shape(cap, color) };
    case 'curly':
      return {
        behind: circle(-2.4, -3, 7.4, color),
        over: shape(
          smooth([
            [4.9, -4.2],
            [2, -3.6],
            [0.6, -1],
            [-1.4, 1],
            [-3, 5],
            [-7, 3.4],
            [-8.4, -2],
            [-6.4, -7.6],
            [-1, -10],
            [4, -8],
          ]),
          color,
        ),
      };
    case 'long':
      return {
        behind: shape(
          smooth([
            [-2, -6],
            [-7.4, -1],
            [-8, 8],
            [-6, 11.4],
            [-2, 9.6],
            [-1, 2],
          ]),
          color,
        ),
        over: shape(cap, color),
      };
    default:
      return { behind: '', over: shape(cap, color) };
  }
}

function frontHair(hair: Hair, color: string): { behind: string; over: string } {
  const fringe = smooth([
    [-5.6, -0.6],
    [-6, -4.4],
    [-3, -8],
    [1.4, -8.2],
    [5.2, -5.6],
    [5.7, -0.6],
    [4.6, -2.6],
    [2.2, -4.9],
    [-2.6, -4.4],
    [-4.7, -2.4],
  ]);
  switch (hair) {
    case 'bald':
      return { behind: '', over: '' };
    case 'thin':
      return { behind: '', over: line('M-5.4-2.4Q-5.9 0-5.2 1.8M5.4-2.4Q5.9 0 5.2 1.8', color, 1.7) };
    case 'curly':
      return {
        behind: circle(0, -3.4, 8.2, color),
        over: shape(
          smooth([
            [-6, 0],
            [-7.4, -5],
            [-3.6, -9.6],
            [2.6, -9.8],
            [7.2, -5.6],
            [6, 0],
            [4.6, -3],
            [2, -4.8],
            [-2.4, -4.4],
            [-4.8, -2.4],
          ]),
          color,
        ),
      };
    case 'bun':
      return { behind: circle(0, -8.6, 3.2, color), over: shape(fringe, color) };
    case 'long':
      return {
        behind: shape(
          smooth([
            [0, -8],
            [6.4, -4],
            [7, 5],
            [5.6, 10],
            [0, 8],
            [-5.6, 10],
            [-7, 5],
            [-6.4, -4],
          ]),
          color,
        ),
        over: shape(fringe, color),
      };
    case 'tail':
    case 'braid':
      return { behind: line('M4.6 1Q8 6 6.4 12', color, 3.4), over: shape(fringe, color) };
    default:
      return { behind: '', over: shape(fringe, color) };
  }
}

function sideHat(kind: Headwear, color: string): string {
  switch (kind) {
    case 'cap':
      return (
        shape('M-6.6-1.6C-7-6.4-3.8-9.4.2-9.4 3.4-9.4 5.6-7 5.6-3.2Q0-1.4-6.6-1.6Z', color) +
        shape('M2-9Q5.4-7.6 5.6-3.2 4-2.6 2.4-2.3 3.6-6 2-9Z', ink, { opacity: 0.16 }) +
        shape('M4.6-4.4Q9-4.6 11-2.2 8-2 3.6-2.3Z', color) +
        line('M4-2.6Q8-2.8 10.8-2.2', ink, 0.6, { opacity: 0.3 })
      );
    case 'straw':
      return (
        shape('M-5.6-3C-6-7.4-3.4-10 0-10S5.6-7.6 5.6-3Z', color) +
        shape('M-5.8-4.6Q0-3.4 5.8-4.6L5.7-2.8Q0-1.6-5.7-2.8Z', palm[2]) +
        shape('M-12.4-1.6Q-7-4 0-3.7 8-4 13-1.2 7-.4 0-1.2-7-.4-12.4-1.6Z', color) +
        line('M-11.6-1.5Q0-.2 12.4-1.2', ink, 0.6, { opacity: 0.2 })
      );
    case 'helmet':
      return (
        shape('M-7.2-2C-7.6-7.6-4-11 0-11S7-7.8 6.8-2.4Q0-1-7.2-2Z', color) +
        shape('M-1.6-10.9Q0-11.8 1.8-10.9L2-6Q0-6.6-1.8-6Z', stone[5], { opacity: 0.45 }) +
        shape('M-7.6-2.7Q0-1.4 6.4-3.4 9.8-3 10.8-1.2 4-.4-7.4-1Z', color) +
        line('M-7.2-1.2Q2-.2 10.4-1.4', ink, 0.7, { opacity: 0.25 })
      );
    case 'bucket':
      return (
        shape('M-5-4.4Q-4.6-9.4 0-9.4T5-4.4Z', color) +
        shape('M-5.2-5H5.2Q8.4-2.6 9.4.2 5-1.6 0-1.6T-8.6.8Q-7.6-2.8-5.2-5Z', color) +
        line('M-5.2-4.8Q0-4 5.2-4.8', ink, 0.6, { opacity: 0.3 })
      );
    case 'hood':
      return (
        shape(
          smooth([
            [4, -6.8],
            [2, -3.6],
            [1.2, 1],
            [1.6, 5.4],
            [2.6, 8.6],
            [-3, 10.4],
            [-7.4, 7],
            [-8, -1],
            [-6, -7],
            [-1, -9.4],
          ]),
          color,
        ) +
        line(
          smooth([
            [4, -6.8],
            [2, -3.6],
            [1.2, 1],
            [1.6, 5.4],
            [2.6, 8.6],
            [1.6, 1],
          ]).replace('Z', ''),
          ink,
          0.6,
          { opacity: 0.2 },
        )
      );
    default:
      return '';
  }
}

function frontHat(kind: Headwear, color: string): string {
  switch (kind) {
    case 'cap':
      return (
        shape('M-6-2.6C-6.2-7-3.6-9.6 0-9.6S6.2-7 6-2.6Z', color) +
        shape('M-6.2-3Q0-5 6.2-3 6.6-1.4 4.6-1.3 0-2.8-4.6-1.3-6.6-1.4-6.2-3Z', color) +
        line('M-6-2.9Q0-4.8 6-2.9', ink, 0.6, { opacity: 0.3 })
      );
    case 'straw':
      return (
        shape('M-5.8-3C-6-7.4-3.4-10 0-10S6-7.4 5.8-3Z', color) +
        shape('M-5.9-4.8H5.9V-2.6H-5.9Z', palm[2]) +
        shape('M-12.6-1.8Q-7-4 0-3.8T12.6-1.8Q7-.2 0-.6T-12.6-1.8Z', color)
      );
    case 'helmet':
      return (
        shape('M-7-2C-7.4-7.6-4-11.2 0-11.2S7.4-7.6 7-2Z', color) +
        shape('M-1.7-11.2H1.7V-4.6H-1.7Z', stone[5], { opacity: 0.45 }) +
        shape('M-7.8-2.4Q0-5 7.8-2.4 8-.8 6-.9 0-2.6-6-.9-8-.8-7.8-2.4Z', color) +
        line('M-7.4-2.3Q0-4.7 7.4-2.3', ink, 0.6, { opacity: 0.25 })
      );
    case 'bucket':
      return (
        shape('M-5.4-4Q-5-9.4 0-9.4T5.4-4Z', color) +
        shape('M-5.6-4.8H5.6Q8-2.6 9 0 4.6-1.8 0-1.8T-9 0Q-8-2.6-5.6-4.8Z', color)
      );
    default:
      return '';
  }
}

function face(turn: Turn, { skin, beard, glasses, hairColor }: HeadLook): string {
  if (turn === 'back') return '';
  if (turn === 'front') {
    const whiskers =
      beard === 'full'
        ? shape(
            smooth([
              [-5, 0.6],
              [-3.4, 2.9],
              [0, 2.3],
              [3.4, 2.9],
              [5, 0.6],
              [4.6, 4.6],
              [2.6, 7.4],
              [0, 8.2],
              [-2.6, 7.4],
              [-4.6, 4.6],
            ]),
            hairColor,
          ) + line('M-1.6 4.5Q0 5.5 1.6 4.5', skin.dark, 0.7)
        : beard === 'moustache'
          ? shape('M-2.6 3.8Q0 2 2.6 3.8 0 3.4-2.6 3.8Z', hairColor) +
            line('M-1.5 4.8Q0 5.8 1.5 4.8', '#8a4436', 0.6)
          : line('M-1.7 4Q0 5.6 1.7 4', '#8a4436', 0.7);
    return (
      circle(-2.1, -0.3, 0.6, ink) +
      circle(2.1, -0.3, 0.6, ink) +
      line('M-3.1-1.9Q-2-2.5-1.1-2M3.1-1.9Q2-2.5 1.1-2', hairColor, 0.6) +
      line('M.1.2Q.9 1.6-.3 1.8', skin.dark, 0.7) +
      whiskers +
      (glasses
        ? line(
            'M-3.8-.3a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0M.4-.3a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0',
            ink,
            0.5,
          )
        : '')
    );
  }
  const whiskers =
    beard === 'full'
      ? shape(
          smooth([
            [-0.6, 0.2],
            [0.8, 2.6],
            [3.2, 3.1],
            [5.3, 2.7],
            [5.7, 4.4],
            [5.2, 7.2],
            [2.8, 8.2],
            [-0.6, 6.4],
            [-1.6, 2.6],
          ]),
          hairColor,
        )
      : beard === 'moustache'
        ? shape('M2.6 3.6Q3.6 2 5.9 2.5 5.8 3.6 2.6 3.6Z', hairColor)
        : '';
  return (
    circle(3.3, -0.5, 0.62, ink) +
    line('M2.4-2.2Q3.6-2.8 4.6-2.1', hairColor, 0.6) +
    (beard === 'full' ? line('M3.6 4.3Q4.6 4.6 5.3 4.1', skin.dark, 0.6) : '') +
    whiskers +
    (beard ? '' : line('M3.3 3.8Q4.3 4.7 5.3 3.7', '#8a4436', 0.65)) +
    (glasses ? line('M1.7-.5a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0M1.7-.5-1.2-.2', ink, 0.5) : '')
  );
}

/** A head, its middle at (0, 0), in hundredths of the body's height. `isBehind` gives what lies behind the neck. */
export function head(turn: Turn, look: HeadLook): { behind: string; front: string } {
  const { skin, headwear = 'none', headwearColor = palm[2] } = look;
  const isFacing = turn === 'front' || turn === 'back';
  const hair = isFacing ? frontHair(look.hair, look.hairColor) : sideHair(look.hair, look.hairColor);
  const ears = isFacing ? ellipse(-5.3, 0.6, 1, 1.7, skin.dark) + ellipse(5.3, 0.6, 1, 1.7, skin.dark) : '';
  const back =
    turn === 'back' && look.hair !== 'bald'
      ? shape(
          smooth([
            [0, -7.8],
            [5, -5.6],
            [5.9, -1],
            [5, 3.6],
            [0, 5.4],
            [-5, 3.6],
            [-5.9, -1],
            [-5, -5.6],
          ]),
          look.hairColor,
        )
      : '';
  const lamp = look.lamp
    ? circle(isFacing ? 0 : 6, -5, 1.7, amber[3]) +
      line(isFacing ? 'M-6-5H6' : 'M-6.4-4.6Q0-4 5-5', ink, 1.1) +
      circle(isFacing ? 0 : 6.2, -5, 1.5, '#fffbf3')
    : '';
  return {
    behind: hair.behind,
    front: [
      ears,
      shape(smooth(isFacing ? oval : profile, 0.9), skin.light),
      isFacing
        ? ''
        : shape(
            smooth([
              [-3.2, 4.2],
              [-1, 5.6],
              [2.6, 7.1],
              [4.4, 6.6],
              [1, 5.2],
              [-1.6, 2.6],
            ]),
            skin.dark,
            { opacity: 0.5 },
          ),
      face(turn, look),
      turn === 'back' ? back : hair.over,
      isFacing || headwear === 'hood' ? '' : ellipse(-1, 0.9, 1.25, 1.75, skin.dark),
      isFacing ? frontHat(headwear, headwearColor) : sideHat(headwear, headwearColor),
      lamp,
    ].join(''),
  };
}

export const strawColor = sand[2];
export const headGroup = (parts: string, at: Point, degrees: number) =>
  group([parts], { x: at[0], y: at[1], turn: degrees });
export const neck = (from: Point, to: Point, color: string) => shape(capsule(from, to, 2.9, 2.6), color);
