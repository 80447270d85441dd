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

/** Selects up to `most` items of a list. Items that are no longer in the list are not selected and do not count. */
export function useSelection<Item extends { id: string }>(shown: Item[], max: number): Selection<Item> {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const selected = shown.filter(({ id }) => ids?.has(id));
  const toggle = (id: string) => {
    const next = new Set(selected.map((one) => one.id));
    if (!next.delete(id) && next.size < max) next.add(id);
    setIds(next);
  };
  return {
    isOn: ids !== null,
    selected,
    of: ({ id }) => (ids ? { isSelected: ids.has(id), onToggle: () => toggle(id) } : undefined),
    toggle: () => setIds(ids ? null : new Set()),
    all: () => setIds(new Set(shown.slice(0, max).map(({ id }) => id))),
    none: () => setIds(new Set()),
  };
}
