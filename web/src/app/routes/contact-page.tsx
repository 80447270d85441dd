import { serviceIds } from '@sandhill/company/service-ids.js';
import type { ReactNode } from 'react';
import { AddressCheck } from '../../components/site/address-check';
import { AreasPanel } from '../../components/site/areas-panel';
import { Questions } from '../../components/site/questions';
import { ContactDetails } from '../../components/site/contact-details';
import { OfficeMap } from '../../components/site/office-map';
import { formsContent } from '../../content/forms';
import { homeContent } from '../../content/home';
import { contactPageContent } from '../../content/contact-page';
import { useCarriedAddress } from '../../hooks/use-carried-address';
import { ContactForm } from '../../features/contacts/components/contact-form';
import { QuoteForm } from '../../features/quotes/components/quote-form';
import { useClientLocation } from '../../hooks/use-client-location';
import { useContent } from '../../lib/language-context';
import { PageHead } from '../../lib/page-head';
import { usePageWords } from '../../lib/page-words';
import { questionsOn } from '../../lib/site';

const plantQuestions = Object.values(formsContent).map(({ contact }) => contact.plantQuestion);

/** What the address says of the message: its subject, in the page's language, and whether there is a plant to show. */
function useMessageLink() {
  const { contact } = useContent(formsContent);
  const query = new URLSearchParams(useClientLocation().search);
  const asked = query.get('subject') ?? '';
  const isPlantQuestion = plantQuestions.includes(asked);
  return {
    subject: isPlantQuestion ? contact.plantQuestion : asked,
    hasPhotosOpen: isPlantQuestion || query.has('guide'),
  };
}

/** The service that the address names: it is ticked. */
function useLinkedService() {
  const id = new URLSearchParams(useClientLocation().search).get('service');
  return serviceIds.find((service) => service === id);
}

/** Short, so that the quote form begins on the first screen of a phone. */
function Intro() {
  const content = useContent(contactPageContent);
  return (
    <section className="on-dark bg-primary-deep text-white">
      <div className="page-width py-5 lg:py-10">
        <h1 className="text-title">{content.title}</h1>
        <p className="mt-1 text-lg">{content.lead}</p>
      </div>
    </section>
  );
}

interface FormCardProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

function FormCard({ id, title, text, children }: FormCardProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="rounded-3xl border border-line bg-ground p-5 shadow-sm sm:p-8"
    >
      <h2 id={`${id}-title`} className="mb-4 text-title">
        {title}
      </h2>
      {text && <p className="-mt-2 mb-4 text-lg text-ink-soft">{text}</p>}
      {children}
    </section>
  );
}

/** Rating, associations, response. */
function Rating() {
  const content = useContent(contactPageContent);
  return (
    <ul className="mb-8 grid grid-cols-3 gap-x-4 border-b border-line pb-6">
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

/**
 * The quote form, which every "Get a Quote" leads to, then the message, then the map. On large screens the facts stand
 * beside the forms; on small ones they come after them, since the phone number is in the bar at the bottom.
 */
export function Component() {
  const head = usePageWords('contact');
  const content = useContent(contactPageContent);
  const forms = useContent(formsContent);
  const { area } = useContent(homeContent);
  const link = useMessageLink();
  const service = useLinkedService();
  const [carried, carryAddress] = useCarriedAddress('#quote');
  return (
    <>
      <PageHead {...head} />
      <Intro />
      <div className="bg-band py-5 sm:py-8 lg:py-12">
        <div className="page-width grid gap-8 lg:grid-cols-[5fr_3fr] lg:items-start lg:gap-12">
          <FormCard id="quote" title={content.quoteTitle} text={content.quoteText}>
            <QuoteForm selectedService={service} carried={carried} />
          </FormCard>
          <FormCard id="message" title={forms.contact.title}>
            <ContactForm {...link} />
          </FormCard>
          <div className="pt-2 lg:sticky lg:top-36 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <Rating />
            <ContactDetails />
          </div>
        </div>
      </div>
      <section
        aria-labelledby="area-title"
        className="page-width section-space grid gap-8 lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-12"
      >
        <OfficeMap />
        <div className="max-lg:-order-1">
          <h2 id="area-title" className="text-title">
            {area.title}
          </h2>
          <p className="mt-2 mb-6 text-lg text-ink-soft">{area.text}</p>
          <AreasPanel />
          <div className="mt-6">
            <AddressCheck onCarry={carryAddress} />
          </div>
        </div>
      </section>
      {questionsOn('contact').length > 0 && (
        <section className="section-space bg-band">
          <div className="page-width">
            <Questions id="contact" />
          </div>
        </section>
      )}
    </>
  );
}
