import { useState } from 'react';
import type { ManagedProject } from '../../../types/api';

/** Maximum number of selected pictures. It is the server's limit for one request. */
const mostSelected = 100;

export interface Selecting {
  isSelected: boolean;
  onToggle: () => void;
}

/** Returns the selection of pictures. A picture that leaves the list also leaves the selection. */
export function useSelection(shown: ManagedProject[]) {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const toggle = (id: string) => {
    const next = new Set(ids);
    if (!next.delete(id) && next.size < mostSelected) next.add(id);
    setIds(next);
  };
  return {
    isOn: ids !== null,
    selected: shown.filter(({ id }) => ids?.has(id)),
    of: ({ id }: ManagedProject): Selecting | undefined =>
      ids ? { isSelected: ids.has(id), onToggle: () => toggle(id) } : undefined,
    toggle: () => setIds(ids ? null : new Set()),
    all: () => setIds(new Set(shown.slice(0, mostSelected).map(({ id }) => id))),
    none: () => setIds(new Set()),
  };
}
