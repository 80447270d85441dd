import type { Identity } from '@sandhill/platform/identity/identity.js';
import type { Project } from './project.entity.js';
import { NotOwnPicture } from './projects.errors.js';

/**
 * The pictures that a caller may work with: those that the account `createdBy` uploaded, or all without `createdBy`.
 */
export interface PictureScope {
  createdBy?: string;
}

export const scopeOf = ({ role, userId }: Identity): PictureScope =>
  role === 'crew' ? { createdBy: userId } : {};

/** Checks that a project is in the caller's scope. @throws NotOwnPicture */
export function requireInScope({ createdBy }: Pick<Project, 'createdBy'>, scope: PictureScope): void {
  if (scope.createdBy !== undefined && scope.createdBy !== createdBy) throw new NotOwnPicture();
}
