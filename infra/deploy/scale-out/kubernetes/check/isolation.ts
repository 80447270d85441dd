import { connectionsInside, connectionsOutside, hasDefaultDeny } from './connections.ts';
import type { Manifests } from './manifests.ts';

const services = ['auth', 'leads', 'leads-worker', 'media', 'media-worker', 'content'];
/** Who asks for what is published. */
const readers = ['web', 'auth', 'leads', 'leads-worker'];

/** Who calls whom: docs/architecture.md. */
const wanted = [
  'web gateway:3000',
  ...services.map((name) => `gateway ${name}:3000`),
  ...readers.map((name) => `${name} content:3000`),
  'leads-worker auth:3000',
];

/** What a part may ask outside the cluster, by port: PostgreSQL, Redis, the object store or a web hook, mail. */
const portsOutside: Record<string, number[]> = {
  web: [443],
  gateway: [6379],
  auth: [465, 587, 5432],
  leads: [443, 465, 587, 5432, 6379],
  'leads-worker': [443, 465, 587, 5432, 6379],
  media: [443, 5432, 6379],
  'media-worker': [443, 5432, 6379],
  content: [443, 5432],
};

/** Where the network policies allow more than that, or less. */
export function isolationFaults(manifests: Manifests): string[] {
  const inside = [...connectionsInside(manifests)];
  const possible = inside.filter(([, { leaves, enters }]) => leaves && enters).map(([name]) => name);
  // One open side is one mistake away from a connection.
  const half = inside.filter(([, { leaves, enters }]) => leaves || enters).map(([name]) => name);
  const outside = connectionsOutside(manifests);
  return [
    ...(hasDefaultDeny(manifests) ? [] : ['no policy denies what the others do not allow']),
    ...half.filter((each) => !wanted.includes(each)).map((each) => `may connect, by one side: ${each}`),
    ...wanted.filter((each) => !possible.includes(each)).map((each) => `may not connect: ${each}`),
    ...manifests.workloads.flatMap(({ name }) => outsideFaults(name, outside)),
  ];
}

function outsideFaults(name: string, outside: readonly string[]): string[] {
  const ports = outside
    .filter((each) => each.startsWith(`${name} `) && !each.includes(' namespace '))
    .map((each) => each.slice(each.lastIndexOf(':') + 1));
  const allowed = (portsOutside[name] ?? []).map(String);
  const entries = outside.filter((each) => each.endsWith(` ${name}`));
  return [
    ...ports
      .filter((port) => !allowed.includes(port))
      .map((port) => `${name} may reach port ${port} outside`),
    ...allowed.filter((port) => !ports.includes(port)).map((port) => `${name} may not reach port ${port}`),
    ...entries
      .filter((each) => name !== 'web' || each.startsWith('anywhere'))
      .map((each) => `may connect: ${each}`),
  ];
}
