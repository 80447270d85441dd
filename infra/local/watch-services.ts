import { existsSync, mkdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformFile } from '@swc/core';
import { say } from './command-line/progress.ts';
import { root as repository } from './settings.ts';
import type { Supervisor } from './supervisor.ts';

/** Workspaces, with the parts whose processes run their code. */
const parts: Record<string, readonly string[]> = {
  'services/auth': ['auth'],
  'services/leads': ['leads', 'leads-worker'],
  'services/media': ['media', 'media-worker'],
  'services/content': ['content'],
  gateway: ['gateway'],
};
const everyPart = Object.values(parts).flat();
const workspaces = { ...parts, 'services/platform': everyPart, 'services/company': everyPart };

/**
 * Pause after a change, in milliseconds. Editors write a file in several steps, and save several files at the same
 * time.
 */
const settleMs = 40;

/**
 * Watches the sources, compiles changed files and restarts the processes that run them.
 *
 * @returns a function that stops watching
 */
export function watchServices(supervisor: Pick<Supervisor, 'restart'>, root = repository): () => void {
  const changed = new Map<string, Set<string>>();
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;

  const work = async () => {
    if (isRunning) return;
    isRunning = true;
    while (changed.size > 0) {
      const batch = [...changed];
      changed.clear();
      await rebuild(root, batch, supervisor).catch((error: unknown) => say(withoutBacktrace(error)));
    }
    isRunning = false;
  };

  const watchers = Object.keys(workspaces).map((workspace) =>
    watch(join(root, workspace, 'src'), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.ts') || /\.(spec|test)\.ts$/.test(file)) return;
      changed.set(workspace, (changed.get(workspace) ?? new Set()).add(file));
      clearTimeout(timer);
      timer = setTimeout(() => void work(), settleMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Returns the compiler's message without the compiler's own stack at the end. */
const withoutBacktrace = (error: unknown) => (error as Error).message.split('Caused by:')[0]?.trimEnd() ?? '';

/**
 * Compiles files and restarts their parts.
 *
 * @throws if a file cannot be compiled; the processes then keep their code
 */
async function rebuild(
  root: string,
  batch: Array<[workspace: string, files: Set<string>]>,
  supervisor: Pick<Supervisor, 'restart'>,
): Promise<void> {
  const begun = performance.now();
  const files = batch.flatMap(([workspace, names]) => [...names].map((name) => ({ workspace, name })));
  await Promise.all(files.map(({ workspace, name }) => compile(join(root, workspace), name)));
  const affected = new Set(batch.flatMap(([workspace]) => workspaces[workspace as keyof typeof workspaces]));
  await Promise.all([...affected].map((part) => supervisor.restart(part)));
  const names = files.map(({ workspace, name }) => `${workspace}/src/${name}`).join(', ');
  say(`${names}: ${[...affected].join(', ')} again after ${Math.round(performance.now() - begun)} ms`);
}

async function compile(folder: string, name: string): Promise<void> {
  const source = join(folder, 'src', name);
  const target = join(folder, 'dist', name.replace(/\.ts$/, '.js'));
  if (!existsSync(source)) return rmSync(target, { force: true });
  const { code, map } = await transformFile(source, { configFile: join(repository, '.swcrc') });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, code);
  if (map) writeFileSync(`${target}.map`, map);
}
