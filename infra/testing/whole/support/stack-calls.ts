import { spawnSync } from 'node:child_process';
import { root } from '../../../local/settings.ts';
import type { TestStack } from '../../servers/start-test-stack.ts';

/** Runs a target of the Makefile to its end. It does not touch a product that runs under Docker on this machine. */
export const make = (target: string, variables: string[]) =>
  spawnSync('make', ['--no-print-directory', target, ...variables], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, COMPOSE_PROJECT_NAME: 'sandhill-none' },
  });

/** Sends a request as the site's own pages do. */
export const post = (stack: TestStack, path: string, body: object, cookie = '') =>
  fetch(`${stack.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: stack.url, Cookie: cookie },
    body: JSON.stringify(body),
  });

export const read = async (stack: TestStack, path: string, cookie = '') =>
  (await (await fetch(`${stack.url}${path}`, { headers: { Cookie: cookie } })).json()) as Record<
    string,
    unknown
  >;

export const mailsOf = async (stack: TestStack) =>
  (await (await fetch(`${stack.mailUrl}/email`)).json()) as unknown[];

export const health = async (stack: TestStack) =>
  (await (await fetch(`${stack.url}/api/health`)).json()) as { status: string };

/** Returns the number of pictures in the gallery. */
export const sampleCount = async (stack: TestStack) => {
  const { projects } = (await (await fetch(`${stack.url}/api/projects`)).json()) as { projects: unknown[] };
  return projects.length;
};

export function stillRunning(pids: readonly number[]): number[] {
  return pids.filter((pid) => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  });
}
