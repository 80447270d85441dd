import { NestFactory } from '@nestjs/core';
import type { DynamicModule, INestApplication, Type } from '@nestjs/common';
import { ConfigError } from '../config/config.error.js';
import type { ProcessConfig } from '../config/process.config.js';
import { configureHttpApp, type HttpAppOptions } from './configure-http-app.js';
import { lowerPriority } from '../process/lower-priority.js';
import { ProcessServer } from './process-server.js';

interface ProcessOptions extends HttpAppOptions {
  module: Type | DynamicModule;
  config: ProcessConfig;
  /** Called after the shared setup and before the process listens. */
  prepare?: (app: INestApplication) => void | Promise<void>;
  /**
   * Niceness of the process from the moment it listens. Until then it has its parent's niceness, so that it starts
   * quickly beside busy processes. Default: no change.
   */
  nice?: number;
  /** Time limit of the shutdown, in milliseconds. Default: 9.5 s. */
  endsWithinMs?: number;
}

/**
 * Runs a process from its composition root until SIGTERM or SIGINT. The process listens only when it is ready, which
 * includes its database. On the signal, it accepts no new connections, finishes running work and exits with 0 within
 * `endsWithinMs`.
 */
export async function runProcess(start: () => ProcessOptions): Promise<void> {
  for (const signal of endings) process.once(signal, endAtOnce);
  try {
    const { module, config, prepare, nice, endsWithinMs = 9_500, ...http } = start();
    const app = await NestFactory.create(module, new ProcessServer(), {
      bodyParser: false,
      bufferLogs: true,
      abortOnError: false,
    });
    configureHttpApp(app, http);
    // Limits the shutdown: a hanging database may still hold connections after all modules have closed.
    const endInTime = () => void setTimeout(() => process.exit(0), endsWithinMs).unref();
    for (const signal of endings) process.off(signal, endAtOnce).once(signal, endInTime);
    await prepare?.(app);
    await app.listen(config.PORT, config.HOST);
    if (nice !== undefined) lowerPriority(nice);
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : explain(error)}\n`);
    process.exit(1);
  }
}

const endings = ['SIGTERM', 'SIGINT'] as const;

/** Exits immediately: a process that still waits for its database has nothing to finish. */
const endAtOnce = () => process.exit(0);

function explain(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
