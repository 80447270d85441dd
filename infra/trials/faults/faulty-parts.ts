import { onPath } from '../../local/servers/on-path.ts';

/** Parts in which a fault can be caused. */
const faultyParts = [
  'redis',
  'smtp',
  'postgres',
  'store',
  'gateway',
  'leads',
  'leads-worker',
  'media',
  'media-worker',
  'content',
  'auth',
  'nginx',
] as const;

export type FaultyPart = (typeof faultyParts)[number];

/** Programs that must be installed for a part. */
const programs: Partial<Record<FaultyPart, string>> = { redis: 'redis-server', nginx: 'nginx' };

/** Returns the parts that this machine can run. */
export const partsHere = (): FaultyPart[] =>
  faultyParts.filter((part) => onPath(programs[part] ?? 'sh') !== undefined);
