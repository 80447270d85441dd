/** Puts the parts of the build that the renderer needs into `dist-renderer`, and the build's id into both folders. */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Template } from '../renderer/template.ts';
import { inlineStyles } from './inline-styles.ts';

interface ManifestEntry {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

const web = path.resolve(import.meta.dirname, '..');
const dist = path.join(web, 'dist');
const renderer = path.join(web, 'dist-renderer');
const built = await readFile(path.join(dist, 'index.html'), 'utf8');
const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  ManifestEntry
>;

/** Returns the scripts that a module needs, so that the browser can request all of them at once. */
function scriptsOf(module: string, known = new Set<string>()): Set<string> {
  const entry = manifest[module];
  if (!entry || entry.isEntry || known.has(`/${entry.file}`)) return known;
  known.add(`/${entry.file}`);
  for (const imported of entry.imports ?? []) scriptsOf(imported, known);
  return known;
}

/** Entry modules of pages: the start of the app, and the page of each route. */
const beginnings = Object.keys(manifest).filter((module) =>
  /^src\/app\/(start|routes\/[\w-]+-page)\.tsx$/.test(module),
);
const nameOf = (module: string) => path.basename(module, '.tsx');

const fonts = [
  { family: 'Fraunces', file: 'fraunces-latin-wght-normal', weight: '100 900' },
  { family: 'Figtree', file: 'figtree-latin-wght-normal', weight: '300 900' },
];
const assets = await readdir(path.join(dist, 'assets'));
const fontFaces = fonts.map(({ family, file, weight }) => {
  const asset = assets.find((name) => name.startsWith(file) && name.endsWith('.woff2'));
  return `@font-face{font-family:${family};font-weight:${weight};src:url(/assets/${asset})}`;
});

const others = (await readdir(dist)).filter((name) => /\.(svg|png|jpg|webmanifest|js)$/.test(name));
const drawings = await readdir(path.join(dist, 'guide'));

const template: Template = {
  page: await inlineStyles(built, dist),
  shell: built,
  lateFiles: Object.fromEntries(beginnings.map((module) => [nameOf(module), [...scriptsOf(module)]])),
  fontFaces: fontFaces.join(''),
  files: [
    ...others.map((name) => `/${name}`),
    ...drawings.map((name) => `/guide/${name}`),
    ...assets.map((name) => `/assets/${name}`),
  ].toSorted(),
};

await writeFile(path.join(renderer, 'template.json'), JSON.stringify(template));
const parts = (await readdir(renderer, { recursive: true }))
  .filter((name) => /\.(js|json)$/.test(name))
  .toSorted();
const hash = createHash('sha256');
for (const part of parts) hash.update(part).update(await readFile(path.join(renderer, part)));
const buildId = hash.digest('hex').slice(0, 16);
await writeFile(path.join(renderer, 'build-id'), `${buildId}\n`);
await writeFile(path.join(dist, 'build-id'), `${buildId}\n`);
await rm(path.join(dist, '.vite'), { recursive: true });
await rm(path.join(dist, 'index.html'));
