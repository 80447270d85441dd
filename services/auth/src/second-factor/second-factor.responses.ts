import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { recoveryCodeCount } from './recovery-codes.js';

export class SecondFactorBegunResponse {
  @ApiProperty({ description: 'Base32, for typing into an authenticator app.' }) secret: string;
  @ApiProperty({ description: 'The same for a QR code.' }) otpauthUrl: string;
}

export class RecoveryCodesResponse {
  @ApiProperty({
    type: [String],
    minItems: recoveryCodeCount,
    maxItems: recoveryCodeCount,
    description: 'Each replaces a code once. Shown only here.',
  })
  recoveryCodes: string[];
}
