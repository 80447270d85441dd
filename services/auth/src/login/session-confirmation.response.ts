import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { factors, type Factor } from '../second-factor/second-factor.errors.js';

export class SessionConfirmationOptionsResponse {
  @ApiProperty({
    enum: factors,
    isArray: true,
    description: 'What proves the user besides the password; empty: the password is enough.',
  })
  factors: Factor[];

  @NullableText({ format: 'uuid', description: 'Of the question to a passkey; null without one.' })
  challengeId: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'What `startAuthentication` of `@simplewebauthn/browser` takes as `optionsJSON`.',
  })
  options: object | null;
}
