import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { PasswordField } from '../passwords/password-fields.js';

const longestUsername = 200;

/** Converts a name to the form in which names are stored, however the keyboard composes accents. */
const tidied = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim().normalize('NFC') : value;

const trimmed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim() : value;

export class LoginRequest {
  @ApiProperty({ maxLength: longestUsername })
  @Transform(tidied)
  @MaxLength(longestUsername, { message: 'Username is too long', context: { code: 'too_long' } })
  @MinLength(1, { message: 'Username is required', context: { code: 'required' } })
  @IsString({ message: 'Username is required', context: { code: 'required' } })
  username: string;

  @PasswordField()
  password: string;

  @ApiPropertyOptional({
    description: 'For accounts with a second factor: a code of the authenticator app, or a recovery code.',
  })
  @IsOptional()
  @Transform(trimmed)
  @MaxLength(40, { message: 'The code is too long', context: { code: 'too_long' } })
  @IsString({ message: 'The code is not valid', context: { code: 'invalid' } })
  code?: string;
}
