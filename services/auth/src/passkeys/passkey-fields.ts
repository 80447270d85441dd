import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { Transform } from 'class-transformer';
import { IsObject, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';

const maxPasskeyNameLength = 60;

const required = (what: string) => withCode('required', `${what} is required`);

export const ChallengeIdField = () =>
  applyDecorators(ApiProperty({ format: 'uuid' }), IsUUID('all', required('The challenge')));

/** The browser's answer, as `@simplewebauthn/browser` sends it. Its content is checked together with the signature. */
export const PasskeyResponseField = () =>
  applyDecorators(
    ApiProperty({
      type: 'object',
      additionalProperties: true,
      description: 'The answer of the browser (WebAuthn, JSON).',
    }),
    IsObject(required('The answer of the passkey')),
  );

export const PasskeyNameField = () =>
  applyDecorators(
    ApiProperty({ minLength: 1, maxLength: maxPasskeyNameLength }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().normalize('NFC') : value,
    ),
    IsString(required('The name')),
    MinLength(1, required('The name')),
    MaxLength(maxPasskeyNameLength, withCode('too_long', 'The name is too long')),
  );
