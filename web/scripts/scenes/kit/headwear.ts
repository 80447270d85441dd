import { ink, palm, stone } from './colors.ts';
import { line, shape, smooth } from './svg.ts';

export type Headwear = 'cap' | 'straw' | 'helmet' | 'hood' | 'bucket' | 'none';

export function sideHat(kind: Headwear, color: string): string {
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

export function frontHat(kind: Headwear, color: string): string {
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
