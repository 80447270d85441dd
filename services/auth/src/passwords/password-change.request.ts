import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { longestPassword } from '../login/login.request.js';

export class PasswordChangeRequest {
  @ApiProperty({ maxLength: longestPassword })
  @MaxLength(longestPassword, { message: 'The password is too long', context: { code: 'too_long' } })
  @MinLength(1, { message: 'The current password is required', context: { code: 'required' } })
  @IsString({ message: 'The current password is required', context: { code: 'required' } })
  currentPassword: string;

  @ApiProperty({ minLength: 8, maxLength: 200 })
  @MinLength(1, { message: 'The new password is required', context: { code: 'required' } })
  @IsString({ message: 'The new password is required', context: { code: 'required' } })
  newPassword: string;
}
