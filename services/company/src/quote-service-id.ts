import type { ServiceId } from './service-ids.js';

/** What a quote may request: a service, or something else. */
export type QuoteServiceId = ServiceId | 'other';
