import type { ServiceId } from '@sandhill/company/service-ids.js';
import type { ReactNode } from 'react';
import {
  bobcatServices,
  landDevelopment,
  nursery,
  palmCare,
  yardAfter,
  yardBefore,
} from '../../assets/drawings';
import { secondPictures } from '../../assets/scenes';
import { ServiceScene } from '../../components/site/service-scene';
import { ShippedDrawing } from '../../components/site/shipped-picture';
import { servicesContent } from '../../content/services';
import { CategoryPictures, SectionPictures } from '../../features/projects/components/server-pictures';
import { useContent } from '../../lib/language-context';

const second = (id: ServiceId) => <ShippedDrawing files={secondPictures[id]} />;

function DesignPictures({ title }: { title: string }) {
  return (
    <CategoryPictures category="landscape-design" limit={3} title={title}>
      {second('landscape-design')}
      <ShippedDrawing files={yardBefore} />
      <ShippedDrawing files={yardAfter} />
    </CategoryPictures>
  );
}

function TruckPictures({ title }: { title: string }) {
  return (
    <div className="space-y-4">
      <CategoryPictures category="grapple-truck" limit={4} title={title}>
        {second('grapple-truck')}
        <ShippedDrawing files={palmCare} />
        <ShippedDrawing files={landDevelopment} />
      </CategoryPictures>
      <SectionPictures section="excavation" except="grapple-truck" />
    </div>
  );
}

function CommunityPictures({ title }: { title: string }) {
  return (
    <SectionPictures section="hoa" title={title} fewest={3}>
      {second('hoa-packages')}
      <ShippedDrawing files={palmCare} />
      <ShippedDrawing files={nursery} />
    </SectionPictures>
  );
}

function LandPictures({ title }: { title: string }) {
  return (
    <SectionPictures section="excavation" title={title}>
      {second('land-development')}
      <ShippedDrawing files={yardBefore} />
      <ShippedDrawing files={bobcatServices} />
    </SectionPictures>
  );
}

function MachinePictures({ title }: { title: string }) {
  return (
    <SectionPictures section="excavation" title={title}>
      {second('bobcat-services')}
      <ShippedDrawing files={yardBefore} />
      <ShippedDrawing files={landDevelopment} />
    </SectionPictures>
  );
}

/** Which pictures from the server each page shows, and the shipped ones that stand there without them. */
const walls: Partial<Record<ServiceId, (props: { title: string }) => ReactNode>> = {
  'landscape-design': DesignPictures,
  'grapple-truck': TruckPictures,
  'hoa-packages': CommunityPictures,
  'land-development': LandPictures,
  'bobcat-services': MachinePictures,
};

/** A service page's pictures: its wall, or its second picture alone where the server has no list for it. */
export function ServicePictures({ id }: { id: ServiceId }) {
  const { detail } = useContent(servicesContent);
  const Wall = walls[id];
  return (
    <div className="page-width pb-16">
      {Wall ? <Wall title={detail.pictures} /> : <ServiceScene id={id} />}
    </div>
  );
}
