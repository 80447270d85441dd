/**
 * Returns the fields that are not `undefined`. TypeORM rejects `undefined`, and a field that was not sent must stay
 * unchanged.
 */
export const withoutUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
