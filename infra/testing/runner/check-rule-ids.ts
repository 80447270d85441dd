import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../local/settings.ts';
import { trackedFiles } from './tracked-files.ts';

/** Checks that every rule id in the files ("decision L2", "(R13)") has a row in docs/specification.md. */
const specification = 'docs/specification.md';
const known = new Set(
  [...readFileSync(join(root, specification), 'utf8').matchAll(/^\| ([A-Z]\d{1,2}) /gm)].map(([, id]) => id),
);
const mention = /\b(?:decision|rule)s? ([A-Z]\d{1,2})\b(?: and ([A-Z]\d{1,2})\b)?|\(([A-Z]\d{1,2})\)/gi;

const files = trackedFiles('*.ts', '*.tsx', '*.mjs', '*.md', '*.sh', '*.conf', '*.yml');
const unknown = [...files]
  // These files contain formulas, or ids of another standard, that look like rule ids.
  .filter(([file]) => file !== specification && !/security-asvs\.md|csv\.spec\.ts$/.test(file))
  .flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) => idsIn(line).map((id) => ({ id, place: `${file}:${index + 1}` }))),
  )
  .filter(({ id }) => !known.has(id));

for (const { id, place } of unknown) process.stdout.write(`${place}: ${id} is not in ${specification}.\n`);
process.exit(unknown.length === 0 ? 0 : 1);

function idsIn(line: string): string[] {
  return [...line.matchAll(mention)].flatMap(([, ...ids]) => ids.filter(Boolean));
}
