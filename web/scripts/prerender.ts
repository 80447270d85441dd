/** Renders the first version of the content into the build. A public server shows it until a version is published. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { firstVersion } from '@sandhill/company/content/first-version.js';
import { problemsOf, problemWords } from '@sandhill/company/content/problems.js';
import { publicContent } from '@sandhill/company/content/public-content.js';
import { shippedGuide } from '@sandhill/company/plant-guide/shipped-guide.js';
import { weighScripts } from './weigh-scripts.ts';

const web = path.resolve(import.meta.dirname, '..');
const dist = path.join(web, 'dist');

const problems = problemsOf(firstVersion).map(
  ({ path: field, code }) => `  ${field}: ${problemWords[code].en}`,
);
if (problems.length > 0) throw new Error(`services/company/src/first-version:\n${problems.join('\n')}`);

const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [path.join(web, 'dist-renderer/render.js'), 'site', '--out', dist, '--uncompressed'],
  {
    // The public server inserts the site's URL when it starts.
    input: JSON.stringify({
      content: publicContent(firstVersion),
      guide: {
        plants: shippedGuide.plants.filter(({ isPublished }) => isPublished),
        issues: shippedGuide.issues.filter(({ isPublished }) => isPublished),
      },
      publicUrl: '__PUBLIC_URL__',
      now: new Date(),
    }),
    encoding: 'utf8',
  },
);
if (status !== 0) throw new Error(`the site could not be rendered:\n${stdout}${stderr}`);

// Spanish pages are left out: both languages have the same scripts.
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html') && file !== 'app.html' && !file.startsWith('es/'),
);
for (const page of pages) weighScripts(page, readFileSync(path.join(dist, page), 'utf8'), dist);
console.log(`Rendered ${stdout.trim().split('\n').length} pages.`);
