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
  @ApiProperty({ maxLength: 200 })
  @NamedText('Title', 200)
  title: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 5000,
    nullable: true,
    description: 'May contain "Section: id".',
  })
  @NullableText('Description', 5000)
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

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: 100,
    description: 'The point that crops keep, in percent from the left.',
  })
  @MayBeAbsent()
  @Percent()
  focusX?: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 100, description: 'From the top.' })
  @MayBeAbsent()
  @Percent()
  focusY?: number;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'If it contains "crop", the bottom of the picture is not shown.',
    maxLength: 300,
  })
  @NullableText('File name', 300)
  fileName?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 200,
    description: 'The software in the EXIF block of the file that was shrunk before it was sent.',
  })
  @NullableText('Software', 200)
  software?: string | null;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the camera took it.',
  })
  @CaptureTime()
  takenAt?: string | null;

  @ApiPropertyOptional({ type: String, maxLength: 300, nullable: true })
  @NullableText('Alternative text', 300)
  altText?: string | null;

  @ApiPropertyOptional({ type: String, maxLength: 200, nullable: true })
  @NullableText('Spanish title', 200)
  titleEs?: string | null;

  @ApiPropertyOptional({ type: String, maxLength: 5000, nullable: true })
  @NullableText('Spanish description', 5000)
  descriptionEs?: string | null;

  @ApiPropertyOptional({ type: String, maxLength: 300, nullable: true })
  @NullableText('Spanish alternative text', 300)
  altTextEs?: string | null;
}
