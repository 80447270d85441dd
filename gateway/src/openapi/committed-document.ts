import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';

/** Written by `make openapi`; beside both `src` and `dist`. */
const file = new URL('../../openapi.json', import.meta.url);

/** The committed OpenAPI document of all services. */
export function readCommittedDocument(): OpenAPIObject {
  return JSON.parse(readFileSync(file, 'utf8')) as OpenAPIObject;
}
