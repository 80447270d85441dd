import { officeDay } from '@sandhill/company/office-day.js';
import { tokenNames } from '@sandhill/company/content/token-names.js';
import { tokenValue } from '@sandhill/company/content/token-value.js';
import { useSelector } from 'react-redux';
import { websiteContent } from '../../../content/website';
import { useContent, useLanguage } from '../../../lib/language-context';
import { selectWebsite } from '../draft/draft-slice';

export function TokenNames() {
  const { tokens } = useContent(websiteContent);
  const language = useLanguage();
  const { content } = useSelector(selectWebsite);
  if (!content) return null;
  const today = officeDay();
  return (
    <details className="rounded-2xl border border-line p-4">
      <summary className="font-medium">{tokens.title}</summary>
      <p className="mt-1 text-ink-soft">{tokens.text}</p>
      <ul className="mt-1 text-sm wrap-anywhere">
        {tokenNames.map((name) => (
          <li key={name}>{tokens.replaced(name, tokenValue(name, content, { language, today }) ?? '')}</li>
        ))}
      </ul>
    </details>
  );
}
