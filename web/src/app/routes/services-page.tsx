import { type ServiceId, serviceIds } from '@sandhill/company/service-ids.js';
import { ArrowLeft } from 'lucide-react';
import { FormSection } from '../../components/site/form-section';
import { LocalLink } from '../../components/site/local-link';
import { PageIntro } from '../../components/site/page-intro';
import { ServiceCard } from '../../components/site/service-card';
import { ServiceSection } from '../../components/site/service-section';
import { shippedDrawings } from '../../components/site/shipped-picture';
import { TestimonialSlider } from '../../components/site/lazy-testimonials';
import { WhyChoose } from '../../components/site/why-choose';
import { buttonClass } from '../../components/ui/button';
import { irrigationCrew, palmCare, paverPatio, plantingCrew } from '../../assets/drawings';
import { paths } from '../../config/paths';
import { commonContent } from '../../content/common';
import { servicesContent } from '../../content/services';
import { SectionPictures } from '../../features/projects/components/server-pictures';
import { QuoteForm } from '../../features/quotes/components/quote-form';
import { useClientLocation } from '../../hooks/use-client-location';
import { useContent } from '../../lib/language-context';
import { PageHead } from '../../lib/page-head';
import { usePageMetadata } from '../../lib/page-metadata';
import { hasOwnPicture, site } from '../../lib/site';

function useChosenService(): ServiceId | null {
  const { hash } = useClientLocation();
  return serviceIds.find((id) => id === hash.slice(1)) ?? null;
}

function AllServices() {
  const content = useContent(servicesContent);
  const { nav } = useContent(commonContent);
  return (
    <>
      <PageIntro
        title={content.title}
        lead={content.text}
        photo={palmCare}
        place="services"
        focus="object-[60%_100%]"
      />
      <section aria-label={content.title} className="section-space bg-band">
        <h2 className="sr-only">{nav.services}</h2>
        <ul className="page-width grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
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
  const chosen = useChosenService();
  return (
    <>
      <PageHead {...usePageMetadata(chosen ?? 'services')} picture={site.pictures[chosen ?? 'services']} />
      {chosen ? (
        <ServiceSection
          id={chosen}
          before={
            <LocalLink to={paths.services} className={buttonClass('outline')}>
              <ArrowLeft aria-hidden className="size-5" />
              {content.back}
            </LocalLink>
          }
        />
      ) : (
        <AllServices />
      )}
      <WhyChoose />
      {!chosen && (
        <SectionPictures section="services" title={content.detail.pictures} className="page-width pb-16">
          {!hasOwnPicture('services') && shippedDrawings({ plantingCrew, irrigationCrew, paverPatio })}
        </SectionPictures>
      )}
      <TestimonialSlider withoutAssociation={chosen === 'hoa-packages'} />
      <FormSection title={chosen ? content.quote.title : content.quote.textAll} text={content.quote.text}>
        <QuoteForm selectedService={chosen ?? undefined} />
      </FormSection>
    </>
  );
}
