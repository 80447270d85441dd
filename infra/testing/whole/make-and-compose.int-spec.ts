// Runs `make` with a fake `docker`, which records its arguments and the variables of `.env.example` in its environment.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../../local/settings.ts';

/** Returns the ports of the site and of the demo's mail page as `docker compose config` prints them. */
const ports = (site: number, mail: number) => `services:
  mail:
    ports:
      - mode: ingress
        host_ip: 127.0.0.1
        target: 8025
        published: "${mail}"
        protocol: tcp
  web:
    ports:
      - mode: ingress
        target: 8080
        published: "${site}"
        protocol: tcp`;

const names = Object.keys(parseEnv(readFileSync(join(root, '.env.example'), 'utf8')));

/** Every target that calls Docker, with the variables that it needs. */
const targets = [
  'up',
  'down',
  'logs',
  'ps',
  'health',
  'scale gateway=2',
  'roll SERVICE=leads',
  'roll SERVICE=web',
  'upgrade',
  'rotate SECRET=queue',
  'admin USER=ana',
  'mail-test',
  'held-mail',
  'content-export TO=site.json',
  'content-import FROM=Makefile',
  'backup',
  'backup-verify FROM=https://key:secret@store.test/bucket',
  'backup-key',
  'restore FROM=https://key:secret@store.test/bucket',
  'restore-forget',
];

// A fake `docker`: a service has the copy `old`, and also `new` when ended copies are listed too.
const docker = `#!/bin/sh
{
  printf '%s\\n' "$*"
  env
  echo
} >>"$NOTES"
case "$*" in
$FAILING) echo 'permission denied' >&2 && exit 1 ;;
$INTERRUPTED) kill -INT "$PPID" && exit 130 ;;
$INTERRUPTED_WITH_MAKE) kill -INT "$PPID" $(ps -o ppid= "$PPID") ;;
*' config') echo "$PORTS" ;;
*' web 8080') echo 0.0.0.0:80 ;;
*' mail 8025') echo 127.0.0.1:8025 ;;
*'printenv PUBLIC_URL') echo https://garden.test ;;
*'{{.Image}} old') echo sha256:before ;;
*'ps --quiet '"$ENDED") ;;
*'--status exited --quiet '"$ENDED") echo old ;;
*'ps --all --quiet '"$ENDED") echo new ;;
*'ps --all --quiet'*) printf 'old\\nnew\\n' ;;
*'ps --quiet'*) echo old ;;
inspect*) echo healthy ;;
*' settings') exit "\${SETTINGS_STATUS:-0}" ;;
esac
`;

