import { In, type EntityManager } from 'typeorm';
import { Project } from './project.entity.js';

/** Locks projects in the order of their ids, so that two calls wait for each other instead of deadlocking. */
export const lockProjects = (manager: EntityManager, ids: readonly string[]): Promise<Project[]> =>
  manager.find(Project, {
    where: { id: In(ids) },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
