import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { CurrentPasswordField } from '../passwords/password-fields.js';

const maxCodeLength = 40;

export class SecondFactorBeginRequest {
  @CurrentPasswordField()
  currentPassword: string;
}

export class SecondFactorConfirmRequest {
  @ApiProperty({ maxLength: maxCodeLength, description: 'Code of the authenticator app.' })
  @MaxLength(maxCodeLength, withCode('too_long', 'The code is too long'))
  @MinLength(1, withCode('required', 'The code is required'))
  @IsString(withCode('required', 'The code is required'))
  code: string;
}

export class SecondFactorRemoveRequest extends SecondFactorBeginRequest {
  @ApiProperty({
    maxLength: maxCodeLength,
    description: 'Code of the authenticator app, or a recovery code.',
  })
  @MaxLength(maxCodeLength, withCode('too_long', 'The code is too long'))
  @MinLength(1, withCode('required', 'The code is required'))
  @IsString(withCode('required', 'The code is required'))
  code: string;
}
