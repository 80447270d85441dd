import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { LockedPackages } from './lock-file.ts';
import { sbomOf } from './sbom.ts';

/**
 * Prints an SBOM (CycloneDX, JSON) from `package-lock.json` of the working folder. Usage: make-sbom.ts [--of WORKSPACE]
 * [--beside WORKSPACE]… [--installed]. `--of` is the workspace that runs (default: all workspaces). `--beside` is
 * another workspace whose packages are in the same image. `--installed` leaves out packages for other platforms.
 */
const { values } = parseArgs({
  options: {
    of: { type: 'string', default: '' },
    beside: { type: 'string', multiple: true, default: [] },
    installed: { type: 'boolean', default: false },
  },
});

const folder = process.cwd();
const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
  packages: LockedPackages;
};
const isPresent = (place: string) => !values.installed || existsSync(join(folder, place, 'package.json'));
const sbom = sbomOf(packages, { subject: values.of, beside: values.beside, isPresent });
process.stdout.write(`${JSON.stringify(sbom, null, 1)}\n`);
