import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { PasskeyChallengeResponse } from '../passkeys/passkeys.responses.js';
import { factors, type Factor } from '../second-factor/second-factor.errors.js';
import { UserResponse } from '../users/user.response.js';

export class LoginResponse {
  @ApiProperty({ type: UserResponse }) user: UserResponse;
}

export class LoginRefusedResponse extends ErrorBody {
  @ApiPropertyOptional({
    enum: factors,
    isArray: true,
    description:
      'With second_factor_required: what completes the sign-in. totp and recovery are sent as `code`.',
  })
  factors?: Factor[];

  @ApiPropertyOptional({
    type: PasskeyChallengeResponse,
    description:
      'With second_factor_required, for an account with passkeys: answer by `POST …/passkeys/sign-in`.',
  })
  passkey?: PasskeyChallengeResponse;
}
