import { serviceIds } from '@sandhill/company/service-ids.js';
import { ChevronDown, Phone } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readValues } from '../../components/forms/form-values';
import { hasText } from '../../components/forms/has-text';
import { phoneHref } from '../../components/site/admin-access';
import { AddressCheck } from '../../components/site/address-check';
import { LazyBusinessHours } from '../../components/site/lazy-business-hours';
import { Questions } from '../../components/site/questions';
import { ContactDetails } from '../../components/site/contact-details';
import { hiddenOnceSent } from '../../components/site/hidden-once-sent';
import { storyPath } from '../../config/paths';
import { formsContent } from '../../content/forms';
import { commonContent } from '../../content/common';
import { contactPageContent } from '../../content/contact-page';
import { plantQuestion, workQuestion } from '../../content/linked-subjects';
import { ContactForm } from '../../features/contacts/components/contact-form';
import { maxSeenLength } from '../../features/plant-guide/guide-paths';
import { QuoteForm } from '../../features/quotes/components/quote-form';
import { useCarriedAddress } from '../../hooks/use-carried-address';
import { useClientLocation } from '../../hooks/use-client-location';
import { useContent, useLanguage, useLocalizedPath } from '../../lib/language-context';
import { PageHead } from '../../lib/page-head';
import { usePageMetadata } from '../../lib/page-metadata';
import { profile, questionsOn } from '../../lib/site';

const subjects = [plantQuestion, workQuestion];

function useMessageLink() {
  const language = useLanguage();
  const { search, hash } = useClientLocation();
  const query = new URLSearchParams(search);
  const asked = query.get('subject') ?? '';
  const known = subjects.find(({ en, es }) => asked === en || asked === es);
  return {
    subject: known ? known[language] : asked,
    opening: query.get('seen')?.slice(0, maxSeenLength).trim(),
    hasPhotosOpen: known === plantQuestion || query.has('guide'),
    isAsked: hash === '#message' || query.has('subject'),
  };
}

function useLinkedService() {
  const id = new URLSearchParams(useClientLocation().search).get('service');
  return serviceIds.find((service) => service === id);
}

const maxTitleLength = 200;

/** Returns the beginning of a message about the gallery project that the URL names; undefined if the URL names none. */
function useLikedProject(): string | undefined {
  const { like } = useContent(contactPageContent);
  const localize = useLocalizedPath();
  const query = new URLSearchParams(useClientLocation().search);
  const title = query.get('like')?.slice(0, maxTitleLength).trim();
  const slug = /^[a-z0-9-]{1,80}$/.exec(query.get('story') ?? '')?.[0];
  return title ? like(title, slug ? location.origin + localize(storyPath(slug)) : '') : undefined;
}

/** Head of the page. It is short, so that the quote form begins on a phone's first screen. */
function Intro() {
  const content = useContent(contactPageContent);
  const { footer } = useContent(commonContent);
  return (
    <section className="on-dark bg-primary-deep text-white">
      <div className="page-width grid gap-x-12 gap-y-3 py-4 sm:grid-cols-2 lg:py-10">
        <div>
          <h1 className="text-title">{content.title}</h1>
          <p className="mt-1 sm:text-lg">{content.lead}</p>
          <a
            href={phoneHref}
            aria-label={`${content.phone} ${profile.phone.display}`}
            className="mt-1 inline-flex min-h-11 items-center gap-2 text-xl font-semibold underline underline-offset-4"
          >
            <Phone aria-hidden className="size-5" />
            {profile.phone.display}
          </a>
        </div>
        <div>
          <p className="font-display text-heading max-sm:sr-only">{footer.hours}</p>
          <LazyBusinessHours />
        </div>
      </div>
    </section>
  );
}

interface FormCardProps {
  id: string;
  title: string;
  text?: string;
  /** Whether small screens hide the form until its title is pressed. */
  isFolded?: boolean;
  /** Whether the form is open at first, because the URL names it. */
  isOpen?: boolean;
  children: ReactNode;
}

function FormCard({ id, title, text, isFolded, isOpen, children }: FormCardProps) {
  const card = useRef<HTMLElement>(null);
  // Effects of child components run first, so the form has already restored its draft.
  const [hasDraft, setDraft] = useState(false);
  useEffect(() => {
    const form = isFolded && card.current?.querySelector('form');
    if (form && hasText(readValues(form))) setDraft(true);
  }, [isFolded]);
  return (
    <section
      ref={card}
      id={id}
      aria-labelledby={`${id}-title`}
      className="rounded-3xl border border-line bg-ground p-4 shadow-sm not-has-[[data-form-sent]]:in-[:root:has([data-form-sent])]:hidden sm:p-8"
    >
      <h2
        id={`${id}-title`}
        className={`mb-4 text-title ${hiddenOnceSent} ${isFolded ? 'max-lg:sr-only' : ''}`}
      >
        {title}
      </h2>
      {text && <p className={`-mt-3 mb-3 text-ink-soft sm:text-lg ${hiddenOnceSent}`}>{text}</p>}
      {isFolded && (
        <details open={isOpen || hasDraft} className={`peer group lg:hidden ${hiddenOnceSent}`}>
          <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-display text-heading font-semibold [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronDown aria-hidden className="size-6 shrink-0 group-open:rotate-180" />
          </summary>
        </details>
      )}
      {/* Placed beside `details`, not inside it, because on large screens the form is shown although `details` is
          hidden. */}
      <div className={isFolded ? 'max-lg:hidden max-lg:peer-open:mt-4 max-lg:peer-open:block' : ''}>
        {children}
      </div>
    </section>
  );
}

function Rating() {
  const content = useContent(contactPageContent);
  if (content.rating.length === 0) return null;
  return (
    <ul className="mb-6 grid grid-cols-3 gap-x-4 border-b border-line pb-4">
      {content.rating.map(([figure, label]) => (
        <li key={label} className="leading-snug">
          <strong className="block font-display text-heading text-primary first-letter:uppercase">
            {figure}
          </strong>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** The contact page. Every "Get a Quote" link leads to its quote form. */
export function Component() {
  const head = usePageMetadata('contact');
  const content = useContent(contactPageContent);
  const forms = useContent(formsContent);
  const { isAsked, ...link } = useMessageLink();
  const service = useLinkedService();
  const opening = useLikedProject();
  const [carried, carryAddress] = useCarriedAddress();
  return (
    <>
      <PageHead {...head} />
      <Intro />
      <div className="bg-band py-4 sm:py-8 lg:py-12">
        <div className="page-width grid gap-4 sm:gap-8 lg:grid-cols-[5fr_3fr] lg:items-start lg:gap-12">
          <FormCard id="quote" title={content.quoteTitle} text={content.quoteText}>
            <QuoteForm selectedService={service} carried={carried} opening={opening} />
          </FormCard>
          <FormCard id="message" title={forms.contact.title} isFolded isOpen={isAsked}>
            <ContactForm {...link} />
          </FormCard>
          <div className="pt-2 lg:sticky lg:top-36 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <Rating />
            <ContactDetails />
            <div className="mt-6">
              <AddressCheck onCarry={carryAddress} />
            </div>
          </div>
        </div>
      </div>
      {questionsOn('contact').length > 0 && (
        <section className="section-space">
          <div className="page-width">
            <Questions id="contact" />
          </div>
        </section>
      )}
    </>
  );
}
