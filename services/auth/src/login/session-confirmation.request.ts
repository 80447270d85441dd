import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { MayBeAbsent } from '@sandhill/platform/validation/may-be-absent.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsObject, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { maxPasswordLength } from '../passwords/password-fields.js';

const required = (what: string) => withCode('required', `${what} is required`);

/**
 * Proof of the user's identity: either the password, with a code if the account has a second factor, or the answer of a
 * passkey.
 */
export class SessionConfirmationRequest {
  @ApiPropertyOptional({ maxLength: maxPasswordLength })
  @MayBeAbsent()
  @MaxLength(maxPasswordLength, withCode('too_long', 'The current password is too long'))
  @MinLength(1, required('The current password'))
  @IsString(required('The current password'))
  currentPassword?: string;

  @ApiPropertyOptional({ maxLength: 40, description: 'Code of the authenticator app, or a recovery code.' })
  @MayBeAbsent()
  @MaxLength(40, withCode('too_long', 'The code is too long'))
  @MinLength(1, required('The code'))
  @IsString(required('The code'))
  code?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  @MayBeAbsent()
  @IsUUID('all', required('The challenge'))
  challengeId?: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'The answer of the browser (WebAuthn, JSON).',
  })
  @MayBeAbsent()
  @IsObject(required('The answer of the passkey'))
  response?: object;
}
