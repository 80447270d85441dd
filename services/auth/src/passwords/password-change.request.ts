import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsString, MinLength } from 'class-validator';
import { CurrentPasswordField } from './password-fields.js';

export class PasswordChangeRequest {
  @CurrentPasswordField()
  currentPassword: string;

  @ApiProperty({ minLength: 8, maxLength: 200 })
  @MinLength(1, withCode('required', 'The new password is required'))
  @IsString(withCode('required', 'The new password is required'))
  newPassword: string;
}
