/** Returns the changes that restore a field of several items: one change for each value that the field had before. */
export function inverseChanges<Field extends string, Before extends { id: string } & Record<Field, unknown>>(
  before: Before[],
  field: Field,
): ({ ids: string[] } & Partial<Pick<Before, Field>>)[] {
  const values = [...new Set(before.map((one) => one[field]))];
  return values.map((value) => ({
    ids: before.filter((one) => one[field] === value).map(({ id }) => id),
    ...({ [field]: value } as Partial<Pick<Before, Field>>),
  }));
}
