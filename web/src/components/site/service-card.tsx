import type { ServiceId } from '@sandhill/company/service-ids.js';
import { illustrations } from '../../assets/illustrations';
import { commonContent } from '../../content/common';
import { useContent, useLanguage } from '../../lib/language-context';
import { LocalLink } from './local-link';
import { SitePicture } from './site-picture';
import { serviceNames, serviceOf, textProps } from '../../lib/site';

interface ServiceCardProps {
  id: ServiceId;
  to: string;
}

/** A card with a service's picture, name and link, and a sentence from 640 px on. The link covers the whole card. */
export function ServiceCard({ id, to }: ServiceCardProps) {
  const content = useContent(commonContent);
  const language = useLanguage();
  const name = serviceNames[id][language];
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-ground transition-shadow duration-200 hover:shadow-lg">
      <SitePicture
        place={id}
        shipped={illustrations[id]}
        sizes="(min-width: 1024px) 25vw, 50vw"
        className="aspect-8/5 w-full"
      />
      <div className="flex grow flex-col px-3 pt-3 sm:gap-2 sm:p-5">
        <h3 className="min-h-[2lh] max-[22rem]:text-sm sm:min-h-0 sm:text-xl">{name}</h3>
        <p className="text-ink-soft max-sm:hidden" {...textProps(serviceOf(id).shortDescription, language)} />
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
