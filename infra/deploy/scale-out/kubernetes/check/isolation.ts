import { connectionsInside, connectionsOutside, hasDefaultDeny } from './connections.ts';
import type { Manifests } from './manifests.ts';

const services = ['auth', 'leads', 'leads-worker', 'media', 'media-worker', 'content'];
const readers = ['web', 'auth', 'leads', 'leads-worker'];

/**
 * All connections between pods that must be possible, as `<from> <to>:<port>`. No policy of either side may allow any
 * other connection.
 */
const wanted = [
  'web gateway:3000',
  ...services.map((name) => `gateway ${name}:3000`),
  ...readers.map((name) => `${name} content:3000`),
  'leads-worker auth:3000',
  // Content reads the stories of projects from media.
  'content media:3000',
  // The leads worker sends the daily test lead.
  'leads-worker web:8080',
];

type Outside = 'postgres' | 'redis' | 'store' | 'mail' | 'mailbox' | 'hooks';

const asksOutside: Record<string, Outside[]> = {
  web: ['store'],
  gateway: ['redis'],
  auth: ['mail', 'postgres'],
  leads: ['store', 'hooks', 'mail', 'postgres', 'redis'],
  'leads-worker': ['store', 'hooks', 'mail', 'mailbox', 'postgres', 'redis'],
  media: ['store', 'postgres', 'redis'],
  'media-worker': ['store', 'postgres', 'redis'],
  content: ['store', 'postgres'],
  backup: ['store', 'postgres'],
  'make-databases': ['postgres'],
  'make-buckets': ['store'],
};

/**
 * Returns the ports of a destination outside the cluster. Those of PostgreSQL, Redis and the object store are in the
 * overlay's policy `to-<name>`.
 */
function portsOf(what: Outside, { policies }: Manifests): number[] {
  if (what === 'mail') return [465, 587];
  if (what === 'mailbox') return [993];
  if (what === 'hooks') return [443];
  const policy = policies.find(({ metadata }) => metadata.name === `to-${what}`);
  return (policy?.spec.egress ?? []).flatMap(({ ports = [] }) => ports.map(({ port }) => Number(port)));
}

export function isolationFaults(manifests: Manifests): string[] {
  const inside = [...connectionsInside(manifests)];
  const possible = inside.filter(([, { leaves, enters }]) => leaves && enters).map(([name]) => name);
  // Includes connections that only one side allows, because one further mistake would make them possible.
  const half = inside.filter(([, { leaves, enters }]) => leaves || enters).map(([name]) => name);
  const outside = connectionsOutside(manifests);
  return [
    ...(hasDefaultDeny(manifests) ? [] : ['no policy denies what the others do not allow']),
    ...half.filter((each) => !wanted.includes(each)).map((each) => `may connect, by one side: ${each}`),
    ...wanted.filter((each) => !possible.includes(each)).map((each) => `may not connect: ${each}`),
    ...manifests.workloads.flatMap(({ name }) => outsideFaults(name, outside, manifests)),
  ];
}

function outsideFaults(name: string, outside: readonly string[], manifests: Manifests): string[] {
  const ports = outside
    .filter((each) => each.startsWith(`${name} `) && !each.includes(' namespace '))
    .map((each) => each.slice(each.lastIndexOf(':') + 1));
  const allowed = [...new Set((asksOutside[name] ?? []).flatMap((what) => portsOf(what, manifests)))].map(
    String,
  );
  const entries = outside.filter((each) => each.endsWith(` ${name}`));
  return [
    ...ports
      .filter((port) => !allowed.includes(port))
      .map((port) => `${name} may reach port ${port} outside`),
    ...allowed.filter((port) => !ports.includes(port)).map((port) => `${name} may not reach port ${port}`),
    ...entries
      .filter((each) => name !== 'web' || each.startsWith('anywhere'))
      // Prometheus runs in the namespace `monitoring` and reads metrics.
      .filter((each) => !each.startsWith('namespace monitoring:'))
      .map((each) => `may connect: ${each}`),
  ];
}
