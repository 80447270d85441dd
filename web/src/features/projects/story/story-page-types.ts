import type { ShownText } from '@sandhill/company/content/shown-text.js';
import type { ShownPicture } from '@sandhill/company/pictures/site-picture.js';
import type { ServiceId } from '@sandhill/company/service-ids.js';
import type { PageData } from '../../../lib/page-data';

/** Facts on a project's page. They are published only with the customer's consent. */
export interface ShownFacts {
  community: string | null;
  year: number | null;
  problem: ShownText | null;
  work: ShownText | null;
  result: ShownText | null;
  services: ServiceId[];
  plants: { slug: string; name: ShownText }[];
}

interface Neighbor {
  slug: string;
  title: ShownText;
}

export interface StoryPage extends PageData {
  slug: string;
  title: ShownText;
  category: string;
  pictures: ShownPicture[];
  facts: ShownFacts | null;
  beforeAfter: { before: number; after: number } | null;
  previous: Neighbor | null;
  next: Neighbor | null;
}
