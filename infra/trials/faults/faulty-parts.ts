import { onPath } from '../../local/servers/on-path.ts';

/** The parts that a fault can be caused in. */
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

/** Programs that parts need on the machine. */
const programs: Partial<Record<FaultyPart, string>> = { redis: 'redis-server', nginx: 'nginx' };

/** Those that run on this machine. */
export const partsHere = (): FaultyPart[] =>
  faultyParts.filter((part) => onPath(programs[part] ?? 'sh') !== undefined);
