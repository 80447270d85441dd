import { ECDH } from 'node:crypto';
import { languages, type Language } from '@sandhill/company/language.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { Type } from 'class-transformer';
import { IsDefined, IsObject, ValidateBy, ValidateNested } from 'class-validator';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { OptionalText, PageLanguage, LeadText } from '../model/lead-fields.js';
import type { PushDevice } from './push-device.entity.js';

const badKeys = withCode('invalid_keys', 'This browser’s subscription is not valid');

/** Requires bytes in base64url, as browsers encode the keys of a subscription. */
const IsBytes = (length: number, isValid: (bytes: Buffer) => boolean = () => true) =>
  ValidateBy(
    {
      name: 'isBytes',
      validator: {
        validate: (value) => {
          if (typeof value !== 'string' || !/^[\w-]{1,100}={0,2}$/.test(value)) return false;
          const bytes = Buffer.from(value, 'base64url');
          return bytes.length === length && isValid(bytes);
        },
      },
    },
    badKeys,
  );

/** Whether a point is on the curve P-256. Nothing can be encrypted for any other point, so no retry would help. */
function isOnCurve(point: Buffer): boolean {
  try {
    ECDH.convertKey(point, 'prime256v1');
    return point[0] === 4;
  } catch {
    return false;
  }
}

class PushDeviceKeysDto {
  @ApiProperty({ description: 'An uncompressed point of P-256, in base64url.' })
  @IsBytes(65, isOnCurve)
  p256dh: string;

  @ApiProperty({ description: '16 bytes in base64url.' })
  @IsBytes(16)
  auth: string;
}

/** A browser's `PushSubscription` in the form of its `toJSON`, and the user's name for the device. */
export class CreatePushDeviceDto {
  @LeadText({ missing: 'This browser’s subscription is not valid', max: 2000 })
  endpoint: string;

  @ApiProperty({ type: PushDeviceKeysDto })
  @IsDefined(badKeys)
  @IsObject(badKeys)
  @ValidateNested(badKeys)
  @Type(() => PushDeviceKeysDto)
  keys: PushDeviceKeysDto;

  @OptionalText({ max: 100, description: 'What the user calls the device.' })
  label?: string | null;

  @PageLanguage()
  language?: Language | null;
}

export class PushDeviceResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ description: 'By which a browser finds itself in the list.' }) endpoint: string;
  @NullableText() label: string | null;
  @ApiProperty({ enum: languages }) language: Language;
  @NullableText({ format: 'date-time' }) lastSentAt: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

export class PushKeyResponse {
  @ApiProperty({ description: 'The `applicationServerKey` of a subscription.' }) publicKey: string;
}

export function toPushDevice({ id, endpoint, label, language, ...times }: PushDevice): PushDeviceResponse {
  return {
    id,
    endpoint,
    label,
    language,
    lastSentAt: times.lastSentAt?.toISOString() ?? null,
    createdAt: times.createdAt.toISOString(),
  };
}
