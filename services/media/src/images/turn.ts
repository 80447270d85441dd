/** Quarter turns of an upright picture, clockwise in degrees. */
export const turns = [0, 90, 180, 270] as const;

export type Turn = (typeof turns)[number];

interface Size {
  width: number;
  height: number;
}

export const turned = <Of extends Size>(size: Of, turn: Turn): Of =>
  turn % 180 === 0 ? size : { ...size, width: size.height, height: size.width };

/**
 * Returns the rectangle of a rotated picture that is shown, in pixels.
 *
 * @param cutRows number of cropped pixel rows, which were at the bottom before the rotation
 */
export function shownPart({ width, height }: Size, cutRows: number, turn: Turn) {
  return {
    left: turn === 90 ? cutRows : 0,
    top: turn === 180 ? cutRows : 0,
    width,
    height,
  };
}
