import { circle, d, line, shape, smooth } from './svg.ts';

export type Hair = 'short' | 'bun' | 'tail' | 'curly' | 'long' | 'thin' | 'bald' | 'braid';

/** Seen from the side, looking right: what lies behind the head and what over it. */
export function sideHair(hair: Hair, color: string): { behind: string; over: string } {
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

export function frontHair(hair: Hair, color: string): { behind: string; over: string } {
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
