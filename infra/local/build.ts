import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Builds the workspaces whose sources have changed since their last build. */
const root = join(import.meta.dirname, '../..');

interface Workspace {
  folder: string;
  /** Folders and configuration files whose change requires another build. */
  sources: string[];
}

const service = (folder: string, sources: string[] = []): Workspace => ({
  folder,
  sources: [`${folder}/src`, ...sources],
});

const workspaces: Workspace[] = [
  service('services/platform'),
  service('services/company'),
  service('services/auth'),
  service('services/leads'),
  service('services/media'),
  service('services/content'),
  service('gateway'),
  service('infra/deploy/queue-board'),
  service('infra/deploy/backup'),
  service('web', [
    'web/public',
    'web/renderer',
    'web/scripts',
    'web/index.html',
    'web/vite.config.ts',
    'web/vite.renderer.config.ts',
    'services/company/src',
  ]),
];

takeTurn();
// Makes the types of the API first, because they are among the web's sources: if they changed after the web's build,
// the build would have to run again.
makeTypes();
for (const workspace of workspaces) build(workspace);

/**
 * Waits until no other process builds in this folder. Workspaces that the other process has built are then not built
 * again.
 */
function takeTurn(): void {
  const taken = spawnSync('sh', ['infra/local/take-turn.sh', String(process.pid)], {
    cwd: root,
    stdio: 'inherit',
  });
  if (taken.status !== 0) process.exit(1);
  process.on('exit', () => rmSync(join(root, '.building'), { force: true }));
}

function build({ folder, sources }: Workspace): void {
  const stamp = join(root, folder, 'dist', '.built');
  // The checksum decides, not the date: files of a release that is unpacked over another one may be older than the
  // build.
  const sum = sumOf([...sources, `${folder}/package.json`, '.swcrc', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sum) return;
  const begun = performance.now();
  process.stdout.write(`  Building ${folder} …\n`);
  run('build', folder);
  writeFileSync(stamp, sum);
  process.stdout.write(`  Building ${folder}: ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
}

/** Generates the types of the API for editors and the type check. The web's build does not need them. */
function makeTypes(): void {
  const types = 'web/src/types/generated/api.d.ts';
  if (changedAt(types) < changedAt('gateway/openapi.json')) run('types', 'web');
}

function run(script: string, folder: string): void {
  const result = spawnSync('npm', ['run', '--silent', script, '-w', folder], { cwd: root, encoding: 'utf8' });
  if (result.status === 0) return;
  process.stderr.write(
    `${result.stdout}${result.stderr}\n${folder} could not be built; the message is above.\n`,
  );
  process.exit(1);
}

/** Returns the time of a file's latest change, in milliseconds; 0 if there is no such file. */
function changedAt(path: string): number {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Returns a checksum of the names and contents of all files below the paths. */
function sumOf(paths: readonly string[]): string {
  const sum = createHash('sha256');
  for (const path of paths)
    for (const file of filesBelow(join(root, path))) {
      const content = readFileSync(file);
      sum.update(`${relative(root, file)}\0${content.length}\0`).update(content);
    }
  return sum.digest('hex');
}

function filesBelow(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)));
}
