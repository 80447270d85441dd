import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Service {
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  logging?: { options?: { 'max-size'?: string } };
  networks: string[];
  deploy?: { resources?: { limits?: { memory?: string; pids?: number } } };
}

interface Stack {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
}

/**
 * Parts in each network. `front`, `pages`, `door` and `services` have no access to the outside. `entry` leads to
 * visitors, and the other networks to the stores, which are outside.
 */
const wanted: Record<string, string[]> = {
  entry: ['door', 'web'],
  front: ['web', 'gateway'],
  pages: ['web', 'content'],
  door: ['web', 'leads-worker'],
  services: ['gateway', 'auth', 'leads', 'leads-worker', 'media', 'media-worker', 'content'],
  'stores-of-gateway': ['gateway'],
  'stores-of-auth': ['auth'],
  'stores-of-leads': ['leads', 'leads-worker'],
  'stores-of-media': ['media', 'media-worker'],
  'stores-of-content': ['content'],
};

/**
 * Checks the stack file: the permissions of each container, and the containers that share a network. Prints the faults.
 */
const stack = parse(readFileSync(join(import.meta.dirname, 'stack.yml'), 'utf8'), { merge: true }) as Stack;
const faults = [...Object.entries(stack.services).flatMap(containerFaults), ...networkFaults(stack)];
for (const fault of faults) process.stdout.write(`stack.yml: ${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);

function containerFaults([name, service]: [string, Service]): string[] {
  const added = (service.cap_add ?? []).filter((capability) => capability !== 'NET_BIND_SERVICE');
  return [
    ...(service.read_only ? [] : [`${name} may write into its image`]),
    ...(service.cap_drop?.includes('ALL') && added.length === 0 ? [] : [`${name} keeps capabilities`]),
    ...(service.logging?.options?.['max-size'] ? [] : [`${name} has no limit of its log`]),
    ...(service.deploy?.resources?.limits?.memory ? [] : [`${name} has no limit of memory`]),
    ...(service.deploy?.resources?.limits?.pids ? [] : [`${name} has no limit of processes`]),
  ];
}

function networkFaults({ services, networks }: Stack): string[] {
  const members = (network: string) =>
    Object.keys(services).filter((name) => services[name]?.networks.includes(network));
  return [
    ...Object.keys(networks)
      .filter((name) => members(name).toSorted().join() !== wanted[name]?.toSorted().join())
      .map((name) => `in the network ${name} are ${members(name).join(', ') || 'none'}`),
    ...['front', 'pages', 'door', 'services']
      .filter((name) => !networks[name]?.internal)
      .map((name) => `the network ${name} has a way out`),
  ];
}
