import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { IsString, MinLength } from 'class-validator';
import { CurrentPasswordField } from './password-fields.js';

export class PasswordChangeRequest {
  @CurrentPasswordField()
  currentPassword: string;

  @ApiProperty({ minLength: 8, maxLength: 200 })
  @MinLength(1, { message: 'The new password is required', context: { code: 'required' } })
  @IsString({ message: 'The new password is required', context: { code: 'required' } })
  newPassword: string;
}
