import type { ServiceGuide as Guide } from '@sandhill/company/guides/service-guide.js';
import type { ServiceId } from '@sandhill/company/service-ids.js';
import type { ReactNode } from 'react';
import { lazyIsland } from '../../ui/lazy-island';

const loaders: Record<ServiceId, () => Promise<{ guide: Guide }>> = {
  'hoa-packages': () => import('@sandhill/company/guides/hoa-packages.js'),
  'landscape-design': () => import('@sandhill/company/guides/landscape-design.js'),
  irrigation: () => import('@sandhill/company/guides/irrigation.js'),
  maintenance: () => import('@sandhill/company/guides/maintenance.js'),
  lighting: () => import('@sandhill/company/guides/lighting.js'),
  'bobcat-services': () => import('@sandhill/company/guides/bobcat-services.js'),
  'grapple-truck': () => import('@sandhill/company/guides/grapple-truck.js'),
  'land-development': () => import('@sandhill/company/guides/land-development.js'),
};

const lazyGuide = (id: ServiceId, load: () => Promise<{ guide: Guide }>) =>
  lazyIsland<{ children?: ReactNode }>(
    async () => {
      const [{ ServiceGuide }, { guide }] = await Promise.all([import('./service-guide'), load()]);
      return ({ children }) => (
        <ServiceGuide id={id} guide={guide}>
          {children}
        </ServiceGuide>
      );
    },
    <div className="min-h-dvh" />,
  );

/**
 * The guide component of each service. Its HTML is prerendered. Its code and texts load after hydration, from one file
 * per service.
 */
export const lazyGuides = Object.fromEntries(
  Object.entries(loaders).map(([id, load]) => [id, lazyGuide(id as ServiceId, load)]),
) as Record<ServiceId, ReturnType<typeof lazyGuide>>;