describe('make with Docker', () => {
  let folder: string;
  let stdout: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandhill-make-'));
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/docker'), docker);
    chmodSync(join(folder, 'bin/docker'), 0o755);
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  /** Returns which variables of `.env.example` each call of `docker` got. */
  function callsOf(target: string[], environment: Record<string, string> = {}) {
    const inherited = Object.entries(process.env).filter(([name]) => !names.includes(name));
    const args = target.map((arg) => arg.replace('TO=', `TO=${folder}/`));
    stdout = execFileSync('make', ['--no-print-directory', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      env: {
        ...Object.fromEntries(inherited),
        PORTS: ports(80, 8025),
        ...environment,
        MAKEFLAGS: '',
        PATH: `${folder}/bin:${process.env['PATH']}`,
        NOTES: join(folder, 'notes'),
        DATA_DIR: folder,
      },
    });
    return noted();
  }

  function noted() {
    const calls = readFileSync(join(folder, 'notes'), 'utf8').split('\n\n').filter(Boolean);
    return calls.map((call) => {
      const [command = '', ...lines] = call.split('\n');
      const given = lines.filter((line) => names.includes(line.split('=')[0] ?? ''));
      return { command, given };
    });
  }

  it.each(targets)('%s leaves every variable to .env, as docker compose does', (target) => {
    const calls = callsOf(target.split(' '));

    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter(({ given }) => given.length > 0)).toEqual([]);
  });

  it.each(['up', 'scale gateway=2', 'roll SERVICE=leads', 'roll SERVICE=web', 'upgrade'])(
    '%s replaces nothing when the settings of a part are not usable',
    (target) => {
      expect(() => callsOf(target.split(' '), { SETTINGS_STATUS: '1' })).toThrow('Command failed');

      const calls = readFileSync(join(folder, 'notes'), 'utf8').match(/^compose .*/gm) ?? [];
      expect(calls.at(-1)).toMatch(/ run --rm -T settings$/);
      expect(calls.filter((call) => / (up|stop|rm) /.test(call))).toEqual([]);
    },
  );

  it.each([
    ['of the site', ports(8081, 8025), '--publish 8081:8080/tcp'],
    ['of the mail page', ports(80, 8026), '--publish 127.0.0.1:8026:8025/tcp'],
    ['of both', ports(81, 81), '--publish 127.0.0.1:81:8025/tcp --publish 81:8080/tcp'],
  ])('up replaces nothing when the new port %s is not free', (_, given, tried) => {
    const taken = { FAILING: '*--publish*', PORTS: given };

    expect(() => callsOf(['up'], taken)).toThrow('A port is not free: nothing is replaced.');
    expect(noted().at(-1)?.command).toContain(` --no-deps ${tried} --entrypoint true web`);
  });

  it('admin takes an address from its command line alone, also with an apostrophe', () => {
    callsOf(['admin', 'USER=ana'], { EMAIL: 'operator@garden.test' });
    callsOf(['admin', 'USER=ana', "EMAIL=o'neil@garden.test"]);

    const addresses = readFileSync(join(folder, 'notes'), 'utf8').match(/^EMAIL=.*/gm);
    expect(new Set(addresses)).toEqual(new Set(["EMAIL=o'neil@garden.test"]));
  });

  it('mail-test passes on an address with a name as one word', () => {
    const calls = callsOf(['mail-test', 'TO=Ana <ana@garden.test>']);

    expect(calls.at(-1)?.command).toMatch(/ dist\/test-mail\.js .*Ana <ana@garden\.test>$/);
  });

  it('up names the address that visitors type', () => {
    callsOf(['up']);

    expect(stdout).toContain('Sandhill Grounds   https://garden.test\n');
  });

  it.each([
    ['up', 'compose up --detach --wait --remove-orphans'],
    ['down', 'compose --profile * down --remove-orphans'],
  ])('%s also stops what the files do not name', (target, call) => {
    expect(callsOf([target]).map(({ command }) => command)).toContain(call);
  });

  it('upgrade says that nothing is replaced when an image cannot be built', () => {
    expect(() => callsOf(['upgrade'], { FAILING: 'compose build*' })).toThrow('nothing is replaced');
    expect(noted()).toHaveLength(1);
  });

  it('upgrade says at which part it stopped, and goes no further', () => {
    expect(() => callsOf(['upgrade'], { FAILING: '*--scale leads=*' })).toThrow('stopped at leads.');
    const calls = noted().map(({ command }) => command);
    expect(calls.filter((call) => call.includes('--scale')).at(-1)).toMatch(/--scale leads=2 leads$/);
    expect(calls.at(-1)).toBe('rm --force new');
  });

  it.each([
    ['does not become ready', 'FAILING'],
    ['is interrupted', 'INTERRUPTED'],
  ])('roll SERVICE=web brings the previous image back when the new container %s', (_, how) => {
    expect(() => callsOf(['roll', 'SERVICE=web'], { [how]: '*--force-recreate*' })).toThrow(
      'sandhill/web is the previous image again',
    );
    const calls = noted().map(({ command }) => command);
    expect(calls).toContain('tag sha256:before sandhill/web');
    expect(calls.at(-1)).toContain('--force-recreate');
  });

  it('roll SERVICE=leads takes the new copies away again when it is interrupted', () => {
    expect(() => callsOf(['roll', 'SERVICE=leads'], { INTERRUPTED: '*--scale leads=*' })).toThrow(
      'the old one keeps running.',
    );
    expect(noted().at(-1)?.command).toBe('rm --force new');
  });

  it.each([
    ['web', '--force-recreate --wait --wait-timeout 180 web'],
    ['leads', '--scale leads=1 leads'],
  ])('roll SERVICE=%s begins again when a killed one has left no running copy', (service, call) => {
    const calls = callsOf(['roll', `SERVICE=${service}`], { ENDED: service });

    expect(calls.filter(({ command }) => command.endsWith(call))).toHaveLength(1);
  });

  it('upgrade goes no further when it is interrupted while it stops an old copy', () => {
    expect(() => callsOf(['upgrade'], { INTERRUPTED_WITH_MAKE: 'stop *' })).toThrow('stopped at leads.');
    expect(noted().filter(({ command }) => command.includes('--scale'))).toHaveLength(1);
  });

  it('roll SERVICE=leads starts a new copy again that was killed while the old one stopped', () => {
    const calls = callsOf(['roll', 'SERVICE=leads']).map(({ command }) => command);

    expect(calls.indexOf('start new')).toBeGreaterThan(calls.indexOf('rm old'));
  });

  it.each([['mail-test'], ['backup'], ['roll', 'SERVICE=leads']])(
    '%s says why Docker does not answer',
    (...target) => {
      expect(() => callsOf(target, { FAILING: '*ps --quiet*' })).toThrow('permission denied');
    },
  );

  it('passes on every variable that is given on its command line', () => {
    const given = names.map((name) => `${name}=given`);

    for (const call of callsOf(['up', ...given])) expect(call.given.toSorted()).toEqual(given.toSorted());
  });

  it('passes on every variable of its environment, as docker compose does', () => {
    const environment = Object.fromEntries(names.map((name) => [name, 'given']));

    for (const call of callsOf(['up'], environment)) expect(call.given).toHaveLength(names.length);
  });
});

it('names a file that the users of containers may not read before anything is replaced', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-modes-'));
  const check = 'infra/deploy/docker/check-settings.sh';
  cpSync(join(root, check), join(folder, check));
  for (const name of ['services', 'gateway', 'web/src']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['package.json', 'web/src/app.ts', 'docker'])
    writeFileSync(join(folder, name), '#!/bin/sh\necho "$*" >>"$NOTES"\n', { mode: 0o755 });
  const run = () =>
    spawnSync('sh', [check], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env['PATH']}`, NOTES: join(folder, 'notes') },
    });
  for (const [name, mode] of [
    ['web/src/app.ts', 0o640],
    ['web/src', 0o750],
  ] as const) {
    const before = statSync(join(folder, name)).mode;
    chmodSync(join(folder, name), mode);

    expect(run()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`may not read ${name}, perhaps`),
    });

    chmodSync(join(folder, name), before);
  }
  expect(existsSync(join(folder, 'notes'))).toBe(false);
  // An editor's temporary file, which no image contains, must not be reported.
  writeFileSync(join(folder, 'web/.app.ts.swp'), '', { mode: 0o600 });
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  rmSync(folder, { recursive: true });
});

it('every target of the Makefile that calls Docker is among those tried', () => {
  const makefile = readFileSync(join(root, 'Makefile'), 'utf8');
  const withDocker = makefile.slice(makefile.indexOf('##@ Run it with Docker'));

  const all = [...withDocker.matchAll(/^([a-z-]+):/gm)].map(([, name]) => name);

  expect(all.filter((name) => !targets.some((target) => target.split(' ')[0] === name))).toEqual([]);
});
