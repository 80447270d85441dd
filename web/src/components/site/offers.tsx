import { LanguageHint } from './language-hint';
import { QuotePopup } from './quote-popup';

/** What the site offers by itself once a page has settled. */
export function Offers() {
  return (
    <>
      <LanguageHint />
      <QuotePopup />
    </>
  );
}
