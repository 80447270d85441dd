import { serviceIds } from '../service-ids.js';

/** The hero's backgrounds, in display order. */
export const heroPlaces = ['hero-1', 'hero-2', 'hero-3'] as const;

/** Pictures of the HOA packages on the services page. */
export const collagePlaces = ['collage-1', 'collage-2', 'collage-3'] as const;

/**
 * Places of the site for which a firm may choose its own picture instead of the shipped one. `home` shows people of the
 * company on the front page, a service's id stands for its banner, the other places for the pictures at the top of
 * their pages.
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
