import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { DataSource, type EntityManager } from 'typeorm';
import { recordProjectAudit } from '../audit/record-project-audit.js';
import type { ProjectPlaceResponse } from './dto/project-order.dto.js';
import { UnknownProjects } from './projects.errors.js';

/** Room for numbers in between, which the form's number field writes. */
const step = 10;

/** Puts project images in an order by hand. */
@Injectable()
export class ProjectOrder {
  constructor(private readonly dataSource: DataSource) {}

  /** Numbers them down in steps of 10, from first to last. @throws UnknownProjects */
  async write(ids: readonly string[], by: AuditedBy): Promise<ProjectPlaceResponse[]> {
    const places = ids.map((id, index) => ({ id, displayOrder: (ids.length - index) * step }));
    await this.dataSource.transaction(async (manager) => {
      await lockAll(manager, ids);
      await manager.query(
        `UPDATE project_images SET display_order = place.number
         FROM unnest($1::uuid[], $2::integer[]) AS place (id, number) WHERE project_images.id = place.id`,
        [ids, places.map(({ displayOrder }) => displayOrder)],
      );
      const details = { count: ids.length };
      await recordProjectAudit(manager, { ...by, action: 'projects_reordered', details });
    });
    return places;
  }
}

/** In the order of their ids, so that two who sort at once wait for each other instead of both failing. */
async function lockAll(manager: EntityManager, ids: readonly string[]): Promise<void> {
  const rows: unknown[] = await manager.query(
    `SELECT id FROM project_images WHERE id = ANY ($1::uuid[]) AND deleted_at IS NULL
     ORDER BY id FOR NO KEY UPDATE`,
    [ids],
  );
  if (rows.length < ids.length) throw new UnknownProjects();
}
