import { LanguageHint } from './language-hint';
import { QuotePopup } from './quote-popup';

/** Offers that appear after the page has loaded: the language question and the pop-up. */
export function Offers() {
  return (
    <>
      <LanguageHint />
      <QuotePopup />
    </>
  );
}
