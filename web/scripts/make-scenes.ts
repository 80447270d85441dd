/**
 * Draws the scenes of `scripts/scenes` into `src/assets/originals`, each as an SVG of its own (`npm run scenes -w web`).
 * With names behind it, only those. The pictures that the site ships are made from them by `npm run pictures -w web`.
 */
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Drawing } from './scenes/kit/drawing.ts';

const folder = path.join(import.meta.dirname, 'scenes');
const originals = path.resolve(import.meta.dirname, '../src/assets/originals');
const mostBytes = 150_000;

const wanted = process.argv.slice(2);
const names = (await readdir(folder))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.basename(file, '.ts'));
for (const name of names.filter((each) => wanted.length === 0 || wanted.includes(each))) {
  const { default: draw } = (await import(path.join(folder, `${name}.ts`))) as { default: () => Drawing };
  const svg = draw().toSvg();
  if (svg.length > mostBytes) throw new Error(`${name} is ${svg.length} bytes, more than ${mostBytes}`);
  await writeFile(path.join(originals, `${name}.svg`), svg);
  console.log(`${name}: ${Math.round(svg.length / 1000)} kB`);
}
