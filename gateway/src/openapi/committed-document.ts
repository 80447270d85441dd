import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';

/** URL of the document that `make openapi` writes. The relative path is the same from `src` and from `dist`. */
const file = new URL('../../openapi.json', import.meta.url);

export function readCommittedDocument(): OpenAPIObject {
  return JSON.parse(readFileSync(file, 'utf8')) as OpenAPIObject;
}
