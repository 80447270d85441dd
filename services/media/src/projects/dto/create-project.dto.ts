import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { IsLargeText } from '@sandhill/platform/json/is-large-text.js';
import type { LargeText } from '@sandhill/platform/json/large-text.js';
import { MayBeAbsent } from '@sandhill/platform/validation/may-be-absent.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsBoolean } from 'class-validator';
import { placements, type Placement } from '../placement.js';
import {
  CaptureTime,
  CategorySlug,
  DisplayOrder,
  NamedText,
  NullableText,
  Percent,
  PlacementChoice,
} from './field-rules.js';

export class CreateProjectDto {
  @NamedText('Title', 200)
  title: string;

  @NullableText('Description', 5000, 'May contain "Section: id".')
  description?: string | null;

  @ApiProperty({ type: String, description: 'A data URL: JPEG, PNG, WebP or GIF, at most 10,000,000 bytes.' })
  @IsLargeText(withCode('required', 'Image is required'))
  imageUrl: LargeText;

  @ApiPropertyOptional({ maxLength: 100, default: 'landscaping' })
  @MayBeAbsent()
  @CategorySlug()
  category?: string;

  @ApiPropertyOptional({ enum: placements, default: 'gallery' })
  @MayBeAbsent()
  @PlacementChoice()
  placement?: Placement;

  @ApiPropertyOptional({ default: false })
  @MayBeAbsent()
  @IsBoolean(withCode('not_a_boolean', 'Featured must be true or false'))
  featured?: boolean;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, default: 0 })
  @MayBeAbsent()
  @DisplayOrder()
  displayOrder?: number;

  @Percent('The point that crops keep, in percent from the left.')
  focusX?: number;

  @Percent('From the top.')
  focusY?: number;

  @NullableText('File name', 300, 'If it contains "crop", the bottom of the picture is not shown.')
  fileName?: string | null;

  @NullableText(
    'Software',
    200,
    'The software in the EXIF block of the file that was shrunk before it was sent.',
  )
  software?: string | null;

  @CaptureTime('When the camera took it.')
  takenAt?: string | null;

  @NullableText('Alternative text', 300)
  altText?: string | null;

  @NullableText('Spanish title', 200)
  titleEs?: string | null;

  @NullableText('Spanish description', 5000)
  descriptionEs?: string | null;

  @NullableText('Spanish alternative text', 300)
  altTextEs?: string | null;
}
