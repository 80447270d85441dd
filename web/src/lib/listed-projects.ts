import { srcsetsOf, usualForStaff, usualPicture } from '@sandhill/company/pictures/listed-picture.js';
import type {
  ListedManagedProject,
  ListedProject,
  ManagedList,
  ManagedProject,
  Project,
  ProjectList,
} from '../types/api';

/** A row of a list. Only `title` and `imageUrl` are always present: the rows of a category have no other fields. */
type Row = Pick<Project, 'title' | 'imageUrl'> & Partial<ListedProject | Project>;

const unlessGiven = {
  description: null,
  category: 'landscaping',
  placement: 'gallery',
  featured: false,
  displayOrder: 0,
  width: 800,
  height: 600,
  placeholder: '',
  createdAt: '',
} as const;

function srcsetOf({ imageUrl, srcset }: Row): Project['srcset'] {
  if (!srcset) return { webp: '', avif: null };
  // Rows in a cache from an older version already have a `srcset`.
  return 'webp' in srcset ? srcset : srcsetsOf(imageUrl, srcset);
}

/** Returns a picture with the fields that its row in a list leaves out. */
const wholeProject = (row: Row): Project => ({
  ...unlessGiven,
  ...usualPicture,
  id: row.imageUrl,
  text: row.description ?? null,
  ...row,
  srcset: srcsetOf(row),
});

export const wholeList = (list: ProjectList<Row>): ProjectList => ({
  ...list,
  projects: list.projects.map(wholeProject),
});

export const wholeManagedList = (list: ManagedList<ListedManagedProject | ManagedProject>): ManagedList => ({
  ...list,
  projects: list.projects.map((row) => ({ ...usualForStaff, ...wholeProject(row) })),
});
