/** Returns the fields that have a value: TypeORM rejects `undefined`, and a field that was not sent stays unchanged. */
export const withoutUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
