import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@sandhill/platform/openapi/decorators.js';
import { Access } from './access.decorator.js';

export const publicFormExtension = 'x-public-form';

/**
 * States that a route accepts a visitor's form. The gateway then looks up no session, limits how many forms one IP
 * address may send, and buffers large bodies until they are complete.
 */
export function PublicForm(): MethodDecorator {
  return applyDecorators(Access('public'), ApiExtension(publicFormExtension, true));
}
