import { officeDay } from '@sandhill/company/office-day.js';
import { tokenNames, type TokenName, tokenPattern } from '@sandhill/company/content/token-names.js';
import { tokenValue } from '@sandhill/company/content/token-value.js';
import type { Language } from '@sandhill/company/language.js';
import { useSelector } from 'react-redux';
import { websiteContent } from '../../../content/website';
import { useContent } from '../../../lib/language-context';
import { selectWebsite } from '../draft/draft-slice';

const isToken = (name: string): name is TokenName => (tokenNames as readonly string[]).includes(name);

export function useTokenHint(text: string, language: Language): string {
  const { tokens } = useContent(websiteContent);
  return useSelector((state: Parameters<typeof selectWebsite>[0]) => {
    const { content } = selectWebsite(state);
    if (!content || !text.includes('{')) return '';
    const names = new Set([...text.matchAll(tokenPattern)].map(([, name = '']) => name).filter(isToken));
    const at = { language, today: officeDay() };
    return [...names].map((name) => tokens.replaced(name, tokenValue(name, content, at) ?? '')).join(' ');
  });
}
