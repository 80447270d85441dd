import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength, MinLength } from 'class-validator';

export const longestUsername = 200;

/** Longer ones are refused unread: the effort of a hash must not depend on a stranger. */
export const longestPassword = 1000;

/** Names are kept so, however a keyboard puts an accent on a letter. */
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

  @ApiProperty({ maxLength: longestPassword })
  @MaxLength(longestPassword, { message: 'Password is too long', context: { code: 'too_long' } })
  @MinLength(1, { message: 'Password is required', context: { code: 'required' } })
  @IsString({ message: 'Password is required', context: { code: 'required' } })
  password: string;

  @ApiPropertyOptional({
    description: 'Where the account has a second factor: the authenticator app’s code, or a recovery code.',
  })
  @IsOptional()
  @Transform(trimmed)
  @MaxLength(40, { message: 'The code is too long', context: { code: 'too_long' } })
  @IsString({ message: 'The code is not valid', context: { code: 'invalid' } })
  code?: string;
}
