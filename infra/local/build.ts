import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
// The types of the API are among the web's sources. If they were made after its build, the build would have to run
// again.
makeTypes();
for (const workspace of workspaces) build(workspace);

/** Waits until no other process builds in this folder, so that it then finds built what that process has built. */
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
  const newest = Math.max(
    ...[...sources, `${folder}/package.json`, '.swcrc', 'package-lock.json'].map(newestChange),
  );
  if (existsSync(stamp) && statSync(stamp).mtimeMs > newest) return;
  const begun = performance.now();
  process.stdout.write(`  Building ${folder} …\n`);
  run('build', folder);
  writeFileSync(stamp, '');
  process.stdout.write(`  Building ${folder}: ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
}

/** Generates the types of the API for editors and the type check. The web's build does not need them. */
function makeTypes(): void {
  const types = 'web/src/types/generated/api.d.ts';
  if (newestChange(types) < newestChange('gateway/openapi.json')) run('types', 'web');
}

function run(script: string, folder: string): void {
  const result = spawnSync('npm', ['run', '--silent', script, '-w', folder], { cwd: root, encoding: 'utf8' });
  if (result.status === 0) return;
  process.stderr.write(
    `${result.stdout}${result.stderr}\n${folder} could not be built; the message is above.\n`,
  );
  process.exit(1);
}

/** Returns the time of the latest change below a path, in milliseconds; 0 if the path does not exist. */
function newestChange(path: string): number {
  const full = join(root, path);
  if (!existsSync(full)) return 0;
  const own = statSync(full);
  if (!own.isDirectory()) return own.mtimeMs;
  const inside = readdirSync(full, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(join(full, name)).mtimeMs,
  );
  return Math.max(own.mtimeMs, ...inside);
}
