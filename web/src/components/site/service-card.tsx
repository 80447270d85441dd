import type { ServiceId } from '@sandhill/company/service-ids.js';
import { illustrations } from '../../assets/illustrations';
import { commonContent } from '../../content/common';
import { useContent, useLanguage } from '../../lib/language-context';
import { Picture } from '../ui/picture';
import { LocalLink } from './local-link';
import { serviceNames, serviceOf, words } from '../../lib/site';

interface ServiceCardProps {
  id: ServiceId;
  to: string;
}

/** A service: drawing, name, a sentence and where to read on. The whole card is the link's target. */
export function ServiceCard({ id, to }: ServiceCardProps) {
  const content = useContent(commonContent);
  const language = useLanguage();
  const name = serviceNames[id][language];
  return (
    <article className="relative grid h-full grid-cols-[7rem_1fr] overflow-hidden rounded-2xl border border-line bg-ground transition-shadow duration-200 hover:shadow-lg sm:flex sm:flex-col">
      <Picture
        files={illustrations[id]}
        alt=""
        sizes="(min-width: 1024px) 25vw, (min-width: 640px) 50vw, 12rem"
        className="size-full object-cover sm:aspect-8/5 sm:h-auto"
      />
      <div className="flex grow flex-col gap-1 p-4 sm:gap-2 sm:p-5">
        <h3 className="text-xl">{name}</h3>
        <p className="text-ink-soft" {...words(serviceOf(id).shortDescription, language)} />
        <LocalLink
          to={to}
          className="mt-auto inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <span>
            {content.learnMore}
            <span className="sr-only">{content.learnMoreOf(name)}</span>
          </span>
        </LocalLink>
      </div>
    </article>
  );
}
