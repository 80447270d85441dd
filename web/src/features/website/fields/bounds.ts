import { siteContent } from '@sandhill/company/content/site-content.js';
import { z } from 'zod';
import type { Path } from '../draft/paths';

interface Bounds {
  min: number;
  max: number;
}

type Rules = z.core.JSONSchema.BaseSchema;

/**
 * The schema of the content as JSON Schema. Rules other than bounds, such as "closing is after opening", are not needed
 * here.
 */
const rules = z.toJSONSchema(siteContent, { io: 'input', unrepresentable: 'any' }) as Rules;

function inside(schema: Rules | undefined, key: string): Rules | undefined {
  const found = schema?.properties?.[key] ?? schema?.items ?? schema?.additionalProperties;
  return typeof found === 'object' && !Array.isArray(found) ? found : undefined;
}

/** Returns the bounds of the text or list at a path, from the schema with which the content is validated. */
export function boundsAt(path: Path): Bounds {
  const {
    minItems,
    maxItems,
    minLength = 0,
    maxLength = Number.POSITIVE_INFINITY,
  } = path.split('.').reduce<Rules | undefined>(inside, rules) ?? {};
  return { min: minItems ?? minLength, max: maxItems ?? maxLength };
}
