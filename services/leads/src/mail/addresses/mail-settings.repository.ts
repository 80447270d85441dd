import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { MailSettingName } from './mail-setting-names.js';
import { MailSetting } from './mail-setting.entity.js';

type Mode = MailSetting['mode'];

const nothingPending = { pending: null, codeHash: null, askedAt: null, tries: 0 } as const;

@Injectable()
export class MailSettingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(mode: Mode): Promise<MailSetting[]> {
    return this.dataSource.manager.findBy(MailSetting, { mode });
  }

  /** Returns the row of a setting, created if it is missing and locked until the transaction ends. */
  async lock(manager: EntityManager, mode: Mode, name: MailSettingName): Promise<MailSetting> {
    await manager.createQueryBuilder().insert().into(MailSetting).values({ mode, name }).orIgnore().execute();
    return manager.findOneOrFail(MailSetting, {
      where: { mode, name },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Saves an email address that is not confirmed yet, in place of an earlier one that was not confirmed. */
  async savePending(
    manager: EntityManager,
    id: string,
    pending: { email: string; codeHash: string },
  ): Promise<void> {
    const { email, codeHash } = pending;
    await manager.update(MailSetting, { id }, { pending: email, codeHash, askedAt: () => 'now()', tries: 0 });
  }

  async countTry(manager: EntityManager, id: string): Promise<void> {
    await manager.increment(MailSetting, { id }, 'tries', 1);
  }

  async set(manager: EntityManager, id: string, value: string | null): Promise<void> {
    await manager.update(MailSetting, { id }, { ...nothingPending, isSet: true, value });
  }
}
