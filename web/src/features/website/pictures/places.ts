import { collagePlaces, heroPlaces, type PicturePlace } from '@sandhill/company/pictures/picture-places.js';
import { serviceIds } from '@sandhill/company/service-ids.js';
import { illustrations } from '../../../assets/illustrations';
import {
  crewPortrait,
  hoaEntrance,
  nursery,
  palmCare,
  plantingCrew,
  poolAtDusk,
  waterfrontEstate,
} from '../../../assets/drawings';
import type { PictureFiles } from '../../../assets/picture-files';

/** The picture places in groups. Groups and places are in the order in which they are shown. */
export const placeGroups = {
  home: [...heroPlaces, 'home'],
  heads: ['about', 'careers', 'services', 'gallery'],
  banners: serviceIds,
  collage: collagePlaces,
} as const satisfies Record<string, readonly PicturePlace[]>;

export const shippedAt: Record<PicturePlace, PictureFiles> = {
  'hero-1': plantingCrew,
  'hero-2': waterfrontEstate,
  'hero-3': poolAtDusk,
  home: crewPortrait,
  about: nursery,
  careers: crewPortrait,
  services: palmCare,
  gallery: waterfrontEstate,
  ...illustrations,
  'collage-1': hoaEntrance,
  'collage-2': plantingCrew,
  'collage-3': nursery,
};
