import { applyDecorators } from '@nestjs/common';
import { firstSite } from '@sandhill/company/content/first-site.js';
import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { Transform } from 'class-transformer';
import { IsArray, IsIn } from 'class-validator';
import { withCode } from '@sandhill/platform/validation/texts.js';

export const quoteServiceIds = Object.keys(firstSite.serviceNames) as QuoteServiceId[];

const noList = withCode('services_required', 'Please select services from the list');

/** Ids of services. Duplicates are dropped; the list may be empty. */
export const ServiceIds = (missing = noList) =>
  applyDecorators(
    Transform(({ value }) => (Array.isArray(value) ? [...new Set<unknown>(value)] : (value as unknown))),
    IsIn(quoteServiceIds, {
      each: true,
      ...withCode('unknown_service', 'Please choose services from the list'),
    }),
    IsArray(missing),
  );
