import { useState } from 'react';

export interface Selecting {
  isSelected: boolean;
  onToggle: () => void;
}

export interface Selection<Item> {
  isOn: boolean;
  selected: Item[];
  /** State of an item; undefined while selecting is off. */
  of: (item: Item) => Selecting | undefined;
  toggle: () => void;
  all: () => void;
  none: () => void;
}

/** Selects up to `most` items of a list. `selected` leaves out items that are no longer in the list. */
export function useSelection<Item extends { id: string }>(shown: Item[], most: number): Selection<Item> {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const toggle = (id: string) => {
    const next = new Set(ids);
    if (!next.delete(id) && next.size < most) next.add(id);
    setIds(next);
  };
  return {
    isOn: ids !== null,
    selected: shown.filter(({ id }) => ids?.has(id)),
    of: ({ id }) => (ids ? { isSelected: ids.has(id), onToggle: () => toggle(id) } : undefined),
    toggle: () => setIds(ids ? null : new Set()),
    all: () => setIds(new Set(shown.slice(0, most).map(({ id }) => id))),
    none: () => setIds(new Set()),
  };
}
