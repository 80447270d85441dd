import { LanguageHint } from './language-hint';
import { QuotePopup } from './quote-popup';

/** Offers that the site makes once a page has settled. */
export function Offers() {
  return (
    <>
      <LanguageHint />
      <QuotePopup />
    </>
  );
}
