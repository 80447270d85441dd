import { heroPlaces } from '@sandhill/company/pictures/picture-places.js';
import { serviceIds } from '@sandhill/company/service-ids.js';
import { FormSection } from '../../components/site/form-section';
import { AboutBlock } from '../../components/site/home/about-block';
import { Hero } from '../../components/site/home/hero';
import { ServiceAreaBlock } from '../../components/site/home/service-area-block';
import { Tiles } from '../../components/site/home/tiles';
import { drawnWork } from '../../components/site/home/work-block';
import { TrustBadges } from '../../components/site/home/trust-badges';
import { PromoBanner } from '../../components/site/promo-banner';
import { ServiceCard } from '../../components/site/service-card';
import { TestimonialSlider } from '../../components/site/lazy-testimonials';
import { paths } from '../../config/paths';
import { homeContent } from '../../content/home';
import { RecentWork } from '../../features/projects/components/home-pictures';
import { QuoteForm } from '../../features/quotes/components/quote-form';
import { useCarriedAddress } from '../../hooks/use-carried-address';
import { useContent } from '../../lib/language-context';
import { PageHead } from '../../lib/page-head';
import { usePageMetadata } from '../../lib/page-metadata';
import { hasOwnPicture, profile } from '../../lib/site';

function ServicesGrid() {
  const content = useContent(homeContent).services;
  return (
    <section aria-labelledby="services-title" className="section-space bg-band">
      <div className="page-width">
        <h2 id="services-title" className="text-title">
          {content.title}
        </h2>
        <p className="mt-2 text-lg text-ink-soft max-sm:hidden">{content.text}</p>
        <ul className="mt-6 grid grid-cols-2 gap-3 sm:mt-8 sm:gap-6 lg:grid-cols-4">
          {serviceIds.map((id) => (
            <li key={id}>
              <ServiceCard id={id} to={paths.service(id)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Component() {
  const content = useContent(homeContent);
  const [carried, carryAddress] = useCarriedAddress();
  return (
    <>
      <PageHead {...usePageMetadata('home')} />
      <h1 className="sr-only">{profile.fullName}</h1>
      <PromoBanner />
      <Hero />
      <TrustBadges />
      <Tiles />
      <ServicesGrid />
      <AboutBlock />
      <RecentWork>{!hasOwnPicture('home', ...heroPlaces) && drawnWork}</RecentWork>
      <ServiceAreaBlock onCarry={carryAddress} />
      <TestimonialSlider />
      <FormSection id="quote" title={content.quote.title} text={content.quote.text}>
        <QuoteForm carried={carried} />
      </FormSection>
    </>
  );
}
