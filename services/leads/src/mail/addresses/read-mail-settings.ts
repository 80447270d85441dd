import { dataSourceOptions } from '@sandhill/platform/database/data-source-options.js';
import { DataSource } from 'typeorm';
import type { LeadsConfig } from '../../config/leads.config.js';
import { leadsTables } from '../../leads.tables.js';
import { noMailSettings, type CurrentMailSettings } from './current-mail-settings.js';
import { StoredMailSettings } from './stored-mail-settings.js';

/** Reads the owners' mail settings for a command. If the database cannot be read, the environment's values apply. */
export async function readMailSettings(config: LeadsConfig): Promise<CurrentMailSettings> {
  const dataSource = new DataSource(dataSourceOptions(config, leadsTables));
  try {
    await dataSource.initialize();
    const settings = new StoredMailSettings(config, dataSource);
    await settings.refresh();
    return settings;
  } catch {
    return noMailSettings;
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}
