import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { configureHttpApp } from '@sandhill/platform/http/configure-http-app.js';
import type { Role } from '@sandhill/platform/identity/identity.js';
import { identityHeader } from '@sandhill/platform/identity/identity.js';
import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';
import { IdentitySigner } from '@sandhill/platform/identity/identity-signer.js';
import request from 'supertest';
import type { Server } from 'node:http';
import {
  createTestDatabase,
  createTestQueue,
  releaseTestDatabase,
  testObjectStore,
} from '@sandhill/testing/servers/test-servers.ts';
import { httpLimits } from '../../src/http-limits.js';
import { MediaConfig } from '../../src/media.config.js';
import { MediaModule } from '../../src/media.module.js';

const keys = makeIdentityKeys();

/** Account id of the caller in all tests. */
export const callerId = '019aa000-0000-7000-8000-0000000000aa';

export interface RunningMedia {
  config: MediaConfig;
  app: INestApplication;
  /** Returns an agent that sends requests as a visitor. */
  visitor: () => request.Agent;
  /** Returns the gateway's identity header for a user with this role. `confirmedAt` is in seconds; by default, now. */
  as: (role: Role, audience?: string, userId?: string, confirmedAt?: number) => Record<string, string>;
  stop: () => Promise<void>;
}

export async function aMediaConfig(changes: Partial<MediaConfig> = {}): Promise<MediaConfig> {
  const store = await testObjectStore({ private: ['originals'], public: ['media'] });
  return Object.assign(new MediaConfig(), {
    LOG_LEVEL: 'silent',
    DATABASE_URL: changes.DATABASE_URL ?? (await createTestDatabase('media')),
    QUEUE_URL: changes.QUEUE_URL ?? (await createTestQueue()).url,
    S3_URL: store.url,
    S3_ACCESS_KEY: store.accessKey,
    S3_SECRET_KEY: store.secretKey,
    IDENTITY_PUBLIC_KEY: keys.publicKey,
    // Uploads must work even if the disk of the test machine is nearly full.
    UPLOADS_UNTIL_DISK_PERCENT: 100,
    ...changes,
  });
}

/** Starts the HTTP process with a new database. */
export async function startMedia(changes: Partial<MediaConfig> = {}): Promise<RunningMedia> {
  const config = await aMediaConfig(changes);
  const app = await NestFactory.create(MediaModule.forRoot(config, 'http'), {
    bodyParser: false,
    bufferLogs: true,
  });
  configureHttpApp(app, httpLimits);
  await app.listen(0, '127.0.0.1');
  const server = app.getHttpServer() as Server;
  const signer = new IdentitySigner(keys.privateKey);
  const as = (role: Role, audience = 'media', userId = callerId, confirmedAt = Date.now() / 1000) => ({
    [identityHeader]: signer.forCaller(
      { userId, username: 'pat', role, sessionId: 's1', confirmedAt },
      audience,
    ),
  });
  return {
    config,
    app,
    visitor: () => request(server) as unknown as request.Agent,
    as,
    stop: async () => {
      await app.close();
      for (const name of ['DATABASE_URL', 'QUEUE_URL'] as const)
        if (!changes[name]) await releaseTestDatabase(config[name]);
    },
  };
}

/** Starts the worker. The configuration has the same database as the HTTP process. */
export async function startWorker(config: MediaConfig): Promise<INestApplication> {
  const app = await NestFactory.create(MediaModule.forRoot(config, 'worker'), {
    bodyParser: false,
    bufferLogs: true,
  });
  configureHttpApp(app);
  return app.init();
}
