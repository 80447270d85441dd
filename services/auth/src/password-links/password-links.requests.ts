import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import type { Language } from '@sandhill/company/language.js';
import { MayBeAbsent } from '@sandhill/platform/validation/may-be-absent.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { FirstNameField, LanguageField, UsernameField } from '../accounts/account-fields.js';
import { ChallengeIdField, PasskeyNameField, PasskeyResponseField } from '../passkeys/passkey-fields.js';

const maxTokenLength = 100;
const maxNameLength = 320;

const ended = withCode('required', 'This link is not complete');

export class LinkRequest {
  @ApiProperty({ maxLength: maxTokenLength, description: 'The part of the link after the #.' })
  @MaxLength(maxTokenLength, ended)
  @IsString(ended)
  token: string;
}

/** Data of an invited person. A password reset ignores these fields. */
export class PersonRequest extends LinkRequest {
  @ApiPropertyOptional({ maxLength: 60 })
  @MayBeAbsent()
  @UsernameField()
  username?: string;

  @ApiPropertyOptional({ maxLength: 60, description: 'As customers are told it.' })
  @MayBeAbsent()
  @FirstNameField()
  firstName?: string;

  @ApiPropertyOptional({ enum: ['en', 'es'] })
  @MayBeAbsent()
  @LanguageField()
  language?: Language;
}

export class LinkPasswordRequest extends PersonRequest {
  @ApiProperty({ minLength: 8, maxLength: 200 })
  @MinLength(1, withCode('required', 'The new password is required'))
  @IsString(withCode('required', 'The new password is required'))
  newPassword: string;
}

export class LinkPasskeyRequest extends PersonRequest {
  @ChallengeIdField()
  challengeId: string;

  @PasskeyResponseField()
  response: object;

  @PasskeyNameField()
  name: string;
}

const missing = withCode('required', 'Username or email is required');

export class PasswordResetRequest {
  @ApiProperty({
    maxLength: maxNameLength,
    description: 'The username, or the email address of the account.',
  })
  @MaxLength(maxNameLength, withCode('too_long', 'Username or email is too long'))
  @MinLength(1, missing)
  @IsString(missing)
  username: string;
}
