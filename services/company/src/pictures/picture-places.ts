import { serviceIds } from '../service-ids.js';

/** The hero's backgrounds, in display order. */
export const heroPlaces = ['hero-1', 'hero-2', 'hero-3'] as const;

/** Pictures of the HOA packages on the services page. */
export const collagePlaces = ['collage-1', 'collage-2', 'collage-3'] as const;

/**
 * Places of the site for which a firm may choose its own picture instead of the shipped one. `home` stands for the
 * picture of the company's people on the front page, the id of a service for the banner on the service's page, and the
 * id of another page for the picture at its top.
 */
export const picturePlaces = [
  ...heroPlaces,
  'home',
  'about',
  'careers',
  'services',
  'gallery',
  ...serviceIds,
  ...collagePlaces,
] as const;

export type PicturePlace = (typeof picturePlaces)[number];

/** All uses of gallery pictures: the places, the people on About, and the entries of the plant guide. */
export const pictureUses = [...picturePlaces, 'people', 'guide'] as const;

export type PictureUse = (typeof pictureUses)[number];
