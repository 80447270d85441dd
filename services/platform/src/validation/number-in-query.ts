import { Transform } from 'class-transformer';

/**
 * Converts a query parameter that consists of digits to a number. Other values stay as they are, so that the rules
 * reject them.
 */
export const NumberInQuery = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
  );
