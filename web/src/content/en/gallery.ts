/** The words of the gallery and of every strip of pictures that comes from the server. */
export const gallery = {
  title: 'Our gallery',
  lead: 'Gardens, grounds and sites along the Gulf coast.',
  projects: 'Projects',
  filter: 'Filter by category',
  all: 'All',
  /** Names of categories; one that has none here is read from its slug. */
  categories: {} as Record<string, string>,
  loading: 'Loading projects...',
  empty: 'No projects available yet.',
  emptyHint: 'Add images on the Admin page and they appear here.',
  failed: 'Unable to load projects. Please try again later.',
  viewDetails: 'View Details',
  more: 'Show more',
  toGallery: 'See the gallery',
  category: 'Category',
  highlightsTitle: 'Highlights',
  highlights: [
    'Planned and built by our own crews',
    'Plants chosen for the Gulf coast',
    'Cared for after the last day of work',
  ],
  close: 'Close',
};

export type GalleryContent = typeof gallery;
