import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { languages, type Language } from '@sandhill/company/language.js';
import { roles, type Role } from '@sandhill/platform/identity/identity.js';
import { linkPurposes, type AccountLink, type LinkPurpose } from '../links/account-link.entity.js';
import { recoveryCodeCount } from '../second-factor/recovery-codes.js';

export class LinkResponse {
  @ApiProperty({ enum: linkPurposes }) purpose: LinkPurpose;
  @ApiProperty() username: string;
  @ApiProperty() email: string;
  @ApiProperty({ enum: roles }) role: Role;
  @ApiProperty({ enum: languages }) language: Language;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
}

export class LinkUsedResponse {
  @ApiProperty({ description: 'To sign in with.' }) username: string;

  @ApiPropertyOptional({
    type: [String],
    minItems: recoveryCodeCount,
    maxItems: recoveryCodeCount,
    description: 'With a passkey: each replaces it once. Shown only here.',
  })
  recoveryCodes?: string[];
}

export function toLinkResponse({ purpose, expiresAt, user }: AccountLink): LinkResponse {
  const { username, email, role, language } = user;
  return { purpose, username, email, role, language, expiresAt: expiresAt.toISOString() };
}
