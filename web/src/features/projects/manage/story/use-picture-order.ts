import { useState } from 'react';
import type { EditedPicture } from './story-values';

/**
 * Returns the pictures in an order that is not saved yet, and functions that change the order. Pictures that are added
 * later come last.
 */
export function usePictureOrder(stored: readonly EditedPicture[]) {
  const [order, setOrder] = useState<string[]>([]);
  const [removed, setRemoved] = useState<string[]>([]);
  const placeOf = ({ id }: EditedPicture) => (order.includes(id) ? order.indexOf(id) : order.length);
  const pictures = stored
    .filter(({ id }) => !removed.includes(id))
    .toSorted((one, other) => placeOf(one) - placeOf(other));

  const move = (index: number, step: 1 | -1) => {
    const ids = pictures.map(({ id }) => id);
    const [moved] = ids.splice(index, 1);
    if (moved !== undefined) ids.splice(index + step, 0, moved);
    setOrder(ids);
  };
  const remove = (id: string) => setRemoved([...removed, id]);
  const restart = () => {
    setOrder([]);
    setRemoved([]);
  };
  return { pictures, move, remove, restart };
}
