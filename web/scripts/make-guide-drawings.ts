/**
 * Draws the pictures of the plant guide, `scripts/guide`, into `public/guide` (`npm run guide-drawings -w web`). With names behind
 * it, only those.
 */
import path from 'node:path';
import { writeDrawings } from './write-drawings.ts';

await writeDrawings({
  from: path.join(import.meta.dirname, 'guide'),
  to: path.resolve(import.meta.dirname, '../public/guide'),
  maxBytes: 12_000,
  names: process.argv.slice(2),
});
