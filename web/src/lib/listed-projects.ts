import { srcsetsOf, usualForStaff, usualPicture } from '@sandhill/company/pictures/listed-picture.js';
import type {
  ListedManagedProject,
  ListedProject,
  ManagedList,
  ManagedProject,
  Project,
  ProjectList,
} from '../types/api';

/** A row that a cache has kept from the version before has its `srcset`s already. */
const wholeProject = (row: ListedProject | Project): Project => ({
  ...usualPicture,
  text: row.description,
  ...row,
  srcset: 'webp' in row.srcset ? row.srcset : srcsetsOf(row.imageUrl, row.srcset),
});

/** The pictures that the rows of a list stand for. */
export const wholeList = (list: ProjectList<ListedProject | Project>): ProjectList => ({
  ...list,
  projects: list.projects.map(wholeProject),
});

/** The same for staff. */
export const wholeManagedList = (list: ManagedList<ListedManagedProject | ManagedProject>): ManagedList => ({
  ...list,
  projects: list.projects.map((row) => ({ ...usualForStaff, ...wholeProject(row) })),
});
