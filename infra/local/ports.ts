import { freePorts } from './servers/free-port.ts';
import type { Ports } from './stack.ts';

export async function choosePorts(): Promise<Ports> {
  const names = [
    'postgres',
    'store',
    'smtp',
    'auth',
    'leads',
    'leadsWorker',
    'media',
    'mediaWorker',
    'content',
    'gateway',
    'backup',
    'vite',
  ];
  const ports = await freePorts(names.length);
  return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as unknown as Ports;
}
