import { type DragEvent, useEffect, useState } from 'react';

/** Data type of a dragged visit, so that nothing else can be dropped on visit windows. */
const type = 'application/x-sandhill-visit';

/** Starts dragging a visit by its handle. The drag image is the whole row. */
export function startDrag(event: DragEvent, visitId: string): void {
  event.dataTransfer.setData(type, visitId);
  event.dataTransfer.effectAllowed = 'move';
  const row = event.currentTarget.closest('article');
  if (row) event.dataTransfer.setDragImage(row, 0, 0);
}

export const holdsVisit = ({ dataTransfer }: Pick<globalThis.DragEvent, 'dataTransfer'>): boolean =>
  dataTransfer?.types.includes(type) ?? false;

export const droppedVisit = (event: DragEvent): string => event.dataTransfer.getData(type);

export function useIsDragging(): boolean {
  const [isDragging, setDragging] = useState(false);
  useEffect(() => {
    const start = (event: globalThis.DragEvent) => setDragging(holdsVisit(event));
    const end = () => setDragging(false);
    document.addEventListener('dragstart', start);
    document.addEventListener('dragend', end);
    document.addEventListener('drop', end);
    return () => {
      document.removeEventListener('dragstart', start);
      document.removeEventListener('dragend', end);
      document.removeEventListener('drop', end);
    };
  }, []);
  return isDragging;
}
