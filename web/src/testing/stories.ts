import type { ProjectStory } from '../types/api';

export const aStoryPicture = (id: string): ProjectStory['pictures'][number] => ({
  id,
  imageUrl: `/media/${id}/800.webp`,
  width: 800,
  height: 600,
  placeholder: '',
  srcset: { webp: `/media/${id}/800.webp 800w`, avif: null },
  focusX: 50,
  focusY: 50,
  altText: null,
  altTextEs: null,
  takenAt: null,
});

/** Returns a project's story. Without a `slug` the project has no page. */
export const aProjectStory = (wanted: Partial<ProjectStory> = {}): ProjectStory => ({
  revision: 0,
  slug: null,
  formerSlugs: [],
  hasConsent: false,
  community: null,
  year: null,
  problem: null,
  problemEs: null,
  work: null,
  workEs: null,
  result: null,
  resultEs: null,
  services: [],
  plants: [],
  pictures: [aStoryPicture('one')],
  beforeId: null,
  afterId: null,
  ...wanted,
});
