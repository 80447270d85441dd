import type { ServiceId } from '../service-ids.js';

/** Most pictures of a project, the first one included. */
export const mostPictures = 12;

/** Most stories that are published; the set's bounds hold them in both languages. */
export const mostStories = 1_500;

/** A text with its Spanish version, which may be missing. */
export interface StoryText {
  en: string;
  es: string | null;
}

/** A picture as media serves it. */
export interface ServedPicture {
  /** A path on the site. */
  imageUrl: string;
  width: number;
  height: number;
  /** A tiny picture as a data URL. */
  placeholder: string;
  srcset: { webp: string; avif: string | null };
  /** The point that every crop keeps, in percent. */
  focusX: number;
  focusY: number;
}

/** A picture of a story. */
export interface StoryPicture extends ServedPicture {
  altText: string | null;
  altTextEs: string | null;
}

/** Parts of a story that need the customer's consent. */
export interface StoryFacts {
  /** Never a street. */
  community: string | null;
  year: number | null;
  problem: StoryText | null;
  work: StoryText | null;
  result: StoryText | null;
  services: ServiceId[];
  /** Addresses of plants of the guide. */
  plants: string[];
}

/** A project with a page of its own. */
export interface Story {
  slug: string;
  /** Addresses that it had before. */
  formerSlugs: string[];
  title: string;
  titleEs: string | null;
  category: string;
  /** At least one; the first is the project's own. */
  pictures: StoryPicture[];
  /** Null without the customer's consent. */
  facts: StoryFacts | null;
  /** Places among the pictures. */
  beforeAfter: { before: number; after: number } | null;
}

/** Answer of media to the content service. */
export interface Stories {
  revision: string;
  /** In the gallery's order. */
  stories: Story[];
}
