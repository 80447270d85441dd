import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiSecurity } from '@sandhill/platform/openapi/decorators.js';
import { Answers } from '../openapi/operation.js';
import type { Role } from './identity.js';

/** Permitted callers of a route: everyone, users with a role or a higher one, or the gateway itself. */
export type AccessLevel = 'public' | Role | 'gateway';

export const ACCESS = 'access';

export const sessionScheme = 'session';

/** Name of the OpenAPI extension that states an operation's role. The gateway reads it. */
export const roleExtension = 'x-role';

/** States who may call a route, or all routes of a controller. A route without this decorator refuses every caller. */
export function Access(level: AccessLevel): MethodDecorator & ClassDecorator {
  const documented =
    level === 'public' || level === 'gateway'
      ? []
      : [
          ApiSecurity(sessionScheme),
          ApiExtension(roleExtension, level),
          Answers({ 401: 'No one is signed in.', 403: 'The user may not do this.' }),
        ];
  return applyDecorators(SetMetadata(ACCESS, level), ...documented);
}
