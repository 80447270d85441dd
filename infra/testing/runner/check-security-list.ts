import { basename, matchesGlob } from 'node:path';
import { trackedFiles } from './tracked-files.ts';

/**
 * Checks that the ASVS list names only existing files, tests and headings, and that its totals match its rows. In the
 * list, the title of a test is in “” after the test's file, and a heading is after a link to its document.
 */
const list = 'docs/security-asvs.md';
const files = trackedFiles();
const text = files.get(list) ?? '';
const faults: string[] = [];

const fileName = /`((?:[\w.*{}-]+\/)*[\w.*{}-]+\.(?:tsx?|mjs|md|json|ya?ml|sh|conf|Dockerfile))`/g;

/**
 * Returns the files that match a name or pattern. A test's file may be named without its folder, so there may be
 * several.
 */
function filesNamed(name: string): string[] {
  const paths = [...files.keys()];
  if (name.includes('/')) return paths.filter((path) => matchesGlob(path, name));
  return paths.filter((path) => matchesGlob(basename(path), name));
}

for (const [, name = ''] of text.matchAll(fileName))
  if (filesNamed(name).length === 0) faults.push(`${name} does not exist`);

for (const [, name = '', title = ''] of text.matchAll(
  /`([\w./-]+\.(?:int-spec|spec|test)\.tsx?)`, “([^”]+)”/g,
))
  if (!filesNamed(name).some((path) => files.get(path)?.includes(title)))
    faults.push(`${name} has no test “${title}”`);

for (const [, document = '', heading = ''] of text.matchAll(/\]\(([\w./-]+\.md)\), “([^”]+)”/g)) {
  const path = document.startsWith('../') ? document.slice(3) : `docs/${document}`;
  if (!new RegExp(`^#+ ${heading}$`, 'm').test(files.get(path) ?? ''))
    faults.push(`${path} has no heading “${heading}”`);
}

const rows = [...text.matchAll(/^\| \d+\.\d+\.\d+ +\| ([12]) +\| (done|partly|not done|n\/a) +\|/gm)];
for (const state of ['done', 'partly', 'not done', 'n/a']) {
  const counts = ['1', '2'].map((level) => rows.filter((row) => row[1] === level && row[2] === state).length);
  const stated = new RegExp(`^\\| ${state} +\\| (\\d+) +\\| (\\d+) +\\|$`, 'm')
    .exec(text)
    ?.slice(1)
    .map(Number);
  if (String(stated) !== String(counts))
    faults.push(`${state}: ${counts.join(' and ')} rows, stated ${String(stated)}`);
}

for (const fault of new Set(faults)) process.stdout.write(`${list}: ${fault}.\n`);
process.exit(faults.length === 0 ? 0 : 1);
