import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import type { User } from '../users/user.entity.js';
import { toUserResponse, UserResponse } from '../users/user.response.js';

export class SessionResponse {
  @ApiProperty()
  isAuthenticated: boolean;

  @ApiProperty({ type: UserResponse, nullable: true })
  user: UserResponse | null;

  @ApiPropertyOptional({ description: 'Whether the signed-in user should be told to change the password.' })
  alertTemporaryPassword?: boolean;
}

export function toSessionResponse(user: User | null): SessionResponse {
  if (!user) return { isAuthenticated: false, user: null };
  return {
    isAuthenticated: true,
    user: toUserResponse(user),
    alertTemporaryPassword: user.passwordIsTemporary,
  };
}
