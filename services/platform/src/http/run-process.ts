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
 * new, finishes what it began and exits with 0. It listens at once, and waits for what it needs while it does.
 */
export async function runProcess(start: () => ProcessOptions): Promise<void> {
  const endings = endWhileStarting();
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
    endings.leaveToApplication();
    await prepare?.(app);
    await app.listen(config.PORT, config.HOST);
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : explain(error)}\n`);
    process.exit(1);
  }
}

/** A process that still waits for its database has begun nothing, and ends when it is told to. */
function endWhileStarting(): { leaveToApplication: () => void } {
  const end = () => process.exit(0);
  const signals = ['SIGTERM', 'SIGINT'] as const;
  for (const signal of signals) process.once(signal, end);
  return {
    leaveToApplication: () => {
      for (const signal of signals) process.off(signal, end);
    },
  };
}

function explain(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
