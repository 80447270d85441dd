import { spawnSync } from 'node:child_process';
import { UserError } from '../../local/command-line/user-error.ts';
import { root } from '../../local/settings.ts';
import { onPath } from '../../local/servers/on-path.ts';

/**
 * Name of the variant of Chromium without a user interface. It needs a quarter less processor time for the browser
 * tests.
 */
export const headlessShell = 'chromium-headless-shell';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the browser for the tests: the program that the variable CHROMIUM names, otherwise `preferred` or another
 * Chromium on the PATH. `undefined` means Playwright's own browser, which Playwright downloads if it can.
 *
 * @throws UserError naming the package if no browser is available
 */
export function findChromium(preferred?: string): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) {
    const found = onPath(named) ?? (named.includes('/') ? named : undefined);
    if (!found) throw new UserError(`CHROMIUM is "${named}", and there is no such program.`);
    return found;
  }
  const wanted = preferred ? [preferred, ...names] : names;
  const installed = wanted.map((name) => onPath(name)).find((path) => path !== undefined);
  if (installed) return installed;
  const download = spawnSync('npm', ['exec', '-w', 'web', '--', 'playwright', 'install', 'chromium'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (download.status === 0) return undefined;
  throw new UserError(
    'No Chromium for the browser tests: install the package `chromium` (Debian, Ubuntu: apt-get install chromium), or name one by the variable CHROMIUM.',
  );
}
