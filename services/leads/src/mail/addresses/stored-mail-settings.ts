import { Injectable } from '@nestjs/common';
import { CallBatch } from '@sandhill/platform/process/call-batch.js';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { DataSource } from 'typeorm';
import { LeadsConfig } from '../../config/leads.config.js';
import type { MailSettingName } from './mail-setting-names.js';
import { MailSetting } from './mail-setting.entity.js';
import { MailSettingsNow } from './mail-settings-now.js';

const everyMs = 2_000;

/**
 * Follows what owners set, so that every copy and worker has it without a restart. A worker reads it again for each
 * mail, so that none goes to an address that was given up before.
 */
@Injectable()
export class StoredMailSettings extends PeriodicWork implements MailSettingsNow {
  protected readonly task = new PeriodicTask({ name: 'mail-settings', everyMs, run: () => this.refresh() });
  /** Mails that are composed at the same time share what is read after the last of them asked. */
  private readonly readings = new CallBatch(0, () => this.read());
  private values: ReadonlyMap<MailSettingName, string | null> = new Map();

  constructor(
    private readonly config: LeadsConfig,
    private readonly dataSource: DataSource,
  ) {
    super();
  }

  of(name: MailSettingName): string | null | undefined {
    return this.values.get(name);
  }

  async refresh(): Promise<void> {
    if (this.config.takesMailSettings) await this.readings.add([undefined]);
  }

  private async read(): Promise<void> {
    const rows = await this.dataSource.manager.findBy(MailSetting, {
      mode: this.config.SITE_MODE,
      isSet: true,
    });
    this.values = new Map(rows.map(({ name, value }) => [name, value]));
  }
}
