import { Transform } from 'class-transformer';

/** Reads the digits of a query parameter as a number. Other values stay as they are, and the rules reject them. */
export const NumberInQuery = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
  );
