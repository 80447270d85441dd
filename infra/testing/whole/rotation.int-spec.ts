// Runs the script of `make rotate` on a folder with real secrets. Fake programs replace Docker, the rolling of services
// and the waiting; they record when they were called, and which keys the services would have read.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../local/settings.ts';

const scripts = 'infra/deploy/docker';
const makeSecrets = join(root, scripts, 'make-secrets.mjs');

/** Kills the script of `make rotate` after the call with the number `STOP_AFTER`. */
const countCalls = `echo >>"$CALLS"
[ "$(wc -l <"$CALLS")" -ne "\${STOP_AFTER:-0}" ] || kill -KILL $PPID`;

const note = `echo "$(basename "$0") $1 $(cat "$SECRETS"/auth/identity-public-key)" >>"$NOTES"
${countCalls}`;

/**
 * Text of a fake `docker`. It runs the commands that the script sends to containers with secrets, and ignores all
 * others. First makes the read-only files writable, because root may write to them in a container.
 */
const docker = `set -e
for last; do :; done
case "$*" in
*restore\\ bash*) chmod -R u+w "$SECRETS"; printf '%s' "$last" | sed "s#/run/secrets#$SECRETS#g; s#\\. /opt/backup/environment.sh##" | bash -eu ;;
*-T\\ secrets*) "${process.execPath}" "${makeSecrets}" "$SECRETS" ;;
esac
${countCalls}`;

const folder = mkdtempSync(join(tmpdir(), 'rotation-'));
const secrets = join(folder, 'secrets');
const [notes, calls] = [join(folder, 'notes'), join(folder, 'calls')];
const valueOf = (path: string) => readFileSync(join(secrets, path), 'utf8');
const keyOf = (service: string) => valueOf(`${service}/identity-public-key`);
const services = ['auth', 'leads', 'leads-worker', 'media', 'media-worker', 'content'];

interface Step {
  program: string;
  argument: string;
  keys: string[];
}

function program(path: string, text: string): void {
  writeFileSync(join(folder, path), `#!/bin/sh\n${text}\n`);
  chmodSync(join(folder, path), 0o755);
}

/** Rotates a secret. @returns the services that were rolled and the waits, each with the keys of that moment */
function rotate(secret: string, stopAfter?: number): Step[] {
  for (const file of [notes, calls]) rmSync(file, { force: true });
  const run = () =>
    execFileSync('sh', [join(folder, scripts, 'rotate-secret.sh'), secret], {
      stdio: 'pipe',
      env: {
        ...process.env,
        PATH: `${folder}/bin:${process.env['PATH']}`,
        SECRETS: secrets,
        NOTES: notes,
        CALLS: calls,
        STOP_AFTER: String(stopAfter ?? 0),
      },
    });
  if (stopAfter === undefined) run();
  else expect(run).toThrow(expect.objectContaining({ signal: 'SIGKILL' }));
  if (!existsSync(notes)) return [];
  return readFileSync(notes, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([name = '', argument = '', keys = '']) => ({ program: name, argument, keys: keys.split(',') }));
}

const isOfGateway = ({ argument }: Step) => argument === 'gateway';

beforeEach(() => {
  for (const each of ['bin', scripts]) mkdirSync(join(folder, each), { recursive: true });
  for (const script of [`${scripts}/rotate-secret.sh`, 'infra/local/take-turn.sh'])
    cpSync(join(root, script), join(folder, script));
  program(join(scripts, 'roll.sh'), note);
  program('bin/sleep', note);
  program('bin/docker', docker);
  execFileSync(process.execPath, [makeSecrets, secrets]);
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('make rotate SECRET=identity', () => {
  it('lets the services accept both public keys until no token of the old one is valid', () => {
    const before = keyOf('auth');

    const steps = rotate('identity');

    const both = [keyOf('auth'), before];
    const gateway = steps.findIndex(isOfGateway);
    // The gateway signs with the new key only when every service accepts it.
    expect(steps.slice(0, gateway).map(({ argument }) => argument)).toEqual(services);
    for (const { keys } of steps.slice(0, gateway)) expect(keys).toEqual(both);
    // Two minutes are twice as long as a token lives.
    const wait = steps.findIndex((step) => step.program === 'sleep');
    expect(steps[wait]).toEqual({ program: 'sleep', argument: '120', keys: both });
    const end = steps.slice(wait + 1);
    expect(end.map(({ argument }) => argument)).toEqual(services);
    for (const { keys } of end) expect(keys).toEqual([keyOf('auth')]);
    expect(keyOf('auth')).not.toBe(before);
    expect([keyOf('leads'), keyOf('media')]).toEqual([keyOf('auth'), keyOf('auth')]);
  });

  it.each([1, 2, 3, 6, 11, 12, 13])('does the rest when it was killed after step %i', (step) => {
    const before = keyOf('auth');
    const signsWith = rotate('identity', step).find(isOfGateway)?.keys[0] ?? before;

    const steps = rotate('identity');

    for (const { keys } of steps.slice(0, steps.findIndex(isOfGateway))) expect(keys).toContain(signsWith);
    const keys = services.filter((name) => !name.endsWith('-worker')).map(keyOf);
    expect(keys).toEqual(keys.map(() => steps.find(isOfGateway)?.keys[0]));
    expect(keys).not.toContain(before);
  });
});

it('make rotate SECRET=second-factor gives auth and the backups another key', () => {
  const before = valueOf('auth/second-factor');

  const steps = rotate('second-factor');

  expect(steps.map(({ argument }) => argument)).toEqual(['auth']);
  expect(valueOf('auth/second-factor')).not.toBe(before);
  expect(valueOf('backup/second-factor')).toBe(valueOf('auth/second-factor'));
});
