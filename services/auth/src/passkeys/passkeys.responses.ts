import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { recoveryCodeCount } from '../second-factor/recovery-codes.js';
import type { Passkey } from './passkey.entity.js';

export class PasskeyResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @NullableText({ format: 'date-time' }) lastUsedAt: string | null;
  @ApiProperty({ description: 'Whether it is copied to other devices of its user.' }) isBackedUp: boolean;
}

export class PasskeysResponse {
  @ApiProperty({ type: [PasskeyResponse], description: 'Oldest first.' }) passkeys: PasskeyResponse[];
  @ApiProperty({ description: 'Whether passkeys can be used at the site’s address.' }) isAvailable: boolean;

  @ApiProperty({
    type: 'integer',
    maximum: recoveryCodeCount,
    description: 'Recovery codes that are not used up.',
  })
  recoveryCodesLeft: number;
}

export class PasskeyChallengeResponse {
  @ApiProperty({ format: 'uuid', description: 'Valid for five minutes and one answer.' }) challengeId: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description:
      'What `startRegistration` or `startAuthentication` of `@simplewebauthn/browser` takes as `optionsJSON`.',
  })
  options: object;
}

export class PasskeyAddedResponse {
  @ApiProperty({ type: PasskeyResponse }) passkey: PasskeyResponse;

  @ApiPropertyOptional({
    type: [String],
    minItems: recoveryCodeCount,
    maxItems: recoveryCodeCount,
    description: 'With the account’s first factor: each replaces a passkey or code once. Shown only here.',
  })
  recoveryCodes?: string[];
}

export function toPasskeyResponse({ id, name, createdAt, lastUsedAt, isBackedUp }: Passkey): PasskeyResponse {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isBackedUp,
  };
}
