import { pageSettings } from '@sandhill/company/page-settings.js';
import { ContactDetails } from '../../components/site/contact-details';
import { FormSection } from '../../components/site/form-section';
import { OfficeMap } from '../../components/site/office-map';
import { PageIntro } from '../../components/site/page-intro';
import { formsContent } from '../../content/forms';
import { contactPageContent } from '../../content/contact-page';
import { ContactForm } from '../../features/contacts/components/contact-form';
import { QuoteForm } from '../../features/quotes/components/quote-form';
import { useClientLocation } from '../../hooks/use-client-location';
import { useContent } from '../../lib/language-context';
import { PageHead } from '../../lib/page-head';

export function Component() {
  const head = useContent(pageSettings.contact);
  const content = useContent(contactPageContent);
  const forms = useContent(formsContent);
  const { search } = useClientLocation();
  const subject = new URLSearchParams(search).get('subject') ?? '';
  return (
    <>
      <PageHead {...head} />
      <PageIntro title={content.title} lead={content.lead}>
        <ul className="mt-8 flex flex-wrap gap-x-10 gap-y-4">
          {content.rating.map(([figure, label]) => (
            <li key={label}>
              <strong className="block font-display text-3xl text-glow first-letter:uppercase">
                {figure}
              </strong>
              {label}
            </li>
          ))}
        </ul>
      </PageIntro>
      <section className="section-space page-width grid gap-10 lg:grid-cols-[2fr_3fr]">
        <ContactDetails />
        <div className="rounded-3xl border border-line p-5 sm:p-8">
          <h2 className="mb-4 text-title">{forms.contact.title}</h2>
          <ContactForm subject={subject} />
        </div>
      </section>
      <div className="page-width pb-12">
        <OfficeMap />
      </div>
      <FormSection id="quote" title={content.quoteTitle} text={content.quoteText}>
        <QuoteForm />
      </FormSection>
    </>
  );
}
