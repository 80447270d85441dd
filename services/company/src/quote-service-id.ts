import type { ServiceId } from './service-ids.js';

/** Choices of a quote: a service, or something else. */
export type QuoteServiceId = ServiceId | 'other';
