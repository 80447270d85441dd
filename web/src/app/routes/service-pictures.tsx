import type { ServiceId } from '@sandhill/company/service-ids.js';
import type { ComponentType } from 'react';
import {
  blueFlowerClusters,
  modernBuildingFacade,
  redHibiscusCloseup,
  whiteArumLilies,
} from '../../assets/photos';
import { ShippedDrawing, ShippedPicture } from '../../components/site/shipped-picture';
import { servicesContent } from '../../content/services';
import { CategoryPictures, SectionPictures } from '../../features/projects/components/server-pictures';
import { useContent } from '../../lib/language-context';

function DesignPictures() {
  return (
    <CategoryPictures category="landscape-design" limit={3}>
      <ShippedDrawing of="landscape-design" />
      <ShippedPicture photo={whiteArumLilies} />
      <ShippedPicture photo={redHibiscusCloseup} />
    </CategoryPictures>
  );
}

function TruckPictures() {
  return (
    <div className="space-y-4">
      <CategoryPictures category="grapple-truck" limit={4}>
        <ShippedDrawing of="land-development" />
        <ShippedDrawing of="bobcat-services" />
        <ShippedDrawing of="grapple-truck" />
      </CategoryPictures>
      <SectionPictures section="excavation" except="grapple-truck" />
    </div>
  );
}

function CommunityPictures() {
  return (
    <SectionPictures section="hoa">
      <ShippedPicture photo={blueFlowerClusters} />
      <ShippedPicture photo={redHibiscusCloseup} />
      <ShippedPicture photo={modernBuildingFacade} />
    </SectionPictures>
  );
}

/** Which pictures from the server each page shows, and the shipped ones it falls back on. */
const walls: Partial<Record<ServiceId, ComponentType>> = {
  'landscape-design': DesignPictures,
  'grapple-truck': TruckPictures,
  'hoa-packages': CommunityPictures,
};

export function ServicePictures({ id }: { id: ServiceId }) {
  const { detail } = useContent(servicesContent);
  if (id === 'land-development' || id === 'bobcat-services') {
    return <SectionPictures section="excavation" title={detail.pictures} className="page-width pb-16" />;
  }
  const Wall = walls[id];
  if (!Wall) return null;
  return (
    <section className="page-width pb-16">
      <h2 className="mb-6 text-title">{detail.pictures}</h2>
      <Wall />
    </section>
  );
}
