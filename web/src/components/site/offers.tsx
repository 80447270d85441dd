import { LanguageHint } from './language-hint';
import { QuotePopup } from './quote-popup';

/** The offers of the site that appear after the page has loaded. */
export function Offers() {
  return (
    <>
      <LanguageHint />
      <QuotePopup />
    </>
  );
}
