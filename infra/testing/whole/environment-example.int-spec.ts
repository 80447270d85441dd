import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { shutdownLimitsMs as endingOfAuthMs } from '../../../services/auth/src/notices/shutdown-limits.ts';
import { shutdownLimitsMs } from '../../../services/leads/src/mail/notifications/sending-limits.ts';
import { drainTimeoutMs } from '../../../services/platform/src/http/process-server.ts';
import { root } from '../../local/settings.ts';
import { killedAfterMs } from '../../local/supervisor.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const composeFiles = globSync('docker-compose*.yml', { cwd: root }).map(read).join('\n');
const text = read('.env.example');
const example = parseEnv(text) as Record<string, string>;

/** Variables of all configuration classes, with the text of their defaults. */
const configured = new Map(
  ['services/platform', 'services/auth', 'services/leads', 'services/media', 'services/content', 'gateway']
    .flatMap((folder) => globSync(`${folder}/src/**/*.config.ts`, { cwd: root }))
    .filter((path) => !path.endsWith('admin.config.ts'))
    .flatMap((path) => [...read(path).matchAll(/readonly ([A-Z][A-Z0-9_]+)\??:[^=;]*(?:= ([^;]+))?;/g)])
    .map(([, name = '', value]) => [name, value] as const),
);

/** Variables that are the same in every installation, so that no operator has a reason to change them. */
const settled = new Set([
  'DISK_PATHS',
  'EVENT_STREAM_SECONDS',
  'HOST',
  'LEAD_PHOTOS_BUCKET',
  'LEAD_STREAMS',
  'LEAD_STREAMS_PER_USER',
  'MEDIA_BUCKET',
  'ORIGINALS_BUCKET',
  'RENDER_MEMORY_MIB',
  'RENDER_SECONDS',
  'S3_REGION',
  'SITE_BUCKET',
  'TRUST_FORWARDED_FOR',
  'UPLOAD_FOLDER',
  'UPLOAD_PACE_SECONDS',
]);

