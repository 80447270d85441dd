import { type DragEvent, useEffect, useState } from 'react';

/** A type of its own, so that nothing else can be dropped where visits are. */
const type = 'application/x-sandhill-visit';

/** Begins to drag a visit by its handle; the row is what is seen moving. */
export function startDrag(event: DragEvent, visitId: string): void {
  event.dataTransfer.setData(type, visitId);
  event.dataTransfer.effectAllowed = 'move';
  const row = event.currentTarget.closest('article');
  if (row) event.dataTransfer.setDragImage(row, 0, 0);
}

export const holdsVisit = ({ dataTransfer }: Pick<globalThis.DragEvent, 'dataTransfer'>): boolean =>
  dataTransfer?.types.includes(type) ?? false;

export const droppedVisit = (event: DragEvent): string => event.dataTransfer.getData(type);

/** Whether a visit is being dragged on this page. */
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
