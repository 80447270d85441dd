import { Injectable } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { SharedCall } from '@sandhill/platform/process/shared-call.js';
import { DataSource } from 'typeorm';
import { LeadsConfig } from '../../config/leads.config.js';
import type { MailSettingName } from './mail-setting-names.js';
import { MailSetting } from './mail-setting.entity.js';
import { CurrentMailSettings } from './current-mail-settings.js';

/**
 * Keeps the owners' mail settings up to date in every process, without a restart. A worker reads them again for each
 * mail, so that no mail goes to an address that has been replaced.
 */
@Injectable()
export class StoredMailSettings extends PeriodicWork implements CurrentMailSettings {
  /** Shared read of the settings, for mails that are composed at the same time. */
  private readonly reading = new SharedCall(() => this.read());
  private values: ReadonlyMap<MailSettingName, string | null> = new Map();

  constructor(
    private readonly config: LeadsConfig,
    private readonly dataSource: DataSource,
  ) {
    super({ name: 'mail-settings', everyMs: 2_000 });
  }

  of(name: MailSettingName): string | null | undefined {
    return this.values.get(name);
  }

  run(): Promise<void> {
    return this.refresh();
  }

  async refresh(): Promise<void> {
    if (this.config.takesMailSettings) await this.reading.next();
  }

  private async read(): Promise<void> {
    const rows = await this.dataSource.manager.findBy(MailSetting, {
      mode: this.config.SITE_MODE,
      isSet: true,
    });
    this.values = new Map(rows.map(({ name, value }) => [name, value]));
  }
}
