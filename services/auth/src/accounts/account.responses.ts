import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { roles, type Role } from '@sandhill/platform/identity/identity.js';
import type { User } from '../users/user.entity.js';
import type { IssuedPassword, ListedAccount } from './account-administration.js';

export class AccountResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() username: string;
  @ApiProperty() email: string;
  @ApiProperty({ enum: roles }) role: Role;
  @ApiProperty({ description: 'Whether the user may manage images.' }) isAdmin: boolean;

  @ApiProperty({ description: 'True until the user has chosen their own password.' })
  passwordIsTemporary: boolean;

  @NullableText({ format: 'date-time', description: 'When the temporary password expires.' })
  passwordExpiresAt: string | null;

  @ApiProperty() isDisabled: boolean;
  @ApiProperty() hasSecondFactor: boolean;
  @NullableText({ format: 'date-time' }) lastSignInAt: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

class ListedAccountResponse extends AccountResponse {
  @NullableText({
    format: 'date-time',
    description: 'Until when the invitation can be accepted, or could; null for accounts that are in use.',
  })
  invitedUntil: string | null;
}

export class AccountsResponse {
  @ApiProperty({ type: [ListedAccountResponse], description: 'Sorted by username.' })
  accounts: ListedAccountResponse[];
}

export class IssuedPasswordResponse {
  @ApiProperty({ type: AccountResponse }) account: AccountResponse;
  @ApiProperty({ description: 'Shown only here.' }) temporaryPassword: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
}

export function toAccountResponse(user: User): AccountResponse {
  const { id, username, email, role, isAdmin, passwordIsTemporary, hasSecondFactor } = user;
  return {
    id,
    username,
    email,
    role,
    isAdmin,
    passwordIsTemporary,
    passwordExpiresAt: user.passwordExpiresAt?.toISOString() ?? null,
    isDisabled: user.disabledAt !== null,
    hasSecondFactor,
    lastSignInAt: user.lastSignedInAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  };
}

export function toListedAccountResponse({ account, invitedUntil }: ListedAccount): ListedAccountResponse {
  return { ...toAccountResponse(account), invitedUntil: invitedUntil?.toISOString() ?? null };
}

export function toIssuedPasswordResponse({
  account,
  password,
  expiresAt,
}: IssuedPassword): IssuedPasswordResponse {
  return {
    account: toAccountResponse(account),
    temporaryPassword: password,
    expiresAt: expiresAt.toISOString(),
  };
}
