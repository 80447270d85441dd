import 'reflect-metadata';
import { dataSourceOptions } from '@sandhill/platform/database/data-source-options.js';
import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { DataSource } from 'typeorm';
import { firstPasswordToShow, hasFirstPassword } from './accounts/first-password.js';
import { AuthConfig } from './auth.config.js';
import { authTables } from './auth.tables.js';

/**
 * Prints the password that the first start made, or nothing if the password is not valid. The program runs as `node
 * dist/first-password.js`.
 */
const config = loadConfig(AuthConfig, process.env);
const { FIRST_PASSWORD_FILE: file } = config;
if (hasFirstPassword(file)) {
  const dataSource = await new DataSource(dataSourceOptions(config, authTables)).initialize();
  try {
    const text = await firstPasswordToShow(dataSource, file);
    if (text !== undefined) process.stdout.write(`\n${text}`);
  } finally {
    await dataSource.destroy();
  }
}
