import { NestFactory } from '@nestjs/core';
import type { DynamicModule, INestApplication, Type } from '@nestjs/common';
import { ConfigError } from '../config/config.error.js';
import type { ProcessConfig } from '../config/process.config.js';
import { configureHttpApp, type HttpAppOptions } from './configure-http-app.js';
import { ProcessServer } from './process-server.js';

export interface ProcessOptions extends HttpAppOptions {
  module: Type | DynamicModule;
  config: ProcessConfig;
  /** Called after the shared set-up and before the process is ready. */
  prepare?: (app: INestApplication) => void | Promise<void>;
}

/**
 * Starts a process from its composition root and keeps it until SIGTERM or SIGINT, on which it takes nothing
 * new, finishes what it began and exits with 0, within 10 s. It listens at once, and waits for what it needs while it does.
 */
export async function runProcess(start: () => ProcessOptions): Promise<void> {
  for (const signal of endings) process.once(signal, endAtOnce);
  try {
    const { module, config, prepare, ...http } = start();
    const server = new ProcessServer();
    await server.open(config.PORT, config.HOST);
    const app = await NestFactory.create(module, server, {
      bodyParser: false,
      bufferLogs: true,
      abortOnError: false,
    });
    configureHttpApp(app, http);
    for (const signal of endings) process.off(signal, endAtOnce).once(signal, endInTime);
    await prepare?.(app);
    await app.listen(config.PORT, config.HOST);
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : explain(error)}\n`);
    process.exit(1);
  }
}

const endings = ['SIGTERM', 'SIGINT'] as const;

/** Less than 10 s, after which who started the process ends it, in milliseconds. */
const everythingEndsMs = 9_500;

/**
 * Each part has a limit of its own when it ends; a database that hangs may still hold the last connections. What is cut
 * here was answered by nobody, and what is owed stands in the tables.
 */
const endInTime = () => void setTimeout(() => process.exit(0), everythingEndsMs).unref();

/** A process that still waits for its database has begun nothing: it ends when it is told to. */
const endAtOnce = () => process.exit(0);

function explain(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
