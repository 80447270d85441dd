import { textConsentWords } from '@sandhill/company/text-consent.js';
import { useLanguage } from '../../lib/language-context';

/**
 * The checkbox for consent to text messages, unticked at first. CSS shows it once a phone number is typed, so it works
 * without scripts.
 */
export function TextConsent() {
  const language = useLanguage();
  return (
    <label className="hidden min-h-11 items-center gap-3 leading-tight sm:col-span-2 [form:has([type=tel]:not(:placeholder-shown))_&]:flex">
      <input type="checkbox" name="textConsent" value="yes" className="size-5 shrink-0 accent-primary" />
      {textConsentWords[language]}
    </label>
  );
}
