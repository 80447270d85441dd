import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Behavior of the stand-in for the renderer. `stand-in-renderer.js` implements it. */
export type Behavior =
  | 'renders'
  | 'fails'
  | 'hangs'
  | 'ends without a word'
  | 'floods'
  | 'eats memory'
  | 'writes outside'
  | 'writes a link'
  | 'writes an odd name'
  | 'forgets a file'
  | 'renders too much'
  | 'waits';

export interface StandIn {
  folder: string;
  build: string;
  behave: (behavior: Behavior, detail?: string) => void;
  /** Whether a renderer that `waits` has been asked to render. */
  isWaiting: () => boolean;
  /** Lets a renderer that `waits` continue. */
  release: () => void;
  remove: () => void;
}

/** Makes a small stand-in for the real renderer. Its pages show the name, the version and the year. */
export function aRenderer(build = randomBytes(8).toString('hex')): StandIn {
  const folder = mkdtempSync(join(tmpdir(), 'content-renderer-'));
  cpSync(join(import.meta.dirname, 'stand-in-renderer.js'), join(folder, 'render.js'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'build-id'), `${build}\n`);
  const behave = (behavior: Behavior, detail = '') => {
    for (const sign of ['released', 'waiting']) rmSync(join(folder, sign), { force: true });
    writeFileSync(join(folder, 'behavior.json'), JSON.stringify({ behavior, detail }));
  };
  behave('renders');
  return {
    folder,
    build,
    behave,
    isWaiting: () => existsSync(join(folder, 'waiting')),
    release: () => writeFileSync(join(folder, 'released'), ''),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
