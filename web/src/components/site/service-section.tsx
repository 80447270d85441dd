import type { ServiceId } from '@sandhill/company/service-ids.js';
import type { ReactNode } from 'react';
import { hoaEntrance, nursery, plantingCrew } from '../../assets/drawings';
import { illustrations } from '../../assets/illustrations';
import { paths } from '../../config/paths';
import { servicesContent } from '../../content/services';
import { useContent, useLanguage } from '../../lib/language-context';
import { buttonClass } from '../ui/button';
import { AssociationVoice } from './lazy-testimonials';
import { BenefitList } from './benefit-list';
import { LocalLink } from './local-link';
import { PictureWall } from './picture-wall';
import { ShippedDrawing } from './shipped-picture';
import { SitePicture } from './site-picture';
import { site, textProps } from '../../lib/site';

interface ServiceSectionProps {
  id: ServiceId;
  before: ReactNode;
}

/**
 * One service on the services page: name, full description and benefits, and more for the HOA packages. The section's
 * id is the service's, so a URL with that hash scrolls to the section, and the keyboard focus continues from there.
 */
export function ServiceSection({ id, before }: ServiceSectionProps) {
  const content = useContent(servicesContent);
  const language = useLanguage();
  const service = site.services.find((candidate) => candidate.id === id);
  if (!service) return null;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="section-space pt-6! outline-none"
    >
      <div className="page-width pb-6">{before}</div>
      <div className="page-width grid gap-8 lg:grid-cols-2 lg:gap-14">
        <SitePicture
          place={id}
          shipped={illustrations[id]}
          sizes="(min-width: 1024px) 50vw, 100vw"
          className="aspect-8/5 w-full rounded-3xl border border-line"
        />
        <div className="space-y-5">
          <h1 id={`${id}-title`} className="text-title">
            {service.name[language]}
          </h1>
          <p className="reading-width text-lg" {...textProps(service.fullDescription, language)} />
          <BenefitList
            title={content.benefits}
            items={service.benefits.map((benefit) => textProps(benefit, language))}
          />
          <LocalLink to={paths.service(id)} className={buttonClass('outline')}>
            {content.details}
          </LocalLink>
        </div>
      </div>
      {id === 'hoa-packages' && (
        <div className="page-width mt-10 space-y-8">
          <h2 className="text-heading">{content.collage}</h2>
          <PictureWall>
            <ShippedDrawing place="collage-1" files={hoaEntrance} />
            <ShippedDrawing place="collage-2" files={plantingCrew} />
            <ShippedDrawing place="collage-3" files={nursery} />
          </PictureWall>
          <AssociationVoice />
        </div>
      )}
    </section>
  );
}
