import type { PictureUse } from '@sandhill/company/pictures/picture-places.js';
import { type ServiceId, serviceIds } from '@sandhill/company/service-ids.js';
import { tabAddress, websiteAddress } from './admin-addresses';
import { pages, paths } from './paths';

const pageOfOwn: Record<Exclude<PictureUse, ServiceId>, string> = {
  'hero-1': pages.home,
  'hero-2': pages.home,
  'hero-3': pages.home,
  home: pages.home,
  about: pages.about,
  careers: pages.careers,
  services: pages.services,
  gallery: pages.gallery,
  'collage-1': pages.services,
  'collage-2': pages.services,
  'collage-3': pages.services,
  people: pages.about,
  guide: pages.plants,
};

/** Returns the English path of the page that shows a picture place. */
export function pageOfPlace(place: PictureUse): string {
  const service = serviceIds.find((id) => id === place);
  return service ? paths.service(service) : pageOfOwn[place as keyof typeof pageOfOwn];
}

/** Returns the address of the form in which administrators choose the picture for a picture place. */
export function editAddressOfPlace(place: PictureUse): string {
  if (place === 'guide') return tabAddress('guide');
  const [part, path] =
    place === 'people' ? (['facts', place] as const) : (['pictures', `pictures.${place}`] as const);
  return `${websiteAddress(part)}#${encodeURIComponent(path)}`;
}
