import { Injectable } from '@nestjs/common';
import { AuditNames } from '@sandhill/platform/audit/audit-names.js';
import { DataSource } from 'typeorm';

/** The titles of the project images in the trail, also of those in the bin. */
@Injectable()
export class ProjectNames extends AuditNames {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async read(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows: Array<{ id: string; title: string }> = await this.dataSource.query(
      'SELECT id, title FROM project_images WHERE id = ANY ($1)',
      [ids],
    );
    return new Map(rows.map(({ id, title }) => [id, title]));
  }
}
