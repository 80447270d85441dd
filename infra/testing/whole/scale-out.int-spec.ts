// Compares what the files of Swarm and Kubernetes pass on with docker-compose.yml, and runs make-secrets.sh with a fake
// `docker`.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../../local/settings.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Composed {
  services: Record<string, { environment?: Record<string, string> } | null>;
}

/** Returns the variables that Compose files give to a service. `NAME_FILE` counts as `NAME`. */
function variablesOf(service: string, files: string[]): string[] {
  const keys = files
    .map((file) => parse(read(file), { merge: true, maxAliasCount: -1, logLevel: 'error' }) as Composed)
    .flatMap(({ services }) => Object.keys(services[service]?.environment ?? {}));
  return [...new Set(keys.map((name) => name.replace(/_FILE$/, '')))].toSorted();
}

const parts = ['web', 'gateway', 'auth', 'leads', 'leads-worker', 'media', 'media-worker', 'content'];
const compose = ['docker-compose.yml', 'docker-compose.live.yml'];
const swarm = ['stack', 'dkim', 'mail-ca'].map((name) => `infra/deploy/scale-out/swarm/${name}.yml`);

it.each(parts)('the Swarm gives %s every variable that Compose gives it', (part) => {
  // Only Compose has the volumes whose disks are measured, and the queue board.
  const here = new Set(['DISK_PATHS', 'QUEUE_BOARD_URL']);
  const given = new Set(variablesOf(part, swarm));

  expect(variablesOf(part, compose).filter((name) => !here.has(name) && !given.has(name))).toEqual([]);
});

it.each(parts)('Kubernetes gives %s the values of the site that Compose gives it', (part) => {
  const [deployment] = parseAllDocuments(read(`infra/deploy/scale-out/kubernetes/base/${part}.yaml`)).map(
    (document) => document.toJS() as object,
  );
  const maps = [...JSON.stringify(deployment).matchAll(/"configMapRef":\{"name":"(\w+)"/g)].map(
    ([, name]) => name,
  );
  const variables = variablesOf(part, compose);

  expect(maps).toContain('site');
  expect(maps.includes('mail')).toBe(variables.includes('MAIL_FROM'));
  // Mail variables that contain passwords come from a secret.
  expect(JSON.stringify(deployment).includes('"secretRef":{"name":"sandhill-mail"')).toBe(
    maps.includes('mail'),
  );
  expect(maps.includes('store')).toBe(variables.includes('S3_URL'));
});

describe('make-secrets.sh', () => {
  // Text of a fake `docker`. Like Docker, it refuses existing secrets and empty ones.
  const docker = `#!/bin/sh
case "$1 $2" in
'secret inspect') test -e "$SECRETS/$3" ;;
'secret create') test ! -e "$SECRETS/$3" && cat >"$SECRETS/$3" && test -s "$SECRETS/$3" ;;
'run --rm') echo value ;;
esac
`;
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandhill-secrets-'));
    writeFileSync(join(folder, 'docker'), docker);
    chmodSync(join(folder, 'docker'), 0o755);
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const run = (password: string) =>
    execFileSync('sh', [join(root, 'infra/deploy/scale-out/swarm/make-secrets.sh'), 'garden'], {
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env['PATH']}`, SECRETS: folder, SMTP_PASSWORD: password },
    });
  const made = () => readdirSync(folder).filter((name) => name !== 'docker');

  it('makes every secret of the stack, also without a password of the mail server', () => {
    const { secrets } = parse(read('infra/deploy/scale-out/swarm/stack.yml'), { merge: true }) as {
      secrets: object;
    };

    run('');

    expect(made().toSorted()).toEqual(Object.keys(secrets).toSorted());
    expect(readFileSync(join(folder, 'sandhill-smtp'), 'utf8').trim()).toBe('');
  });

  it('makes what an interrupted run has left out, and keeps the others', () => {
    run('first');
    rmSync(join(folder, 'sandhill-smtp'));
    writeFileSync(join(folder, 'sandhill-staff-list'), 'kept');

    const told = run('second');

    expect(told).toContain('sandhill-staff-list exists, and is kept');
    expect(readFileSync(join(folder, 'sandhill-staff-list'), 'utf8')).toBe('kept');
    expect(readFileSync(join(folder, 'sandhill-smtp'), 'utf8').trim()).toBe('second');
  });
});
