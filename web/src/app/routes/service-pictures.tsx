import type { ServiceId } from '@sandhill/company/service-ids.js';
import type { ReactNode } from 'react';
import {
  blueFlowerClusters,
  greenHeronByWater,
  modernBuildingFacade,
  redHibiscusCloseup,
  tropicalBoardwalkToLagoon,
  whiteArumLilies,
} from '../../assets/photos';
import { ShippedCollage } from '../../components/site/shipped-collage';
import { servicesContent } from '../../content/services';
import { CategoryPictures, SectionPictures } from '../../features/projects/components/server-pictures';
import { useContent } from '../../lib/language-context';

const designFallback = <ShippedCollage photos={[redHibiscusCloseup, whiteArumLilies, blueFlowerClusters]} />;
const truckFallback = (
  <ShippedCollage photos={[tropicalBoardwalkToLagoon, greenHeronByWater, modernBuildingFacade]} />
);
const communityFallback = (
  <ShippedCollage photos={[blueFlowerClusters, modernBuildingFacade, redHibiscusCloseup]} />
);

/** Which pictures from the server each page shows, and the shipped ones it falls back on. */
const pictures: Partial<Record<ServiceId, ReactNode>> = {
  'landscape-design': (
    <CategoryPictures category="landscape-design" layout="one large, two small">
      {designFallback}
    </CategoryPictures>
  ),
  'grapple-truck': (
    <>
      <CategoryPictures category="grapple-truck" layout="up to four">
        {truckFallback}
      </CategoryPictures>
      <SectionPictures section="excavation" />
    </>
  ),
  'hoa-packages': (
    <SectionPictures section="hoa" limit={6}>
      {communityFallback}
    </SectionPictures>
  ),
};

export function ServicePictures({ id }: { id: ServiceId }) {
  const content = useContent(servicesContent);
  const heading = <h2 className="mb-6 text-title">{content.detail.pictures}</h2>;
  const isExcavation = id === 'land-development' || id === 'bobcat-services';
  if (isExcavation) {
    return (
      <div className="page-width pb-12">
        <SectionPictures section="excavation" heading={heading} />
      </div>
    );
  }
  if (!pictures[id]) return null;
  return (
    <div className="page-width space-y-4 pb-12">
      {heading}
      {pictures[id]}
    </div>
  );
}
