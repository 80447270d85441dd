import { onPath } from '../../local/servers/on-path.ts';

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

const programs: Partial<Record<FaultyPart, string>> = { redis: 'redis-server', nginx: 'nginx' };

export const partsHere = (): FaultyPart[] =>
  faultyParts.filter((part) => onPath(programs[part] ?? 'sh') !== undefined);
