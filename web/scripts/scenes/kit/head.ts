import { amber, ink, palm, sand } from './colors.ts';
import { frontHair, sideHair, type Hair } from './hair.ts';
import { frontHat, sideHat, type Headwear } from './headwear.ts';
import type { Turn } from './joints.ts';
import { capsule, circle, ellipse, group, line, type Point, shape, smooth } from './svg.ts';

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
