import type { ServiceId } from '../service-ids.js';

/** Maximum number of pictures of a project, including the first one. */
export const mostPictures = 12;

/** Maximum number of published stories; in both languages they fit within the limits of a page set. */
export const mostStories = 1_500;

export interface StoryText {
  en: string;
  es: string | null;
}

/** A picture as media serves it. */
export interface ServedPicture {
  /** Path on the site. */
  imageUrl: string;
  width: number;
  height: number;
  /** A tiny picture as a data URL. */
  placeholder: string;
  srcset: { webp: string; avif: string | null };
  /** Point that every crop keeps, in percent. */
  focusX: number;
  focusY: number;
}

export interface StoryPicture extends ServedPicture {
  altText: string | null;
  altTextEs: string | null;
}

/** Parts of a story that require the customer's consent. */
export interface StoryFacts {
  /** Community where the project is; never a street. */
  community: string | null;
  year: number | null;
  problem: StoryText | null;
  work: StoryText | null;
  result: StoryText | null;
  services: ServiceId[];
  /** Slugs of plants in the guide. */
  plants: string[];
}

/** A project with a page of its own. */
export interface Story {
  slug: string;
  formerSlugs: string[];
  title: string;
  titleEs: string | null;
  category: string;
  /** At least one; the first is the project's own. */
  pictures: StoryPicture[];
  /** Null without the customer's consent. */
  facts: StoryFacts | null;
  /** Indexes of the two pictures in `pictures`. */
  beforeAfter: { before: number; after: number } | null;
}

export interface Stories {
  revision: string;
  /** Stories in the gallery's order. */
  stories: Story[];
}
