import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@sandhill/platform/openapi/decorators.js';
import { Access } from './access.decorator.js';

export const fromAnywhereExtension = 'x-from-anywhere';

/**
 * States that a route accepts requests from other sites. Such a route is public, reads no cookie, and checks a token
 * itself.
 */
export function FromAnywhere(): MethodDecorator {
  return applyDecorators(Access('public'), ApiExtension(fromAnywhereExtension, true));
}
