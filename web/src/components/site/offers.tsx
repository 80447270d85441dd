import { LanguageHint } from './language-hint';
import { QuotePopup } from './quote-popup';

export function Offers() {
  return (
    <>
      <LanguageHint />
      <QuotePopup />
    </>
  );
}
