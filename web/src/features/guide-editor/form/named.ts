/** Values with their names, in the order in which they are offered. */
export const named = <Value extends string>(
  values: readonly Value[],
  names: Record<Value, string>,
): [Value, string][] => values.map((value) => [value, names[value]]);
