import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Folders and files with Spanish texts for readers: pages, admin area, mails, samples. */
const places = [
  'web/src/content',
  'services/company/src',
  'services/leads/src/mail',
  'services/auth/src/notices',
  'services/media/src/seed',
];

/** Matches the paths of tests, and of files with words that visitors may type, in which any Spanish is allowed. */
const searched = /\/plant-guide\/(signs\/|same-words|read-sighting|find-entries)|\.spec\.ts$|\.test\.ts$/;
const synonyms = /synonyms: \[[^\]]*\]/g;

/** Returns the Spanish words that the table in the glossary forbids. */
function ruledOut(): string[] {
  const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8').match(/^\|.*\|$/gm) ?? [];
  return rows.slice(2).flatMap((row) => (row.split('|')[3] ?? '').split(',').map((word) => word.trim()));
}

const files = places
  .flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((file) => join(place, file)),
  )
  .filter((file) => file.endsWith('.ts') && !searched.test(file));

/** Returns a pattern for a whole word in any case. "yarda cúbica" is allowed, because it is a measure. */
const uses = (word: string) => new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])(?! cúbica)`, 'iu');

describe('Spanish texts', () => {
  it('are looked for where they are', () => {
    expect(ruledOut()).toEqual(expect.arrayContaining(['cotización', 'paisajes', 'yarda']));
    for (const place of places) expect(files.some((file) => file.startsWith(place))).toBe(true);
  });

  it.each(ruledOut())('do not say "%s", which the glossary rules out', (word) => {
    const found = files.filter((file) =>
      uses(word).test(readFileSync(join(root, file), 'utf8').replace(synonyms, '')),
    );
    expect(found).toEqual([]);
  });
});
