import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const script = join(import.meta.dirname, 'clean-data.sh');

/** Removes the data folder of a stack or of the test servers, and its database, which may be in another folder. */
export function removeData(folder: string): void {
  execFileSync('sh', [script, folder]);
}
