import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { Transform } from 'class-transformer';
import { emailAddress, maxEmailAddressLength } from '@sandhill/company/email-address.js';
import { IsOptional, Matches, MaxLength } from 'class-validator';
import { withCode } from '@sandhill/platform/validation/texts.js';

const invalidEmail = withCode('invalid_email', 'Please enter a valid email address');

export class SendTestMailDto {
  @ApiPropertyOptional({ type: String, format: 'email', nullable: true, description: 'Default: the office.' })
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() || undefined : (value as unknown)))
  @Matches(emailAddress, invalidEmail)
  @MaxLength(maxEmailAddressLength, invalidEmail)
  @IsOptional()
  to?: string | null;
}
