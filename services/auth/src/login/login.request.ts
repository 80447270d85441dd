import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { PasswordField } from '../passwords/password-fields.js';

const maxUsernameLength = 200;

/** Converts a name to the form in which names are stored. Keyboards differ in how they compose accents. */
const tidied = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim().normalize('NFC') : value;

const trimmed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim() : value;

export class LoginRequest {
  @ApiProperty({ maxLength: maxUsernameLength })
  @Transform(tidied)
  @MaxLength(maxUsernameLength, withCode('too_long', 'Username is too long'))
  @MinLength(1, withCode('required', 'Username is required'))
  @IsString(withCode('required', 'Username is required'))
  username: string;

  @PasswordField()
  password: string;

  @ApiPropertyOptional({
    description: 'For accounts with a second factor: a code of the authenticator app, or a recovery code.',
  })
  @IsOptional()
  @Transform(trimmed)
  @MaxLength(40, withCode('too_long', 'The code is too long'))
  @IsString(withCode('invalid', 'The code is not valid'))
  code?: string;
}
