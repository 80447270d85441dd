import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { configureHttpApp } from '@sandhill/platform/http/configure-http-app.js';
import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';
import { IdentitySigner } from '@sandhill/platform/identity/identity-signer.js';
import { identityHeader, type Role } from '@sandhill/platform/identity/identity.js';
import {
  createTestDatabase,
  releaseTestDatabase,
  testObjectStore,
} from '@sandhill/testing/servers/test-servers.ts';
import request from 'supertest';
import { ContentConfig } from '../../src/content.config.js';
import { ContentModule } from '../../src/content.module.js';
import { httpLimits } from '../../src/http-limits.js';
import { aRenderer, type StandIn } from './renderer.factory.js';

export const keys = makeIdentityKeys();

/** Account id of the caller in all tests. */
export const callerId = '019aa000-0000-7000-8000-0000000000aa';

/** A clock that tests can set. */
export class TestClock extends Clock {
  time?: Date;

  override now(): Date {
    return this.time ?? new Date();
  }
}

export interface RunningContent {
  config: ContentConfig;
  app: INestApplication;
  renderer: StandIn;
  clock: TestClock;
  url: string;
  /** Returns an agent that sends requests as a visitor. */
  visitor: () => request.Agent;
  /** Returns the gateway's identity header for a user with this role. */
  as: (role: Role, username?: string) => Record<string, string>;
  stop: () => Promise<void>;
}

export async function aContentConfig(changes: Partial<ContentConfig> = {}): Promise<ContentConfig> {
  const bucket = changes.SITE_BUCKET ?? 'site';
  const store = await testObjectStore({ private: [], public: [bucket] });
  return Object.assign(new ContentConfig(), {
    LOG_LEVEL: 'silent',
    DATABASE_URL: changes.DATABASE_URL ?? (await createTestDatabase('content')),
    S3_URL: store.url,
    S3_ACCESS_KEY: store.accessKey,
    S3_SECRET_KEY: store.secretKey,
    IDENTITY_PUBLIC_KEY: keys.publicKey,
    SITE_BUCKET: bucket,
    ...changes,
  });
}

/** Starts the service with a new database and a stand-in for web's renderer. */
export async function startContent(
  changes: Partial<ContentConfig> = {},
  clock = new TestClock(),
): Promise<RunningContent> {
  const renderer = aRenderer();
  const config = await aContentConfig({ RENDERER_FOLDER: renderer.folder, ...changes });
  const app = await NestFactory.create(ContentModule.forRoot(config), {
    bodyParser: false,
    bufferLogs: true,
    instrument: { instanceDecorator: (instance: unknown) => (instance instanceof Clock ? clock : instance) },
  });
  configureHttpApp(app, httpLimits);
  await app.listen(0, '127.0.0.1');
  const server = app.getHttpServer() as Server;
  // On a busy machine, a test may be about to use a connection again that the server ends as idle.
  server.keepAliveTimeout = 0;
  const signer = new IdentitySigner(keys.privateKey);
  return {
    config,
    app,
    renderer,
    clock,
    url: (await app.getUrl()).replace('[::1]', '127.0.0.1'),
    visitor: () => request(server) as unknown as request.Agent,
    as: (role, username = 'pat') => ({
      [identityHeader]: signer.forCaller({ userId: callerId, username, role, sessionId: 's1' }, 'content'),
    }),
    stop: async () => {
      await app.close();
      renderer.remove();
      if (!changes.DATABASE_URL) await releaseTestDatabase(config.DATABASE_URL);
    },
  };
}
