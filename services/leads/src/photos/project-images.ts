import { applyDecorators } from '@nestjs/common';
import { IsLargeText } from '@sandhill/platform/json/is-large-text.js';
import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { ArrayMaxSize, IsArray, IsOptional } from 'class-validator';
import { withCode } from '../model/lead-fields.js';
import { photoLimits, photoProblems } from './photo-limits.js';

/** The photos of a form (decision L1). */
export const ProjectImages = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: [String],
      maxItems: photoLimits.count,
      description:
        'JPEG or PNG pictures as base64 data URLs; decoded at most 5,000,000 bytes each and 25,000,000 in total.',
    }),
    IsOptional(),
    IsArray(withCode(...photoProblems.invalid)),
    ArrayMaxSize(photoLimits.count, withCode(...photoProblems.tooMany)),
    IsLargeText({ each: true, ...withCode(...photoProblems.invalid) }),
  );
