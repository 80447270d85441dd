import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';
import type { withCode } from './texts.js';

export const WholeNumber = (min: number, max: number, options: ReturnType<typeof withCode>) =>
  applyDecorators(IsInt(options), Min(min, options), Max(max, options));
