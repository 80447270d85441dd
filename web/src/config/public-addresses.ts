import { serviceIds } from '@sandhill/company/service-ids.js';
import { type PageName, pages, paths } from './paths';

/** The English path of a public page, and the name of that page. */
interface PublicAddress {
  path: string;
  name: PageName;
}

/** Every public address except those of the plant guide's entries and of stories. */
export const publicAddresses = (Object.keys(pages) as PageName[]).flatMap((name): PublicAddress[] => {
  if (name === 'service-detail') return serviceIds.map((id) => ({ path: paths.service(id), name }));
  return pages[name].includes(':') ? [] : [{ path: pages[name], name }];
});
