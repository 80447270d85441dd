import type * as z from 'zod/mini';

/** Returns the first error code of each field that violates the schema. */
export function errorCodes(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const codes: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    codes[String(path[0])] ??= message;
  return codes;
}
