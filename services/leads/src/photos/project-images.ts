import { applyDecorators } from '@nestjs/common';
import { IsLargeText } from '@sandhill/platform/json/is-large-text.js';
import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsOptional } from 'class-validator';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { photoLimits, photoProblems } from './photo-limits.js';

const Pictures = () =>
  applyDecorators(
    IsArray(withCode(...photoProblems.invalid)),
    ArrayMaxSize(photoLimits.count, withCode(...photoProblems.tooMany)),
    IsLargeText({ each: true, ...withCode(...photoProblems.invalid) }),
  );

const description =
  'JPEG or PNG pictures as base64 data URLs; decoded at most 5,000,000 bytes each and 25,000,000 in total.';

export const ProjectImages = () =>
  applyDecorators(
    ApiPropertyOptional({ type: [String], maxItems: photoLimits.count, description }),
    IsOptional(),
    Pictures(),
  );

export const NewPhotos = () =>
  applyDecorators(
    ApiProperty({ type: [String], minItems: 1, maxItems: photoLimits.count, description }),
    ArrayNotEmpty(withCode(...photoProblems.invalid)),
    Pictures(),
  );
