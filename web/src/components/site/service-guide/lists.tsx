import { ArrowRight, Scale, SquareCheckBig } from 'lucide-react';
import { illustrations } from '../../../assets/illustrations';
import { paths } from '../../../config/paths';
import { serviceGuidesContent } from '../../../content/service-guides';
import { useContent, useLanguage } from '../../../lib/language-context';
import { LocalLink } from '../local-link';
import { SitePicture } from '../site-picture';
import type { BlockProps } from './block-props';
import { serviceNames } from '../../../lib/site';

export function Checklist({ guide: { checklist } }: BlockProps) {
  const language = useLanguage();
  if (!checklist) return null;
  return (
    <div className="rounded-3xl bg-ground p-6 text-ink shadow-sm sm:p-8">
      <h2 className="text-title">{checklist.title[language]}</h2>
      <ul className="mt-6 gap-x-10 columns-md">
        {checklist.items.map((item) => (
          <li key={item.en} className="mb-4 flex break-inside-avoid gap-3">
            <SquareCheckBig aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
            {item[language]}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Factors({ guide }: BlockProps) {
  const content = useContent(serviceGuidesContent);
  const language = useLanguage();
  return (
    <>
      <h2 className="text-title">{content.factors}</h2>
      <ul className="mt-4 space-y-2 sm:mt-6 sm:space-y-4">
        {guide.factors.map((factor) => (
          <li key={factor.en} className="flex gap-3">
            <Scale aria-hidden className="mt-0.5 size-5 shrink-0 opacity-70" />
            <span className="reading-width">{factor[language]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

export function Related({ guide }: BlockProps) {
  const content = useContent(serviceGuidesContent);
  const language = useLanguage();
  return (
    <>
      <h2 className="text-title">{content.related}</h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(6.75rem,1fr))] gap-2 sm:mt-6 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] sm:gap-4">
        {guide.related.map(({ id, why }) => (
          <li
            key={id}
            className="relative flex items-stretch overflow-hidden max-sm:flex-col rounded-2xl border border-line bg-ground transition-shadow duration-200 hover:shadow-lg"
          >
            <div className="shrink-0 max-sm:aspect-8/5 sm:w-24">
              <SitePicture place={id} shipped={illustrations[id]} sizes="12rem" className="size-full" />
            </div>
            <div className="grow px-1.5 py-2 sm:p-4">
              <LocalLink
                to={paths.service(id)}
                className="font-display text-[0.8125rem] leading-tight text-link sm:text-xl underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {serviceNames[id][language]}
              </LocalLink>
              <p className="text-ink-soft max-sm:hidden">{why[language]}</p>
            </div>
            <ArrowRight aria-hidden className="mr-4 size-5 shrink-0 self-center text-primary max-sm:hidden" />
          </li>
        ))}
      </ul>
    </>
  );
}
