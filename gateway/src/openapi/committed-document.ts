import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';

/** `make openapi` writes it; it lies beside both `src` and `dist`. */
const file = new URL('../../openapi.json', import.meta.url);

/** The contract of all services, as it was committed. */
export function readCommittedDocument(): OpenAPIObject {
  return JSON.parse(readFileSync(file, 'utf8')) as OpenAPIObject;
}
