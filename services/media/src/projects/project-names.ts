import { Injectable } from '@nestjs/common';
import { AuditNames } from '@sandhill/platform/audit/audit-names.js';
import { DataSource, In } from 'typeorm';
import { Project } from './project.entity.js';

@Injectable()
export class ProjectNames extends AuditNames {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async read(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const projects = await this.dataSource.manager.find(Project, {
      select: { id: true, title: true },
      where: { id: In(ids) },
    });
    return new Map(projects.map(({ id, title }) => [id, title]));
  }
}
