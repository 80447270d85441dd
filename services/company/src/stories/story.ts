import type { ServiceId } from '../service-ids.js';

/** Maximum number of pictures of a project, including the first picture. */
export const maxPictures = 12;

/**
 * Maximum number of published stories. With this number, the pages in both languages fit within the limits of a page
 * set.
 */
export const maxStories = 1_500;

export interface StoryText {
  en: string;
  es: string | null;
}

/** A picture as media serves it. */
export interface ServedPicture {
  /** Path of the picture on the site. */
  imageUrl: string;
  width: number;
  height: number;
  /** A tiny version of the picture, as a data URL. */
  placeholder: string;
  srcset: { webp: string; avif: string | null };
  /** Position of the point that every crop keeps, in percent: `focusX` from the left, `focusY` from the top. */
  focusX: number;
  focusY: number;
}

export interface StoryPicture extends ServedPicture {
  altText: string | null;
  altTextEs: string | null;
}

/** Parts of a story that require the customer's consent. */
export interface StoryFacts {
  /** Community of the project. It is never a street. */
  community: string | null;
  year: number | null;
  problem: StoryText | null;
  work: StoryText | null;
  result: StoryText | null;
  services: ServiceId[];
  /** Slugs of plants in the plant guide. */
  plants: string[];
}

/** A project with a page of its own. */
export interface Story {
  slug: string;
  formerSlugs: string[];
  title: string;
  titleEs: string | null;
  category: string;
  /** At least one picture. The first is the project's own. */
  pictures: StoryPicture[];
  /** Facts of the project; null without the customer's consent. */
  facts: StoryFacts | null;
  /** Indexes in `pictures` of the two pictures that are compared. */
  beforeAfter: { before: number; after: number } | null;
}

export interface Stories {
  revision: string;
  /** Stories in the gallery's order. */
  stories: Story[];
}
