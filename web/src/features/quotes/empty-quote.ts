import type { QuoteServiceId } from '@sandhill/company/service-names.js';

/** What the fields of the quote form hold as text. `website` is the hidden field that people leave empty. */
export interface QuoteDraftValues {
  name: string;
  email: string;
  phone: string;
  address: string;
  services: QuoteServiceId[];
  message: string;
  website: string;
}

export const emptyQuote = (services: QuoteServiceId[] = []): QuoteDraftValues => ({
  name: '',
  email: '',
  phone: '',
  address: '',
  services,
  message: '',
  website: '',
});
