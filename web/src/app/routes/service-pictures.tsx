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
import type { PictureFiles } from '../../assets/picture-files';
import { secondPictures } from '../../assets/scenes';
import { ServiceScene } from '../../components/site/service-scene';
import { shippedDrawings } from '../../components/site/shipped-picture';
import { servicesContent } from '../../content/services';
import { CategoryPictures, SectionPictures } from '../../features/projects/components/server-pictures';
import { useContent } from '../../lib/language-context';
import { hasOwnPicture } from '../../lib/site';

interface WallProps {
  title: string;
  /** Shipped pictures, shown as long as the server has no pictures. */
  children: ReactNode;
}

function DesignPictures(props: WallProps) {
  return <CategoryPictures category="landscape-design" limit={3} {...props} />;
}

function TruckPictures(props: WallProps) {
  return (
    <div className="space-y-4">
      <CategoryPictures category="grapple-truck" limit={4} {...props} />
      <SectionPictures section="excavation" except="grapple-truck" />
    </div>
  );
}

function CommunityPictures(props: WallProps) {
  return <SectionPictures section="hoa" min={3} {...props} />;
}

function GroundPictures(props: WallProps) {
  return <SectionPictures section="excavation" {...props} />;
}

interface Wall {
  Pictures: (props: WallProps) => ReactNode;
  /** Pictures shown in addition to the service's second picture. */
  shipped: Record<string, PictureFiles>;
}

/** Walls of pictures. `Pictures` shows pictures from the server; `shipped` is shown if the server has none. */
const walls: Partial<Record<ServiceId, Wall>> = {
  'landscape-design': { Pictures: DesignPictures, shipped: { yardBefore, yardAfter } },
  'grapple-truck': { Pictures: TruckPictures, shipped: { palmCare, landDevelopment } },
  'hoa-packages': { Pictures: CommunityPictures, shipped: { palmCare, nursery } },
  'land-development': { Pictures: GroundPictures, shipped: { yardBefore, bobcatServices } },
  'bobcat-services': { Pictures: GroundPictures, shipped: { yardBefore, landDevelopment } },
};

/** The pictures of a service's page. Drawings are left out once the firm has chosen a header picture of its own. */
export function ServicePictures({ id }: { id: ServiceId }) {
  const { detail } = useContent(servicesContent);
  const wall = walls[id];
  const isDrawn = !hasOwnPicture(id);
  if (!wall && !isDrawn) return null;
  return (
    <div className="page-width pb-9 sm:pb-16">
      {wall ? (
        <wall.Pictures title={detail.pictures}>
          {isDrawn && shippedDrawings({ second: secondPictures[id], ...wall.shipped })}
        </wall.Pictures>
      ) : (
        <ServiceScene id={id} />
      )}
    </div>
  );
}
