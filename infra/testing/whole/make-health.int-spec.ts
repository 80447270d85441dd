// Runs `make health` with a fake `docker`, whose gateway and backups are well.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../local/settings.ts';

const docker = `#!/bin/sh
case "$*" in
*'config --services') printf '%s\\n' web gateway backup settings media-seed ;;
*'ps --all'*) printf '%s\\n' "$CONTAINERS" ;;
*'ps --quiet'*) echo gateway ;;
*'exec -T backup'*) [ -z "$BACKUPS" ] || node --input-type=module --eval "fetch = () => new Response(process.env.BACKUPS); $7" ;;
esac
`;

const well = [
  'gateway running healthy 0',
  'backup running healthy 0',
  'settings exited  0',
  'media-seed exited  0',
];

describe('make health with Docker', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-health-'));
  writeFileSync(join(folder, 'docker'), docker);
  chmodSync(join(folder, 'docker'), 0o755);

  afterAll(() => rmSync(folder, { recursive: true }));

  function health(containers: string[], backups = '') {
    const { status, stdout } = spawnSync('sh', ['infra/local/health.sh'], {
      cwd: root,
      encoding: 'utf8',
      env: {
        PATH: `${folder}:${process.env['PATH']}`,
        DATA_DIR: folder,
        CONTAINERS: containers.join('\n'),
        BACKUPS: backups,
      },
    });
    return [status, stdout];
  }

  it('says nothing of containers where all that should run does, and the jobs have ended', () => {
    expect(health([...well, 'web running healthy 0'])).toEqual([0, '']);
  });

  it.each([
    ['web running unhealthy 0', 'web  container unhealthy'],
    ['web exited  0', 'web  container exited'],
    ['web created  0', 'web  container created'],
    ['web paused healthy 0', 'web  container paused'],
    ['web restarting  1', 'web  container restarting'],
    ['settings exited  1', 'settings  container exited'],
  ])('names a container that does not serve: %s', (container, said) => {
    const others = container.startsWith('web') ? well : [...well, 'web running healthy 0'];

    expect(health([...others, container])).toEqual([1, `${said}\n`]);
  });

  it('says what backups have found in the object store', () => {
    const loss = JSON.stringify({ status: 'degraded', trouble: ['the object store lacks 2 objects'] });

    expect(health([...well, 'web running healthy 0'], loss)).toEqual([
      1,
      'backup  degraded the object store lacks 2 objects\n',
    ]);
  });

  it('names a part that has no container', () => {
    expect(health(well)).toEqual([1, 'web  container missing\n']);
  });

  it('says once that nothing runs, where there is no Docker', () => {
    const few = join(folder, 'few');
    mkdirSync(few);
    for (const program of ['sh', 'dirname'])
      symlinkSync(
        execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim(),
        join(few, program),
      );

    const { status, stderr } = spawnSync('sh', ['infra/local/health.sh'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: few, DATA_DIR: folder },
    });

    expect([status, stderr]).toEqual([1, expect.stringMatching(/^Nothing runs here.*\n$/)]);
  });
});
