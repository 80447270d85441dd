import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './command-line/user-error.ts';

/**
 * Returns the folder for temporary files of the stack. The system's own folder may be full or inaccessible, or have
 * files of another user that this user cannot remove.
 */
export const temporaryFolder = (dataFolder: string): string => join(dataFolder, 'tmp');

/**
 * Makes the data folder and its folders for logs and temporary files.
 *
 * @throws UserError if the folder cannot be made or written to, or if root starts a stack whose data belongs to
 *   another user: PostgreSQL would then run as the user `postgres`, which would become the owner of the data
 */
export function makeDataFolder(dataFolder: string): void {
  if (process.getuid?.() === 0) refuseDataOfAnother(dataFolder);
  try {
    for (const folder of [join(dataFolder, 'logs'), temporaryFolder(dataFolder)])
      mkdirSync(folder, { recursive: true });
    accessSync(dataFolder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(
      `The data folder ${dataFolder} cannot be made or written to (${code}). Choose another: DATA_DIR=folder`,
    );
  }
}

function refuseDataOfAnother(dataFolder: string): void {
  const owner = statSync(join(dataFolder, 'secrets.json'), { throwIfNoEntry: false })?.uid;
  if (owner)
    throw new UserError(
      `The data in ${dataFolder} belong to the user ${owner}. Try again as that user, without sudo.`,
    );
}
