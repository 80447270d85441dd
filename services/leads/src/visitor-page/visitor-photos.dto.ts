import type { LargeText } from '@sandhill/platform/json/large-text.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsString, MaxLength } from 'class-validator';
import { NewPhotos } from '../photos/project-images.js';

const invalid = withCode('invalid_token', 'The link is not valid');

export class VisitorPhotosDto {
  @ApiProperty({ description: 'The token of the visitor’s page.' })
  @IsString(invalid)
  @MaxLength(200, invalid)
  token: string;

  @NewPhotos()
  projectImages: LargeText[];
}
