import { emailAddress, maxEmailAddressLength } from '@sandhill/company/email-address.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { Trimmed, withCode } from '@sandhill/platform/validation/texts.js';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { addressNames, type AddressName } from './mail-setting-names.js';

const invalidEmail = withCode('invalid_email', 'Please enter a valid email address');
const maxNameLength = 78;

export class AskMailAddressDto {
  @ApiProperty({ format: 'email', maxLength: maxEmailAddressLength })
  @Trimmed()
  @IsString(invalidEmail)
  @MaxLength(maxEmailAddressLength, invalidEmail)
  @Matches(emailAddress, invalidEmail)
  email: string;
}

export class ConfirmMailAddressDto {
  @ApiProperty({ example: '123456', description: 'The six digits of the mail; spaces do not count.' })
  @Transform(({ value }) => (typeof value === 'string' ? value.replaceAll(/\s/g, '') : (value as unknown)))
  @Matches(/^\d{6}$/, withCode('invalid_code', 'Please enter the six digits from the email'))
  @IsString(withCode('required', 'Please enter the code from the email'))
  code: string;
}

export class MailSenderDto {
  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: maxNameLength,
    description: 'The name that mail comes from. Null: the company’s, or that of `MAIL_FROM`.',
  })
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() || null : (value as unknown)))
  @ValidateIf(({ name }: MailSenderDto) => name !== null)
  @Matches(
    /^[^\p{Cc}<>"@]*$/u,
    withCode('invalid_name', 'Please do not use quotation marks, angle brackets or @'),
  )
  @MaxLength(maxNameLength, withCode('too_long', `Please use at most ${maxNameLength} characters`))
  @IsString(withCode('required', 'Please enter a name'))
  name: string | null;
}

class PendingAddressResponse {
  @ApiProperty({ format: 'email' }) email: string;
  @ApiProperty({ format: 'date-time', description: 'The code of the mail holds until then.' }) until: string;
}

export class MailAddressResponse {
  @ApiProperty({
    enum: addressNames,
    description:
      'office: quotes; general: messages; fallback: what the others refuse; reply: visitors’ replies; a service: its quotes.',
  })
  name: AddressName;
  @NullableText({ description: 'Null: it has none of its own.' }) email: string | null;
  @ApiProperty({ description: 'Owners have set it; otherwise it is the environment’s or the company’s.' })
  isSet: boolean;
  @ApiProperty({ type: PendingAddressResponse, nullable: true }) pending: PendingAddressResponse | null;
}

export class MailAddressesResponse {
  @ApiProperty({ description: 'The server’s variables fix the addresses (`MAIL_ADDRESSES=environment`).' })
  isFixed: boolean;
  @ApiProperty({ type: [MailAddressResponse] }) addresses: MailAddressResponse[];
  @NullableText({ description: 'The sender’s name that owners have set.' }) senderName: string | null;
  @ApiProperty({ description: 'The name and address that mail comes from now.' }) sender: string;
}
