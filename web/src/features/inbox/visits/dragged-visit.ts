import { type DragEvent, useEffect, useState } from 'react';
import type { OfficeVisit } from '../../../types/api';

/** Data type of a dragged visit, so that nothing else can be dropped on visit windows. */
const type = 'application/x-sandhill-visit';
/** Data type of the lead of a dragged visit. */
const leadType = 'application/x-sandhill-lead';

/** Starts dragging a visit by its handle. The drag image is the whole row. */
export function startDrag(event: DragEvent, { id, lead }: Pick<OfficeVisit, 'id' | 'lead'>): void {
  event.dataTransfer.setData(type, id);
  event.dataTransfer.setData(leadType, lead.id);
  event.dataTransfer.effectAllowed = 'move';
  const row = event.currentTarget.closest('article');
  if (row) event.dataTransfer.setDragImage(row, 0, 0);
}

export const holdsVisit = ({ dataTransfer }: Pick<globalThis.DragEvent, 'dataTransfer'>): boolean =>
  dataTransfer?.types.includes(type) ?? false;

export const droppedVisit = (event: DragEvent): string => event.dataTransfer.getData(type);

/** Returns the id of the lead whose visit is being dragged; undefined while no visit is dragged. */
export function useDraggedLead(): string | undefined {
  const [leadId, setLeadId] = useState<string>();
  useEffect(() => {
    // Only the `dragstart` event allows reading the data. The later events reveal only the data types.
    const start = (event: globalThis.DragEvent) =>
      setLeadId(holdsVisit(event) ? event.dataTransfer?.getData(leadType) : undefined);
    const end = () => setLeadId(undefined);
    document.addEventListener('dragstart', start);
    document.addEventListener('dragend', end);
    document.addEventListener('drop', end);
    return () => {
      document.removeEventListener('dragstart', start);
      document.removeEventListener('dragend', end);
      document.removeEventListener('drop', end);
    };
  }, []);
  return leadId;
}
