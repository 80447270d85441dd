import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { CurrentPasswordField } from '../passwords/password-fields.js';

const longestCode = 40;

export class SecondFactorBeginRequest {
  @CurrentPasswordField()
  currentPassword: string;
}

export class SecondFactorConfirmRequest {
  @ApiProperty({ maxLength: longestCode, description: 'Code of the authenticator app.' })
  @MaxLength(longestCode, { message: 'The code is too long', context: { code: 'too_long' } })
  @MinLength(1, { message: 'The code is required', context: { code: 'required' } })
  @IsString({ message: 'The code is required', context: { code: 'required' } })
  code: string;
}

export class SecondFactorRemoveRequest extends SecondFactorBeginRequest {
  @ApiProperty({ maxLength: longestCode, description: 'Code of the authenticator app, or a recovery code.' })
  @MaxLength(longestCode, { message: 'The code is too long', context: { code: 'too_long' } })
  @MinLength(1, { message: 'The code is required', context: { code: 'required' } })
  @IsString({ message: 'The code is required', context: { code: 'required' } })
  code: string;
}
