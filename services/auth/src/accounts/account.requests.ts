import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import type { Role } from '@sandhill/platform/identity/identity.js';
import { MayBeAbsent } from '@sandhill/platform/validation/may-be-absent.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import type { Language } from '@sandhill/company/language.js';
import { IsBoolean } from 'class-validator';
import {
  EmailChangeField,
  EmailField,
  LanguageField,
  RoleChangeField,
  RoleField,
  UsernameField,
} from './account-fields.js';

export class NewAccountRequest {
  @UsernameField()
  username: string;

  @EmailField()
  email: string;

  @RoleField()
  role: Role;
}

export class InvitationRequest {
  @EmailField()
  email: string;

  @RoleField()
  role: Role;

  @LanguageField()
  language: Language;
}

/** Changes to an account. Missing fields stay unchanged. */
export class AccountChangeRequest {
  @ApiPropertyOptional()
  @MayBeAbsent()
  @IsBoolean(withCode('not_a_boolean', 'isDisabled must be true or false'))
  isDisabled?: boolean;

  @RoleChangeField()
  role?: Role;

  @EmailChangeField()
  email?: string;
}
