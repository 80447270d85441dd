export const named = <Value extends string>(
  values: readonly Value[],
  names: Record<Value, string>,
): [Value, string][] => values.map((value) => [value, names[value]]);
