import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationOptions } from 'class-validator';
import { LargeText } from './large-text.js';

/** Requires a non-empty `LargeText`, or with `each` a list of them. */
export const IsLargeText = (options: ValidationOptions) =>
  applyDecorators(
    // class-transformer would copy the `LargeText`, so this returns the original.
    Transform(({ obj, key }: { obj: Record<string, unknown>; key: string }) => obj[key]),
    ValidateBy(
      {
        name: 'isLargeText',
        validator: { validate: (value) => value instanceof LargeText && value.length > 0 },
      },
      options,
    ),
  );
