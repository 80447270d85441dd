import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { roles, type Role } from '@sandhill/platform/identity/identity.js';
import type { User } from './user.entity.js';

export class UserResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() username: string;
  @ApiProperty() email: string;
  @NullableText({ description: 'As customers are told it.' }) firstName: string | null;
  @ApiProperty({ description: 'Whether the user may manage images.' }) isAdmin: boolean;
  @ApiProperty({ enum: roles }) role: Role;

  @ApiProperty({ description: 'True until the user has chosen their own password.' })
  passwordIsTemporary: boolean;

  @ApiProperty({ description: 'Whether signing in requires a code.' }) hasSecondFactor: boolean;
}

export function toUserResponse(user: User): UserResponse {
  const { id, username, email, firstName, isAdmin, role, passwordIsTemporary, hasSecondFactor } = user;
  return { id, username, email, firstName, isAdmin, role, passwordIsTemporary, hasSecondFactor };
}
