// Runs `backup.sh` with a fake `docker`, which records its arguments and the folder that compose would mount.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../local/settings.ts';

const script = 'infra/deploy/backup/backup.sh';

const docker = `#!/bin/sh
echo "\${BACKUP_FOLDER-as set up} $*" >>"$NOTES"
case "$*" in
*'main.js restore') [ -z "$SIGNAL" ] || kill -s "$SIGNAL" "$PPID" ;;
*ps*) echo postgres ;;
*' stop '*) exit "\${STOP_STATUS:-0}" ;;
*' up '*) exit "\${UP_STATUS:-0}" ;;
esac
`;

describe('backup.sh', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'backup script-'));
    mkdirSync(join(folder, 'archive'));
    mkdirSync(join(folder, 'bin'));
    for (const each of [
      script,
      ...['docker-runs', 'stack-runs', 'take-turn'].map((name) => `infra/local/${name}.sh`),
    ])
      cpSync(join(root, each), join(folder, each), { recursive: true });
    writeFileSync(join(folder, 'bin/docker'), docker);
    chmodSync(join(folder, 'bin/docker'), 0o755);
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs a command of the script. @returns the arguments that `docker` was called with */
  function run(command: string, variables: Record<string, string>): string[] {
    const { BACKUP_FOLDER: _, ...inherited } = process.env;
    execFileSync('sh', [join(folder, script), command], {
      stdio: 'pipe',
      env: {
        ...inherited,
        ...variables,
        PATH: `${folder}/bin:${process.env['PATH']}`,
        NOTES: join(folder, 'notes'),
        DATA_DIR: folder,
      },
    });
    return readFileSync(join(folder, 'notes'), 'utf8').trim().split('\n');
  }

  it('restores from a folder that the restoring container alone sees', () => {
    const archive = join(folder, 'archive');
    const calls = run('restore', { FROM: archive });

    expect(calls.filter((call) => call.includes(' run '))).toHaveLength(2);
    expect(calls).toContain('as set up compose up --detach --wait');
    expect(calls.filter((call) => !call.startsWith('as set up compose '))).toEqual(
      calls.filter((call) => call.startsWith(`${archive} compose `) && call.includes(' run ')),
    );
  });

  it('says that the backup is restored when a part is not well after it', () => {
    const archive = join(folder, 'archive');

    expect(() => run('restore', { FROM: archive, UP_STATUS: '1' })).toThrow('The backup is restored, but');
  });

  it('starts the site again when a part of it could not be stopped', () => {
    const archive = join(folder, 'archive');

    expect(() => run('restore', { FROM: archive, STOP_STATUS: '1' })).toThrow('nothing was restored');
    const calls = readFileSync(join(folder, 'notes'), 'utf8').trim().split('\n');
    expect(calls.at(-1)).toBe('as set up compose up --detach --wait');
  });

  it.each(['INT', 'HUP', 'TERM'])('starts the site again when a restore is ended by SIG%s', (signal) => {
    const archive = join(folder, 'archive');

    expect(() => run('restore', { FROM: archive, SIGNAL: signal })).toThrow('The restore was interrupted.');
    const calls = readFileSync(join(folder, 'notes'), 'utf8').trim().split('\n');
    expect(calls.at(-1)).toBe('as set up compose up --detach --wait');
  });

  it('restores from an address beside the folder that is set up', () => {
    const calls = run('restore', { FROM: 'https://key:secret@store.example/bucket' });

    expect(calls.filter((call) => !call.startsWith('as set up compose '))).toEqual([]);
  });

  it('makes a backup into another folder', () => {
    const calls = run('make', { TO: join(folder, 'new') });

    expect(calls.at(-1)).toMatch(`${folder}/new compose run `);
  });
});
