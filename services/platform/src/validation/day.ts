import { applyDecorators } from '@nestjs/common';
import { IsISO8601, Matches } from 'class-validator';
import type { withCode } from './texts.js';

/** Requires a day that exists, `YYYY-MM-DD`. */
export const Day = (options: ReturnType<typeof withCode>) =>
  applyDecorators(IsISO8601({ strict: true }, options), Matches(/^\d{4}-\d\d-\d\d$/, options));
