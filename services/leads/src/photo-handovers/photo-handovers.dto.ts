import type { LargeText } from '@sandhill/platform/json/large-text.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { Matches } from 'class-validator';
import { NewPhotos } from '../photos/project-images.js';

const Key = () => Matches(/^[\w-]{43,100}$/, withCode('invalid_key', 'The key is not valid'));

export class OpenHandoverDto {
  @ApiProperty({ description: 'A random key that the phone makes and keeps: it alone may send photos.' })
  @Key()
  key: string;
}

export class HandPhotosDto extends OpenHandoverDto {
  @ApiProperty({ description: 'The token of the link.' })
  @Key()
  link: string;

  @NewPhotos()
  projectImages: LargeText[];
}

/** A new hand-over. Its two tokens are shown only once. */
export class NewHandoverResponse {
  @ApiProperty({ description: 'The token of the page that the phone opens, `/p/{token}`.' }) link: string;
  @ApiProperty({ description: 'The token with which the form reads the photos.' }) desk: string;
  @ApiProperty({ format: 'date-time' }) endsAt: string;
}

export class HandoverResponse {
  @ApiProperty({ description: 'A phone has opened the link.' }) isOpened: boolean;
  @ApiProperty({ format: 'date-time' }) endsAt: string;
  @ApiProperty({ type: [String], description: 'Ids of the photos, the oldest first.' }) photoIds: string[];
}
