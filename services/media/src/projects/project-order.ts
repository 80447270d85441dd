import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { DataSource } from 'typeorm';
import { recordProjectAudit } from '../audit/record-project-audit.js';
import type { ProjectPlaceResponse } from './dto/project-order.dto.js';
import { lockProjects } from './lock-projects.js';
import { UnknownProjects } from './projects.errors.js';
import { ProjectsRepository } from './projects.repository.js';

/** Difference between the display orders of adjacent images, so that staff can enter numbers in between in the form. */
export const orderStep = 10;

@Injectable()
export class ProjectOrder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly projects: ProjectsRepository,
  ) {}

  /**
   * Sets the display orders of project images so that they follow the order of `ids`: multiples of 10, descending.
   *
   * @throws UnknownProjects
   */
  async write(ids: readonly string[], by: AuditedBy): Promise<ProjectPlaceResponse[]> {
    const places = ids.map((id, index) => ({ id, displayOrder: (ids.length - index) * orderStep }));
    await this.dataSource.transaction(async (manager) => {
      const locked = await lockProjects(manager, ids);
      if (locked.filter(({ deletedAt }) => deletedAt === null).length < ids.length)
        throw new UnknownProjects();
      await this.projects.setDisplayOrders(manager, places);
      const details = { count: ids.length };
      await recordProjectAudit(manager, { ...by, action: 'projects_reordered', details });
    });
    return places;
  }
}
