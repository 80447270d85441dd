import { ArrowRight, Scale, SquareCheckBig } from 'lucide-react';
import { illustrations } from '../../../assets/illustrations';
import { paths } from '../../../config/paths';
import { serviceGuidesContent } from '../../../content/service-guides';
import { useContent, useLanguage } from '../../../lib/language-context';
import { Picture } from '../../ui/picture';
import { LocalLink } from '../local-link';
import type { BlockProps } from './block-props';
import { serviceNames } from '../../../lib/site';

/** A list of the service's own, to work through. */
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

/** What price and time depend on. */
export function Factors({ guide }: BlockProps) {
  const content = useContent(serviceGuidesContent);
  const language = useLanguage();
  return (
    <>
      <h2 className="text-title">{content.factors}</h2>
      <ul className="mt-6 space-y-4">
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

/** Services that go with this one, and why. */
export function Related({ guide }: BlockProps) {
  const content = useContent(serviceGuidesContent);
  const language = useLanguage();
  return (
    <>
      <h2 className="text-title">{content.related}</h2>
      <ul className="mt-6 grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
        {guide.related.map(({ id, why }) => (
          <li
            key={id}
            className="relative flex items-stretch overflow-hidden rounded-2xl border border-line bg-ground transition-shadow duration-200 hover:shadow-lg"
          >
            <div className="w-24 shrink-0">
              <Picture files={illustrations[id]} alt="" sizes="12rem" className="size-full object-cover" />
            </div>
            <div className="grow p-4">
              <LocalLink
                to={paths.service(id)}
                className="font-display text-xl text-link underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {serviceNames[id][language]}
              </LocalLink>
              <p className="text-ink-soft">{why[language]}</p>
            </div>
            <ArrowRight aria-hidden className="mr-4 size-5 shrink-0 self-center text-primary" />
          </li>
        ))}
      </ul>
    </>
  );
}
