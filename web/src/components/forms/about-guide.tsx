import { useState } from 'react';
import { formsContent } from '../../content/forms';
import { useClientLocation } from '../../hooks/use-client-location';
import { guideSlugOf } from '../../lib/form-guide';
import { readGuideTrail } from '../../lib/guide-trail';
import { useContent, useLanguage } from '../../lib/language-context';

/**
 * Names the plant or problem from whose page the visitor came. The slug is kept in state, because links within the page
 * drop the query.
 */
export function AboutGuide() {
  const content = useContent(formsContent);
  const language = useLanguage();
  const linked = guideSlugOf(useClientLocation().search);
  const [slug, setSlug] = useState(linked);
  if (linked !== null && linked !== slug) setSlug(linked);
  if (slug === null) return null;
  const page = readGuideTrail().find((other) => other.slug === slug);
  return (
    <p className="rounded-xl bg-band px-4 py-3 sm:col-span-2">
      {content.about} <strong>{page?.name?.[language] ?? slug.replaceAll('-', ' ')}</strong>
    </p>
  );
}
