import { dataSourceOptions } from '@sandhill/platform/database/data-source-options.js';
import { DataSource } from 'typeorm';
import type { LeadsConfig } from '../../config/leads.config.js';
import { leadsTables } from '../../leads.tables.js';
import { nothingSet, type MailSettingsNow } from './mail-settings-now.js';
import { StoredMailSettings } from './stored-mail-settings.js';

/** Reads the owners' mail settings for a command. If the database cannot be read, the environment's values apply. */
export async function readMailSettingsOnce(config: LeadsConfig): Promise<MailSettingsNow> {
  const dataSource = new DataSource(dataSourceOptions(config, leadsTables));
  try {
    await dataSource.initialize();
    const settings = new StoredMailSettings(config, dataSource);
    await settings.refresh();
    return settings;
  } catch {
    return nothingSet;
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}
