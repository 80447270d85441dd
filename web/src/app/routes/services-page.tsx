import { type ServiceId, serviceIds } from '@sandhill/company/service-ids.js';
import { profile } from '@sandhill/company/profile.js';
import { Link } from 'react-router-dom';
import { FormSection } from '../../components/site/form-section';
import { PageIntro } from '../../components/site/page-intro';
import { ServiceCard } from '../../components/site/service-card';
import { ServiceSection } from '../../components/site/service-section';
import { TestimonialSlider } from '../../components/site/testimonial-slider';
import { WhyChoose } from '../../components/site/why-choose';
import { clippedGreenRows } from '../../assets/photos';
import { paths } from '../../config/paths';
import { commonContent } from '../../content/common';
import { servicesContent } from '../../content/services';
import { SectionPictures } from '../../features/projects/components/server-pictures';
import { QuoteForm } from '../../features/quotes/components/quote-form';
import { useClientLocation } from '../../hooks/use-client-location';
import { useContent, useLocalizedPath } from '../../lib/language-context';
import { PageHead } from '../../lib/page-head';
import { businessData } from '../../lib/structured-data';

/** The service that the address's hash names; null without one, and for an unknown one. */
function useChosenService(): ServiceId | null {
  const { hash } = useClientLocation();
  return serviceIds.find((id) => id === hash.slice(1)) ?? null;
}

function AllServices() {
  const content = useContent(servicesContent);
  const { nav } = useContent(commonContent);
  return (
    <>
      <PageIntro title={content.title} lead={content.text} photo={clippedGreenRows} />
      <section aria-label={content.title} className="section-space bg-band">
        <h2 className="sr-only">{nav.services}</h2>
        <ul className="page-width grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {serviceIds.map((id) => (
            <li key={id}>
              <ServiceCard id={id} to={`${paths.services}#${id}`} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

export function Component() {
  const content = useContent(servicesContent);
  const localize = useLocalizedPath();
  const chosen = useChosenService();
  return (
    <>
      <PageHead
        title={`${content.title} | ${profile.name}`}
        description={content.text}
        jsonLd={businessData}
      />
      {chosen ? (
        <>
          <div className="page-width pt-6">
            <Link
              to={localize(paths.services)}
              className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
            >
              ← {content.back}
            </Link>
          </div>
          <ServiceSection id={chosen} />
        </>
      ) : (
        <AllServices />
      )}
      <WhyChoose />
      <div className="page-width">
        <SectionPictures
          section="services"
          heading={<h2 className="section-space pb-6! text-title">{content.detail.pictures}</h2>}
        />
      </div>
      <TestimonialSlider />
      <FormSection title={chosen ? content.quote.title : content.quote.textAll} text={content.quote.text}>
        <QuoteForm key={chosen ?? 'all'} selectedService={chosen ?? undefined} />
      </FormSection>
    </>
  );
}
