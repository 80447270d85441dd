import { join } from 'node:path';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

export interface Ports {
  postgres: number;
  store: number;
  smtp: number;
  auth: number;
  leads: number;
  leadsWorker: number;
  media: number;
  mediaWorker: number;
  content: number;
  gateway: number;
  backup: number;
  /** Port of Vite, which runs only with `make dev`. */
  vite: number;
}

export interface Stack {
  settings: Settings;
  secrets: Secrets;
  ports: Ports;
  isDevelopment?: boolean;
}

/**
 * Returns the path of the file in which auth leaves the first owner's password for the person who started the stack.
 */
export const firstPasswordFile = (settings: Settings) => join(settings.dataFolder, 'first-password.txt');

export function publicUrl({ port }: Settings): string {
  return `http://localhost:${port}`;
}

export const loopback = (port: number) => `http://127.0.0.1:${port}`;

export const answersOk = (url: string) => async () =>
  (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
