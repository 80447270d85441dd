import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@sandhill/platform/openapi/decorators.js';
import { Answers } from '../openapi/operation.js';

export const FRESH_SIGN_IN = 'fresh-sign-in';

export const freshSignInExtension = 'x-fresh-sign-in';

/**
 * Requires, in addition to `@Access`, that the caller signed in or confirmed their identity within the last 30 minutes.
 * Meant for actions that an unattended session must not allow.
 */
export function FreshSignIn(): MethodDecorator & ClassDecorator {
  return applyDecorators(
    SetMetadata(FRESH_SIGN_IN, true),
    ApiExtension(freshSignInExtension, true),
    Answers({
      403: 'The user may not do this, or must confirm that it is them (code fresh_sign_in_required).',
    }),
  );
}
