import { Injectable } from '@nestjs/common';
import type { Stories } from '@sandhill/company/stories/story.js';
import { DataSource } from 'typeorm';
import { StoriesCopy } from './stories-copy.entity.js';

/** Revision that applies before media has sent any stories. */
const noRevision = '';

@Injectable()
export class StoriesCopyRepository {
  constructor(private readonly dataSource: DataSource) {}

  async revision(): Promise<string> {
    const copy = await this.dataSource.manager.findOne(StoriesCopy, {
      select: { revision: true },
      where: { id: 1 },
    });
    return copy?.revision ?? noRevision;
  }

  async read(): Promise<Stories> {
    const copy = await this.dataSource.manager.findOneBy(StoriesCopy, { id: 1 });
    return copy ?? { revision: noRevision, stories: [] };
  }

  async write({ revision, stories }: Stories): Promise<void> {
    await this.dataSource.manager.upsert(StoriesCopy, { id: 1, revision, stories } as object, ['id']);
  }
}
