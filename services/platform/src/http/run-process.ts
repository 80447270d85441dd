import { NestFactory } from '@nestjs/core';
import type { DynamicModule, INestApplication, Type } from '@nestjs/common';
import type { Server } from 'node:http';
import { ConfigError } from '../config/config.error.js';
import type { ProcessConfig } from '../config/process.config.js';
import { configureHttpApp, type HttpAppOptions } from './configure-http-app.js';

export interface ProcessOptions extends HttpAppOptions {
  module: Type | DynamicModule;
  config: ProcessConfig;
  /** Called after the shared set-up and before the process listens. */
  prepare?: (app: INestApplication) => void | Promise<void>;
}

/**
 * Starts a process from its composition root and keeps it until SIGTERM or SIGINT, on which it takes nothing
 * new, finishes what it began and exits with 0.
 */
export async function runProcess(start: () => ProcessOptions): Promise<void> {
  try {
    const { module, config, prepare, ...http } = start();
    const app = await NestFactory.create(module, {
      bodyParser: false,
      bufferLogs: true,
      abortOnError: false,
    });
    configureHttpApp(app, http);
    await prepare?.(app);
    await app.listen(config.PORT, config.HOST);
    limitWaiting(app.getHttpServer() as Server);
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : explain(error)}\n`);
    process.exit(1);
  }
}

function explain(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** A slow or silent peer cannot hold a connection for ever; idle ones outlive the proxy's own (60 s). */
function limitWaiting(server: Server): void {
  server.headersTimeout = 15_000;
  // Ten photographs over a weak mobile network take minutes.
  server.requestTimeout = 300_000;
  server.keepAliveTimeout = 65_000;
}
