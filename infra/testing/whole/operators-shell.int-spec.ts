// Sets variables and npm settings that an operator may have for other programs. They must not change anything.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPath } from '../../local/servers/on-path.ts';
import { withDatabase } from '../../local/servers/with-database.ts';
import { root } from '../../local/settings.ts';

/** Stands in for npm: records the settings that the real npm would use. */
const npm = `#!/bin/sh
shift
exec '${onPath('npm')}' config get include ignore-scripts legacy-peer-deps engine-strict "$@" >asked
`;

describe('an operator’s shell', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandhill-shell-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  /** Prepares a checkout in a folder of this name. */
  function setUp(name: string, environment: Record<string, string> = {}) {
    const checkout = join(folder, name);
    for (const script of ['setup.sh', 'take-turn.sh'])
      cpSync(join(root, 'infra/local', script), join(checkout, 'infra/local', script));
    for (const made of ['bin', 'node_modules']) mkdirSync(join(checkout, made));
    writeFileSync(join(checkout, 'package-lock.json'), '{}');
    writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });
    const { status, stderr } = spawnSync('sh', ['infra/local/setup.sh'], {
      cwd: checkout,
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env['PATH']}`, HOME: folder, ...environment },
    });
    const asked = () => readFileSync(join(checkout, 'asked'), 'utf8').trim().split('\n');
    return { status, stderr, asked };
  }

  it('has all packages installed, and their scripts run', () => {
    const { status, asked } = setUp('checkout', {
      NODE_ENV: 'production',
      npm_config_ignore_scripts: 'true',
      npm_config_legacy_peer_deps: 'true',
      npm_config_engine_strict: 'true',
    });

    expect([status, ...asked()]).toEqual([
      0,
      'include=dev,optional,peer',
      'ignore-scripts=false',
      'legacy-peer-deps=false',
      'engine-strict=false',
    ]);
  });

  it.each(['it’s é (copy) & [x]', "o'neil; {a,b}", '-site ~ ü = @ ! +'])(
    'may be in the folder %s',
    (name) => {
      expect(setUp(name)).toMatchObject({ status: 0 });
    },
  );

  it.each(['site #1', '100% done', 'cash$HOME', 'a:b', 'what?', 'say "yes"', 'tick`', 'back\\slash'])(
    'is told that nothing can run in the folder %s',
    (name) => {
      const { status, stderr } = setUp(name);

      expect([status, stderr]).toEqual([1, expect.stringContaining(`${name}, has one of the characters`)]);
    },
  );

  it('passes on no variables that are meant for other programs', () => {
    const print = join(folder, 'print.mk');
    writeFileSync(print, 'print:\n\t@env\n');
    const meant = ['NODE_ENV', 'NODE_USE_ENV_PROXY', 'PGSSLMODE', 'PGOPTIONS', 'CDPATH'];

    const passedOn = execFileSync('make', ['--no-print-directory', '-f', 'Makefile', '-f', print, 'print'], {
      cwd: root,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        KEPT: 'yes',
        ...Object.fromEntries(meant.map((name) => [name, '1'])),
      },
    });

    expect(passedOn).toContain('\nKEPT=yes\n');
    for (const name of meant) expect(passedOn).not.toContain(`\n${name}=`);
  });

  it('may have no folder /tmp that PostgreSQL can write to', async () => {
    const { rows } = await withDatabase(process.env['TEST_POSTGRES_URL'] ?? '', (database) =>
      database.query('SHOW unix_socket_directories'),
    );

    expect(rows).toEqual([{ unix_socket_directories: '' }]);
  });
});
