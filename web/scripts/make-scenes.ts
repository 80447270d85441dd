/**
 * Draws the scenes of `scripts/scenes` into `src/assets/originals`, each as an SVG of its own (`npm run scenes -w web`).
 * With names behind it, only those. The pictures that the site ships are made from them by `npm run pictures -w web`.
 */
import path from 'node:path';
import { writeDrawings } from './write-drawings.ts';

await writeDrawings({
  from: path.join(import.meta.dirname, 'scenes'),
  to: path.resolve(import.meta.dirname, '../src/assets/originals'),
  maxBytes: 150_000,
  names: process.argv.slice(2),
});
