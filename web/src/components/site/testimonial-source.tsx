import type { Testimonial } from '@sandhill/company/content/site.js';
import type { Language } from '@sandhill/company/language.js';
import { commonContent } from '../../content/common';
import { useContent, useLanguage } from '../../lib/language-context';

const monthOf = (date: string, language: Language) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );

export function TestimonialSource({ voice: { source, date, link, isSample } }: { voice: Testimonial }) {
  const { sample } = useContent(commonContent);
  const language = useLanguage();
  const parts = [isSample && sample, source, date && monthOf(date, language)].filter(Boolean).join(', ');
  if (!parts && !link) return null;
  return (
    <span className="block text-sm">
      {link ? (
        <a href={link} rel="noopener" className="underline">
          {parts || new URL(link).hostname}
        </a>
      ) : (
        parts
      )}
    </span>
  );
}
