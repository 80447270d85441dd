// Runs `make health` with a fake `docker`, whose gateway and backups are healthy, and with a fake stack.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../local/settings.ts';
import { writeStackFile } from '../../local/stack-file.ts';
import type { Ports } from '../../local/stack.ts';

const docker = `#!/bin/sh
case "$*" in
*'config --services') printf '%s\\n' web gateway backup settings media-seed ;;
*'ps --all'*) printf '%s\\n' "$CONTAINERS" ;;
*'ps --quiet'*) echo gateway ;;
*'exec -T backup'*) [ -z "$BACKUPS" ] || node --input-type=module --eval "fetch = async () => new Response(process.env.BACKUPS); $7" ;;
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

describe('make health with make start', () => {
  const data = mkdtempSync(join(tmpdir(), 'sandhill-health-'));
  const part = spawn('sh', ['-c', 'read _', join(data, 'part')]);

  afterAll(() => {
    part.kill();
    rmSync(data, { recursive: true });
  });

  it.each([
    ['why there is none', { backup: part.pid ?? 0 }, /^backup {2}down {3}backups: EACCES$/m],
    ['nothing where none are made', {}, /^(?!.*backup)/],
  ])('says of backups %s', async (_what, parts, said) => {
    const server = createServer((_request, response) => {
      response.writeHead(503).end(JSON.stringify({ status: 'down', trouble: ['backups: EACCES'] }));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const ports = { backup: (server.address() as AddressInfo).port } as Ports;
    writeStackFile(data, { supervisor: part.pid ?? 0, ports, parts: { ...parts } });

    const health = spawn('sh', ['infra/local/health.sh'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: data },
    });
    let output = '';
    health.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));

    expect([(await once(health, 'close'))[0], output]).toEqual([1, expect.stringMatching(said)]);
    server.close();
  });
});