/** Returns a default such as `30_000`, `'info'` or `['one', 'two']` as it is written in a file of variables. */
function asVariable(text: string): string {
  const list = /^\[(.*)\]$/s.exec(text)?.[1];
  if (list !== undefined) return [...list.matchAll(/'([^']*)'/g)].map(([, word]) => word).join(',');
  return text.replaceAll(/'|(?<=\d)_(?=\d)/g, '');
}

describe('.env.example', () => {
  const passedOn = new Map(
    [...composeFiles.matchAll(/(?<!\$)\$\{([A-Z][A-Z0-9_]+)(?::?[-+?]([^${}]*))?/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );

  it('names every variable that the files of Docker pass on, and no other', () => {
    expect(Object.keys(example).toSorted()).toEqual([...passedOn.keys()].toSorted());
  });

  it('names each of them once', () => {
    const names = [...text.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);

    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it('has the default of the class or of the file', () => {
    const literal = /^(?:-?[\d_]+|'[^']*'|\[.*\])$/s;
    for (const [name, value] of Object.entries(example)) {
      const inClass = name === 'PORT' ? undefined : configured.get(name);
      const inFile = [...composeFiles.matchAll(new RegExp(`\\$\\{${name}:-([^\${}]+)\\}`, 'g'))]
        .map(([, text]) => text)
        .find((text) => text !== '/dev/null' && name !== 'PUBLIC_URL');
      const expected = inFile ?? (inClass && literal.test(inClass) ? asVariable(inClass) : '');
      expect(`${name}=${value}`).toBe(`${name}=${expected}`);
    }
  });
});

interface ComposeService {
  stop_grace_period?: string;
  image: string;
  build?: object;
  pull_policy?: string;
  read_only?: boolean;
  pids_limit?: number;
  networks?: string[];
  ports?: string[];
  volumes?: Array<string | { target: string }>;
}

/** Folders that an image declares as volumes. One that is not mounted becomes an unnamed volume at every start. */
const ownVolumes: Record<string, string[]> = {
  'postgres:': ['/var/lib/postgresql'],
  'redis:': ['/data'],
  'pgsty/silo:': ['/data'],
  'caddy:': ['/data', '/config'],
  'prom/prometheus:': ['/prometheus'],
};

it('the files of Docker take a path of `.env` with ./ or without, and make no folder of a missing file', () => {
  const short = /^ +- &?[\w-]*'?\$\{[A-Z_0-9]+:-[^}]*\}:\//gm;
  const sources = [...composeFiles.matchAll(/source: '?\$\{([A-Z_0-9]+)/g)].map(([, name]) => name);

  expect(composeFiles.match(short)).toBeNull();
  expect(sources.toSorted()).toEqual([
    'BACKUP_FOLDER',
    'BACKUP_S3_SECRET_FILE',
    'DKIM_KEY_FILE',
    'MAIL_CA_FILE',
  ]);
  expect(composeFiles.match(/<<: \*file-of-operator/g)).toHaveLength(sources.length - 1);
});

describe('docker-compose.yml', () => {
  const { services, networks } = parse(read('docker-compose.yml'), { merge: true, maxAliasCount: -1 }) as {
    services: Record<string, ComposeService>;
    networks: Record<string, { enable_ipv6?: string; internal?: boolean } | null>;
  };

  const targets = (name: string) =>
    services[name]?.volumes?.map((volume) =>
      typeof volume === 'string' ? (volume.split(':')[1] ?? '') : volume.target,
    ) ?? [];

  it('lets no container write into its image', () => {
    expect(Object.keys(services).filter((name) => !services[name]?.read_only)).toEqual([]);
  });

  it('lets one service alone build an image, so that a second `make up` replaces nothing', () => {
    const ours = Object.values(services).filter(({ image }) => image.startsWith('sandhill/'));
    const built = ours.filter(({ build }) => build).map(({ image }) => image);

    expect(built.toSorted()).toEqual([...new Set(ours.map(({ image }) => image))].toSorted());
  });

  it('asks no registry for an image that is built here, and for the others when they are missing', () => {
    const asked = Object.values(services).filter((service) => service.pull_policy !== 'never');

    expect(asked.filter(({ image, build }) => build ?? image.startsWith('sandhill/'))).toEqual([]);
    expect(
      Object.values(services).filter(
        (service) => !asked.includes(service) && !service.image.startsWith('sandhill/'),
      ),
    ).toEqual([]);
  });

  it('bounds the processes of every container', () => {
    expect(Object.keys(services).filter((name) => !services[name]?.pids_limit)).toEqual([]);
  });

  it('shows the addresses of visitors with IPv6, and nothing of the machine beyond the published ports', () => {
    const publishing = Object.values(services).filter(({ ports }) => ports);
    const open = Object.keys(networks).filter((name) => !networks[name]?.internal);

    expect(networks['published']?.enable_ipv6).toBe('${ENABLE_IPV6:-true}');
    expect(publishing.filter((service) => !service.networks?.includes('published'))).toEqual([]);
    expect(open).toEqual(['published', 'outside']);
  });

  it('leaves no volume without a name behind', () => {
    const lacking = Object.entries(services).flatMap(([name, { image }]) => {
      const [, declared = []] = Object.entries(ownVolumes).find(([start]) => image.startsWith(start)) ?? [];
      return declared
        .filter((folder) => !targets(name).includes(folder))
        .map((folder) => `${name} ${folder}`);
    });

    expect(lacking).toEqual([]);
  });

  it('measures the disks of databases and objects where their filling up is told', () => {
    expect(targets('leads')).toContain('/disks/postgres');
    expect(targets('leads-worker')).toEqual(expect.arrayContaining(['/disks/postgres', '/disks/store']));
    expect(targets('media')).toContain('/disks/store');
  });

  it('lets the prober reach the public server, and not what is behind it', () => {
    const { blackbox, web, gateway, store } = services;
    const shared = (part?: { networks?: string[] }) =>
      part?.networks?.filter((network) => blackbox?.networks?.includes(network));

    expect([web, gateway, store].map(shared)).toEqual([['door'], [], []]);
  });

  it('gives every variable of the services, or leaves to them what is settled', () => {
    const keys = [...composeFiles.matchAll(/\b([A-Z][A-Z0-9_]+): /g)].map(([, name = '']) => name);
    const given = new Set(keys.flatMap((name) => [name, name.replace(/_FILE$/, '')]));
    const missing = [...configured.keys()].filter((name) => !given.has(name) && !settled.has(name));

    expect(missing).toEqual(['PORT']);
  });

  it.each([
    ['leads-worker', [shutdownLimitsMs.mails, shutdownLimitsMs.jobs, shutdownLimitsMs.process]],
    ['auth', [endingOfAuthMs.notices + drainTimeoutMs, endingOfAuthMs.process]],
  ])(
    'leaves each step of the stop time of %s after the one within it, as make start does',
    (name, within) => {
      const graceMs = Number.parseInt(services[name]?.stop_grace_period ?? '', 10) * 1000;
      const limits = [...within, killedAfterMs, graceMs];

      expect(limits.slice(1).map((limit, at) => limit - (limits[at] ?? 0) >= 1000)).not.toContain(false);
    },
  );
});
