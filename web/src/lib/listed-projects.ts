import { srcsetsOf, usualForStaff, usualPicture } from '@sandhill/company/pictures/listed-picture.js';
import type {
  ListedManagedProject,
  ListedProject,
  ManagedList,
  ManagedProject,
  Project,
  ProjectList,
} from '../types/api';

/**
 * Returns a picture with the fields that its row in a list leaves out. Rows in a cache from an older version already
 * have a `srcset`.
 */
const wholeProject = (row: ListedProject | Project): Project => ({
  ...usualPicture,
  text: row.description,
  ...row,
  srcset: 'webp' in row.srcset ? row.srcset : srcsetsOf(row.imageUrl, row.srcset),
});

export const wholeList = (list: ProjectList<ListedProject | Project>): ProjectList => ({
  ...list,
  projects: list.projects.map(wholeProject),
});

export const wholeManagedList = (list: ManagedList<ListedManagedProject | ManagedProject>): ManagedList => ({
  ...list,
  projects: list.projects.map((row) => ({ ...usualForStaff, ...wholeProject(row) })),
});
