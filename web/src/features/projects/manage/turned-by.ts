/** A point of a picture, in percent from the left and from the top. */
export interface Focus {
  x: number;
  y: number;
}

/** Returns the position of a point after the picture was turned clockwise by `turn` degrees. */
export const turnedBy = ({ x, y }: Focus, turn: 90 | 270): Focus =>
  turn === 90 ? { x: 100 - y, y: x } : { x: y, y: 100 - x };
