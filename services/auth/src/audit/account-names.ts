import { Injectable } from '@nestjs/common';
import { AuditNames } from '@sandhill/platform/audit/audit-names.js';
import { DataSource } from 'typeorm';
import { User } from '../users/user.entity.js';

@Injectable()
export class AccountNames extends AuditNames {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async read(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const users = await this.dataSource
      .createQueryBuilder(User, 'user')
      .select(['user.id', 'user.username'])
      .where('user.id = ANY (:ids)', { ids })
      .getMany();
    return new Map(users.map(({ id, username }) => [id, username]));
  }
}
