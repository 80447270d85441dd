import type * as z from 'zod/mini';

/** The first error code of each field that breaks the schema's rules. */
export function errorCodes(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const codes: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    codes[String(path[0])] ??= message;
  return codes;
}
