import { faultyTags } from './image-tags.ts';
import { trackedFiles } from './tracked-files.ts';

/**
 * Checks that every container image is named with its full version, and that an image has the same version in all
 * files.
 */
const files = trackedFiles('*.yml', '*.yaml', '*Dockerfile', '*.sh', '*.md', '*.ts', '*.mjs', 'Makefile');
for (const path of files.keys()) if (path.endsWith('supply.int-spec.ts')) files.delete(path);

const faults = faultyTags(files);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);
