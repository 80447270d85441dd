import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { secondFactorPolicies, type AuthConfig, type SecondFactorPolicy } from '../auth.config.js';
import type { User } from '../users/user.entity.js';
import { toUserResponse, UserResponse } from '../users/user.response.js';

class SecondFactorStateResponse {
  @ApiProperty({ description: 'Whether signing in takes more than the password.' }) isOn: boolean;
  @ApiProperty({ description: 'Whether an authenticator app is set up.' }) hasAuthenticatorApp: boolean;

  @ApiProperty({
    enum: secondFactorPolicies,
    description:
      'remind: administrators and owners without one should see a reminder; strict: nothing else works before it is set up.',
  })
  policy: SecondFactorPolicy;
}

export class SessionResponse {
  @ApiProperty() isAuthenticated: boolean;
  @ApiProperty({ type: UserResponse, nullable: true }) user: UserResponse | null;

  @ApiPropertyOptional({ description: 'Whether the signed-in user should be told to change the password.' })
  alertTemporaryPassword?: boolean;

  @ApiPropertyOptional({ type: SecondFactorStateResponse, description: 'Of the signed-in user.' })
  secondFactor?: SecondFactorStateResponse;

  @ApiPropertyOptional({
    description: 'For a signed-in user: whether passkeys can be used at the site’s address.',
  })
  passkeysAvailable?: boolean;
}

export function toSessionResponse(
  user: User | null,
  { secondFactorPolicy, relyingParty }: AuthConfig,
): SessionResponse {
  if (!user) return { isAuthenticated: false, user: null };
  return {
    isAuthenticated: true,
    user: toUserResponse(user),
    alertTemporaryPassword: user.passwordIsTemporary,
    secondFactor: {
      isOn: user.hasSecondFactor,
      hasAuthenticatorApp: user.hasAuthenticatorApp,
      policy: secondFactorPolicy,
    },
    passkeysAvailable: relyingParty !== undefined,
  };
}
