export type QuoteFormCode = typeof import('./quote-form-code');

export const loadQuoteForm = (): Promise<QuoteFormCode> => import('./quote-form-code');
