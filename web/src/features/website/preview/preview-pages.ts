import type { PageId } from '@sandhill/company/content/page-ids.js';
import { serviceIds } from '@sandhill/company/service-ids.js';
import type { WebsitePart } from '../../../config/admin-addresses';
import { pages, paths } from '../../../config/paths';
import { publicAddresses } from '../../../config/public-addresses';

/** English paths of the pages that can be previewed. */
export const previewPages = publicAddresses.map(({ path }) => path);

/** The page on which changes of each part are visible. */
export const pageOfPart: Record<WebsitePart, string> = {
  facts: pages.contact,
  hours: pages.contact,
  home: pages.home,
  pictures: pages.home,
  services: pages.services,
  areas: pages.about,
  search: pages.home,
  openings: pages.careers,
  questions: pages.contact,
  answers: pages.home,
  history: pages.home,
};

export function pageOfId(id: PageId): string {
  const service = serviceIds.find((one) => one === id);
  if (service) return paths.service(service);
  return id === 'photoCredits'
    ? pages['photo-credits']
    : pages[id as Exclude<keyof typeof pages, 'service-detail'>];
}
