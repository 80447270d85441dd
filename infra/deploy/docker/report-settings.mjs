import { readdirSync, readFileSync } from 'node:fs';
import { isIPv4, isIPv6 } from 'node:net';
import { join } from 'node:path';

/**
 * Prints the problems that the checks of the parts found. Each problem is printed once, with the names of its parts.
 * Exits with 1 if there are any.
 */
const folder = process.argv[2] ?? '/settings';
const parts = new Map([
  ...problemsOfProfiles(process.env).map((problem) => [problem, ['compose']]),
  ...problemsOfCaddy(process.env).map((problem) => [problem, ['caddy']]),
  ...problemsOfProxy(process.env).map((problem) => [problem, ['web']]),
]);
for (const part of readdirSync(folder).toSorted())
  for (const problem of readFileSync(join(folder, part), 'utf8').split('\n').filter(Boolean))
    parts.set(problem, [...(parts.get(problem) ?? []), part]);

if (parts.size === 0) {
  console.log('The settings are valid.');
} else {
  const lines = [...parts].map(([problem, names]) => `  - ${problem} (${names.join(', ')})`);
  console.error(`The settings are not usable; what runs stays as it is:\n${lines.join('\n')}`);
  process.exitCode = 1;
}

function problemsOfCaddy(settings) {
  const { PROFILES: profiles = '', DOMAIN: domain = '', OTHER_DOMAINS: others = '' } = settings;
  const { PUBLIC_URL: address = '', ACME_EMAIL: email = '', HTTPS_PORT: httpsPort = '443' } = settings;
  const isUsed = /\btls\b|\*/.test(profiles);
  const { protocol, hostname, port } = URL.parse(address) ?? {};
  return [
    ...(/^[A-Za-z0-9.-]+$/.test(domain)
      ? []
      : ['DOMAIN must be one name such as garden.com, without https://; others belong in OTHER_DOMAINS']),
    ...(/^[A-Za-z0-9. -]*$/.test(others)
      ? []
      : ['OTHER_DOMAINS must be names such as www.garden.com, with spaces between']),
    ...(!isUsed ||
    (protocol === 'https:' && hostname === domain.toLowerCase() && (port || '443') === httpsPort)
      ? []
      : [
          'PUBLIC_URL must be https:// with the name of DOMAIN, and HTTPS_PORT where it is not 443, because forms are taken from there alone',
        ]),
    ...(email === 'internal' || /^[^\s@]+@[^\s@]+$/.test(email)
      ? []
      : ['ACME_EMAIL must be an email address, or internal']),
  ];
}

/** Checks that the peers are addresses or networks, because nginx does not start with any other text. */
function problemsOfProxy({ TRUSTED_PROXY: peers = '' }) {
  return peers
    .split(/[\s,]+/)
    .filter(Boolean)
    .every(isPeer)
    ? []
    : ['TRUSTED_PROXY must hold addresses or networks (10.0.0.0/8), with commas between'];
}

function isPeer(peer) {
  const [address, size = '0', ...rest] = peer.split('/');
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
  return rest.length === 0 && /^\d+$/.test(size) && Number(size) <= most;
}

/** Checks the names of optional parts, because Compose ignores unknown names. */
function problemsOfProfiles({ PROFILES: profiles = '' }) {
  const known = ['', '*', 'tls', 'monitoring', 'tools'];
  return profiles.split(',').every((name) => known.includes(name.trim()))
    ? []
    : ['COMPOSE_PROFILES must hold tls, monitoring or tools, with commas between'];
}
