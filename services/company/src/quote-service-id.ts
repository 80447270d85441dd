import type { ServiceId } from './service-ids.js';

export type QuoteServiceId = ServiceId | 'other';
