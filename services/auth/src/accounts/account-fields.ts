import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { roles } from '@sandhill/platform/identity/identity.js';
import { MayBeAbsent } from '@sandhill/platform/validation/may-be-absent.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { Transform } from 'class-transformer';
import { IsIn, IsString, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { isEmailAddress, maxEmailAddressLength } from '@sandhill/company/email-address.js';
import { isPrintableLine } from '@sandhill/company/content/value-rules.js';
import { languages } from '@sandhill/company/language.js';
import { isUsername, maxNameLength } from './username-rules.js';

const tidied = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim().normalize('NFC') : value,
);

const Rule = (name: string, validate: (text: string) => boolean, message: string, code: string) =>
  ValidateBy({ name, validator: { validate, defaultMessage: () => message } }, { context: { code } });

/**
 * Requires a text of 1 to `maxLength` characters. The rules are checked in the order in which they are listed, and the
 * first failure is reported.
 */
const Text = ({ what, maxLength }: { what: string; maxLength: number }) => {
  const required = withCode('required', `${what} is required`);
  return applyDecorators(
    IsString(required),
    MinLength(1, required),
    MaxLength(maxLength, withCode('too_long', `${what} is too long`)),
  );
};

export const UsernameField = () =>
  applyDecorators(
    ApiProperty({ minLength: 1, maxLength: maxNameLength }),
    tidied,
    Text({ what: 'Username', maxLength: maxNameLength }),
    Rule(
      'isUsername',
      isUsername,
      'Username may have letters, digits, dots, dashes, underscores, @ and +, and begins with a letter or digit',
      'invalid_username',
    ),
  );

const emailRules = applyDecorators(
  tidied,
  Text({ what: 'Email', maxLength: maxEmailAddressLength }),
  Rule('isAccountEmail', isEmailAddress, 'Please enter a valid email address', 'invalid_email'),
);

const roleRules = IsIn(roles, withCode('unknown_role', `Role must be one of: ${roles.join(', ')}`));

export const EmailField = () =>
  applyDecorators(ApiProperty({ maxLength: maxEmailAddressLength }), emailRules);
export const EmailChangeField = () =>
  applyDecorators(ApiPropertyOptional({ maxLength: maxEmailAddressLength }), MayBeAbsent(), emailRules);

export const RoleField = () => applyDecorators(ApiProperty({ enum: roles }), roleRules);
export const RoleChangeField = () =>
  applyDecorators(ApiPropertyOptional({ enum: roles }), MayBeAbsent(), roleRules);

/** Language of the account, and of the invitations and password resets that its user gets by mail. */
export const LanguageField = () =>
  applyDecorators(
    ApiProperty({ enum: languages }),
    IsIn(languages, withCode('unknown_language', 'Language must be en or es')),
  );

const maxFirstNameLength = 60;

/** First name that is shown to customers; empty if there is none. */
export const FirstNameField = () =>
  applyDecorators(
    ApiProperty({ maxLength: maxFirstNameLength }),
    tidied,
    IsString(withCode('not_text', 'First name must be text')),
    MaxLength(maxFirstNameLength, withCode('too_long', 'First name is too long')),
    Rule(
      'isPrintableLine',
      isPrintableLine,
      'First name contains a character that cannot be shown',
      'text_unprintable',
    ),
  );
