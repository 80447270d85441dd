import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@sandhill/platform/openapi/decorators.js';

export const WITHOUT_SECOND_FACTOR = 'without-second-factor';

export const withoutSecondFactorExtension = 'x-without-second-factor';

/** Allows a route to signed-in callers who still have to set up their second factor. Public routes do not need this. */
export function WithoutSecondFactor(): MethodDecorator & ClassDecorator {
  return applyDecorators(
    SetMetadata(WITHOUT_SECOND_FACTOR, true),
    ApiExtension(withoutSecondFactorExtension, true),
  );
}
