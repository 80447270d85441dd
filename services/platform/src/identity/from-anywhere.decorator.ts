import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@sandhill/platform/openapi/decorators.js';
import { Access } from './access.decorator.js';

/** Marks an operation that other sites and programs call, in the OpenAPI document, where the gateway reads it. */
export const fromAnywhereExtension = 'x-from-anywhere';

/** States that a route accepts requests from other sites: it is public, reads no cookie, and checks a token itself. */
export function FromAnywhere(): MethodDecorator {
  return applyDecorators(Access('public'), ApiExtension(fromAnywhereExtension, true));
}
