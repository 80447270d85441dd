// Runs the script of `make rotate` on a folder with real secrets. Fake programs replace Docker, the rolling of services
// and the waiting; they record when they were called, and which keys the services would have read.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../local/settings.ts';

const scripts = 'infra/deploy/docker';
const makeSecrets = join(root, scripts, 'make-secrets.mjs');

const note = 'echo "$(basename "$0") $1 $(cat "$SECRETS"/auth/identity-public-key)" >>"$NOTES"';

/**
 * Text of a fake `docker`. It runs the commands that the script sends to containers with secrets, and ignores all
 * others.
 */
const docker = `for last; do :; done
case "$*" in
*restore\\ bash*) printf '%s' "$last" | sed "s#/run/secrets#$SECRETS#g; s#\\. /opt/backup/environment.sh##" | bash -eu ;;
*-T\\ secrets*) "${process.execPath}" "${makeSecrets}" "$SECRETS" ;;
esac`;

describe('make rotate SECRET=identity', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rotation-'));
  const secrets = join(folder, 'secrets');
  const notes = join(folder, 'notes');
  const keyOf = (service: string) => readFileSync(join(secrets, service, 'identity-public-key'), 'utf8');
  let before: string;
  let steps: Array<{ program: string; argument: string; keys: string[] }>;

  const program = (path: string, text: string) => {
    writeFileSync(join(folder, path), `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, path), 0o755);
  };

  beforeAll(() => {
    for (const each of ['bin', scripts]) mkdirSync(join(folder, each), { recursive: true });
    cpSync(join(root, scripts, 'rotate-secret.sh'), join(folder, scripts, 'rotate-secret.sh'));
    program(join(scripts, 'roll.sh'), note);
    program('bin/sleep', note);
    program('bin/docker', docker);
    execFileSync(process.execPath, [makeSecrets, secrets]);
    before = keyOf('auth');

    execFileSync('sh', [join(folder, scripts, 'rotate-secret.sh'), 'identity'], {
      env: { ...process.env, PATH: `${folder}/bin:${process.env['PATH']}`, SECRETS: secrets, NOTES: notes },
    });
    steps = readFileSync(notes, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([name = '', argument = '', keys = '']) => ({ program: name, argument, keys: keys.split(',') }));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const services = ['auth', 'leads', 'leads-worker', 'media', 'media-worker', 'content'];

  it('gives the services both public keys before the gateway signs with the new one', () => {
    const gateway = steps.findIndex(({ argument }) => argument === 'gateway');

    expect(steps.slice(0, gateway).map(({ argument }) => argument)).toEqual(services);
    for (const { keys } of steps.slice(0, gateway)) expect(keys).toEqual([keyOf('auth'), before]);
  });

  it('keeps the old public key for two minutes, twice as long as a token lives', () => {
    const [wait] = steps.filter((step) => step.program === 'sleep');

    expect(wait).toEqual({ program: 'sleep', argument: '120', keys: [keyOf('auth'), before] });
  });

  it('removes the old public key from every service afterwards', () => {
    const end = steps.slice(steps.findIndex((step) => step.program === 'sleep') + 1);

    expect(end.map(({ argument }) => argument)).toEqual(services);
    for (const { keys } of end) expect(keys).toEqual([keyOf('auth')]);
    expect(keyOf('auth')).not.toBe(before);
    expect([keyOf('leads'), keyOf('media')]).toEqual([keyOf('auth'), keyOf('auth')]);
  });
});
