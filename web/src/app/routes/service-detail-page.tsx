import type { ServiceId } from '@sandhill/company/service-ids.js';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { illustrations } from '../../assets/illustrations';
import { phoneHref } from '../../components/site/admin-access';
import { PlaceList } from '../../components/site/place-list';
import { AssociationVoice } from '../../components/site/lazy-testimonials';
import { BenefitList } from '../../components/site/benefit-list';
import { GuideLinks } from '../../components/site/guide-links';
import { FormSection } from '../../components/site/form-section';
import { headSizes } from '../../components/site/head-sizes';
import { LocalLink } from '../../components/site/local-link';
import { lazyGuides } from '../../components/site/service-guide/lazy-guides';
import { PageIntro } from '../../components/site/page-intro';
import { SitePicture } from '../../components/site/site-picture';
import { buttonClass } from '../../components/ui/button';
import { paths } from '../../config/paths';
import { servicesContent } from '../../content/services';
import { CategoryBanner } from '../../features/projects/components/server-pictures';
import { QuoteForm } from '../../features/quotes/components/quote-form';
import { useContent, useLanguage } from '../../lib/language-context';
import { PageHead } from '../../lib/page-head';
import { usePageMetadata } from '../../lib/page-metadata';
import { Component as NotFoundPage } from './not-found-page';
import { ServicePictures } from './service-pictures';
import type { Service } from '@sandhill/company/content/site.js';
import { hasOwnPicture, profile, site, textProps } from '../../lib/site';

/**
 * Number of gallery pictures in the hero area of a service's page: the banner and smaller ones. Services not listed
 * have only the banner.
 */
const heroPictures: Partial<Record<ServiceId, number>> = { 'landscape-design': 3, 'grapple-truck': 4 };

const withGuide: ServiceId[] = ['landscape-design', 'maintenance', 'irrigation'];

/**
 * The banner that the firm chose on the Website tab. If it chose none, the shipped drawing; gallery pictures of the
 * service cover the drawing if there are any.
 */
function BannerPicture({ service }: { service: Service }) {
  return (
    <>
      <SitePicture
        place={service.id}
        shipped={illustrations[service.id]}
        sizes={headSizes}
        isFirst
        className="size-full"
      />
      {!hasOwnPicture(service.id) && (
        <CategoryBanner category={service.id} limit={heroPictures[service.id] ?? 1} />
      )}
    </>
  );
}

function UrgentContact() {
  const { detail } = useContent(servicesContent);
  return (
    <aside className="flex flex-wrap items-center gap-3 rounded-3xl border-2 border-action bg-ground p-4 min-[360px]:flex-nowrap sm:p-8 lg:flex-wrap">
      <div>
        <h2 className="text-heading">{detail.urgentTitle}</h2>
        <p className="mt-1">{detail.urgentText}</p>
      </div>
      <a href={phoneHref} className={buttonClass('action', 'shrink-0 whitespace-nowrap')}>
        {profile.phone.display}
      </a>
    </aside>
  );
}

function HoaExtras() {
  const { detail } = useContent(servicesContent);
  return (
    <div className="page-width space-y-6 pb-9 sm:space-y-8 sm:pb-16">
      <AssociationVoice />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr] lg:gap-14">
        <div>
          <h2 className="text-heading">{detail.areas}</h2>
          <PlaceList />
        </div>
        <UrgentContact />
      </div>
    </div>
  );
}

function ServiceDetail({ service }: { service: Service }) {
  const content = useContent(servicesContent);
  const language = useLanguage();
  const name = service.name[language];
  const description = service.shortDescription[language];
  const Guide = lazyGuides[service.id];
  return (
    <>
      <PageHead {...usePageMetadata(service.id)} picture={site.pictures[service.id]} />
      <PageIntro
        title={name}
        lead={description}
        picture={<BannerPicture service={service} />}
        before={
          <LocalLink
            to={paths.services}
            className="mb-3 inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden className="size-5" />
            {content.detail.back}
          </LocalLink>
        }
      >
        <Link to="#quote" data-head-buttons className={buttonClass('action', 'mt-6 max-lg:hidden')}>
          {content.quote.title}
        </Link>
      </PageIntro>
      <div className="page-width section-space grid gap-6 lg:grid-cols-[2fr_3fr] lg:gap-14">
        <p className="reading-width sm:text-xl" {...textProps(service.fullDescription, language)} />
        <BenefitList
          title={content.benefits}
          items={service.benefits.map((benefit) => textProps(benefit, language))}
        />
      </div>
      <Guide>
        <ServicePictures id={service.id} />
      </Guide>
      {service.id === 'hoa-packages' && <HoaExtras />}
      {withGuide.includes(service.id) && <GuideLinks />}
      <FormSection id="quote" title={content.quote.title} text={content.quote.text}>
        <QuoteForm key={service.id} selectedService={service.id} />
      </FormSection>
    </>
  );
}

export function Component() {
  const { serviceId } = useParams();
  const service = site.services.find((candidate) => candidate.id === serviceId);
  return service ? <ServiceDetail service={service} /> : <NotFoundPage />;
}
