import type { ShownText } from '@sandhill/company/content/shown-text.js';
import { plantGuideContent } from '../../../content/plant-guide';
import { useContent, useLanguage } from '../../../lib/language-context';

/** The other names of an entry. The name in the other language comes first. */
export function OtherNames({
  entry: { name, synonyms },
}: {
  entry: { name: ShownText; synonyms: string[] };
}) {
  const content = useContent(plantGuideContent);
  const shown = name[useLanguage()];
  const names = new Set([name.en, name.es, ...synonyms]);
  names.delete(shown);
  if (names.size === 0) return null;
  return (
    <p className="mt-3">
      {content.alsoCalled}: {[...names].join(', ')}
    </p>
  );
}
