/** Chance that is the same in every run: an unchanged scene is drawn byte for byte as before. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next: () => number;
  between: (least: number, most: number) => number;
  of: <Item>(items: readonly Item[]) => Item;
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (least, most) => least + (most - least) * next(),
    of: (items) => items[Math.floor(next() * items.length)]!,
  };
}
