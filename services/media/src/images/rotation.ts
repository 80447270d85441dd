/** Quarter turns of an upright picture, clockwise in degrees. */
export const rotations = [0, 90, 180, 270] as const;

export type Rotation = (typeof rotations)[number];

interface Size {
  width: number;
  height: number;
}

export const rotated = <Of extends Size>(size: Of, turn: Rotation): Of =>
  turn % 180 === 0 ? size : { ...size, width: size.height, height: size.width };

/**
 * Returns the rectangle of a rotated picture that is shown, in pixels.
 *
 * @param cutRows number of cropped pixel rows, which were at the bottom before the rotation
 */
export function shownPart({ width, height }: Size, cutRows: number, turn: Rotation) {
  return {
    left: turn === 90 ? cutRows : 0,
    top: turn === 180 ? cutRows : 0,
    width,
    height,
  };
}
