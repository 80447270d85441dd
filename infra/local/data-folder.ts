import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './command-line/user-error.ts';

/** Makes the data folder and its folder for logs. @throws UserError if it cannot be made, or cannot be written to */
export function makeDataFolder(dataFolder: string): void {
  try {
    mkdirSync(join(dataFolder, 'logs'), { recursive: true });
    accessSync(dataFolder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(
      `The data folder ${dataFolder} cannot be made or written to (${code}). Choose another: DATA_DIR=folder`,
    );
  }
}
