// Runs the check of each part as the jobs `settings-…` of Docker do, with wrong values in place of those of `.env`.
import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { parse } from 'yaml';
import { root } from '../../local/settings.ts';

type Environment = Record<string, string>;

const servicesOf = (file: string) =>
  (
    parse(readFileSync(join(root, file), 'utf8'), {
      merge: true,
      maxAliasCount: -1,
      customTags: [{ tag: '!reset', resolve: () => null }],
    }) as { services: Record<string, { environment?: Environment; command?: string[] } | null> }
  ).services;

const demo = servicesOf('docker-compose.yml');
const live = servicesOf('docker-compose.live.yml');

const folders: Record<string, string> = {
  gateway: 'gateway',
  auth: 'services/auth',
  leads: 'services/leads',
  media: 'services/media',
  content: 'services/content',
};

/** Variables for which any text is valid, or which are checked only together with others. */
const free = [/PASSWORD$/, /^WATERMARK_/, /^DKIM_/, /^NODE_EXTRA_CA_CERTS$/, /^OTHER_DOMAINS$/];

/** Returns the variables of a part that hold what an operator wrote into `.env`. */
const givenTo = (environment: Environment) =>
  Object.keys(environment).filter(
    (name) => environment[name]?.startsWith('${') && !free.some((pattern) => pattern.test(name)),
  );

it.each(Object.entries(folders))('names every wrong value of %s before anything is replaced', (part, cwd) => {
  const job = `settings-${part}`;
  const environment = { ...demo[job]?.environment, ...live[job]?.environment };
  // Media gets the site's URL, as every process does, but does not read it.
  const given = givenTo(environment).filter((name) => part !== 'media' || name !== 'PUBLIC_URL');
  const wrong = Object.fromEntries(given.map((name) => [name, 'no, {value}']));
  const [, check = '', config = ''] = demo[job]?.command ?? [];

  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'services/platform/dist/config', check.split('/').at(-1) ?? ''), config],
    { cwd: join(root, cwd), encoding: 'utf8', env: { ...wrong, SITE_MODE: 'live' } },
  );

  expect(status).toBe(1);
  expect(given.length).toBeGreaterThan(2);
  expect(given.filter((name) => !stderr.includes(`${name} must be`))).toEqual([]);
});

it.each([
  [{ COMPOSE_PROFILES: 'tls, monitoring', PUBLIC_URL: 'https://garden.com', DOMAIN: 'garden.com' }, ''],
  [{ COMPOSE_PROFILES: 'tsl,monitoring' }, 'COMPOSE_PROFILES must hold tls, monitoring or tools'],
  [{ TRUSTED_PROXY: '10.0.0.5, 10.0.0.0/8,fd00::/8 ::1' }, ''],
  [{ TRUSTED_PROXY: '10.0.0.300' }, 'TRUSTED_PROXY must hold addresses'],
  [{ TRUSTED_PROXY: '10.0.0.0/33' }, 'TRUSTED_PROXY must hold addresses'],
  [{ TRUSTED_PROXY: 'fd00::/129' }, 'TRUSTED_PROXY must hold addresses'],
  [{ DOMAIN: 'garden.com, www.garden.com' }, 'DOMAIN must be one name'],
  [{ OTHER_DOMAINS: 'www.garden.com, garden.net' }, 'OTHER_DOMAINS must be names'],
  [
    { COMPOSE_PROFILES: 'tls', PUBLIC_URL: 'https://www.garden.com', DOMAIN: 'garden.com' },
    'PUBLIC_URL must be https:// with the name of DOMAIN',
  ],
  [
    { COMPOSE_PROFILES: 'tls', PUBLIC_URL: 'https://garden.com', DOMAIN: 'garden.com', HTTPS_PORT: '8443' },
    'and HTTPS_PORT where it is not 443',
  ],
  [
    {
      COMPOSE_PROFILES: 'tls',
      PUBLIC_URL: 'https://garden.com:8443',
      DOMAIN: 'garden.com',
      HTTPS_PORT: '8443',
    },
    '',
  ],
])('reports on what no part checks: %p', (given: Environment, said) => {
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-settings-'));
  const { environment } = demo['settings'] ?? {};

  const report = spawnSync(process.execPath, ['infra/deploy/docker/report-settings.mjs', folder], {
    cwd: root,
    encoding: 'utf8',
    env: Object.fromEntries(
      Object.entries(environment ?? {}).map(([name, text]) => [
        name,
        text.replace(/^\$\{(\w+):-(.*)\}$/, (_, variable: string, value: string) => given[variable] ?? value),
      ]),
    ),
  });
  rmSync(folder, { recursive: true });

  expect(report.status).toBe(said ? 1 : 0);
  expect(report.stderr).toContain(said);
});

it('names a certificate authority in a format that Node does not read from MAIL_CA_FILE', () => {
  const [text = ''] = rootCertificates;
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-settings-'));
  const problemsWith = (content: string | Buffer) => {
    const file = join(folder, 'ca');
    writeFileSync(file, content);
    return spawnSync(
      process.execPath,
      [join(root, 'services/platform/dist/config/check-settings.js'), 'dist/config/leads.config.js'],
      { cwd: join(root, 'services/leads'), encoding: 'utf8', env: { NODE_EXTRA_CA_CERTS: file } },
    ).stderr;
  };

  expect(problemsWith(text)).not.toContain('MAIL_CA_FILE');
  expect(problemsWith(new X509Certificate(text).raw)).toContain('MAIL_CA_FILE must name a file');
  rmSync(folder, { recursive: true });
});
