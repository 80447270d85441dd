import { plantGuideContent } from '../../../content/plant-guide';
import { formatDay } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { Review } from '../page-types';

export function ReviewNote({ entry }: { entry: Review }) {
  const content = useContent(plantGuideContent);
  const language = useLanguage();
  const { sources, checkedOn, checkedBy } = entry;
  return (
    <section className="page-width pb-12">
      <div className="border-t border-line pt-6">
        <h2 className="text-heading">{content.sources}</h2>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {sources.map(({ title, url }) => (
            <li key={title} lang="en">
              {url ? (
                <a href={url} className="text-link underline underline-offset-4">
                  {title}
                </a>
              ) : (
                title
              )}
            </li>
          ))}
        </ul>
        {(checkedOn || checkedBy) && (
          <p className="mt-3 text-ink-soft">
            {checkedOn && (
              <span className="mr-3" suppressHydrationWarning>
                {content.readOn(formatDay(checkedOn, language))}
              </span>
            )}
            {checkedBy && `${content.reviewedBy}: ${checkedBy}`}
          </p>
        )}
      </div>
    </section>
  );
}
