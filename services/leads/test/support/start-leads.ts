import type { Server } from 'node:http';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import type { INestApplication, Provider } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import {
  createTestDatabase,
  createTestQueue,
  releaseTestDatabase,
  testObjectStore,
  type TestQueue,
} from '@sandhill/testing/servers/test-servers.ts';
import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { configureHttpApp } from '@sandhill/platform/http/configure-http-app.js';
import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';
import { identityHeader, type Identity, type Role } from '@sandhill/platform/identity/identity.js';
import { IdentitySigner } from '@sandhill/platform/identity/identity-signer.js';
import { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { DataSource } from 'typeorm';
import { LeadsConfig } from '../../src/config/leads.config.js';
import { leadsHttp, LeadsModule } from '../../src/leads.module.js';
import { Mailbox } from '@sandhill/testing/servers/mailbox.ts';

export const officeEmail = 'office@firm.test';
export const generalEmail = 'hello@firm.test';
export const fallbackEmail = 'fallback@firm.test';

/** Id of the signed-in user, unless a test signs in as someone else. */
export const callerId = '019aa000-0000-7000-8000-0000000000aa';

interface LeadsOptions {
  queue?: TestQueue;
  mailbox?: Mailbox;
  /** URL of an existing database, which is used instead of a new one. */
  database?: string;
  /** Variables that override the defaults. */
  environment?: Record<string, string>;
}

interface HttpOptions {
  environment?: Record<string, string>;
  /** Providers that a test replaces. */
  overrides?: Array<{ provide: Provider & object; useValue: object }>;
}

/** The service on real servers: its own database, queue and mail server, and the test run's object store. */
export class Leads {
  private readonly keys = makeIdentityKeys();
  private apps: INestApplication[] = [];
  app: INestApplication;
  url: string;

  private constructor(
    readonly mailbox: Mailbox,
    readonly store: Awaited<ReturnType<typeof testObjectStore>>,
    private readonly variables: Record<string, string>,
    private readonly ownDatabases: string[],
  ) {}

  static async start(options: LeadsOptions = {}): Promise<Leads> {
    const [database, queue, store, mailbox] = await Promise.all([
      options.database ?? createTestDatabase('leads'),
      options.queue ?? createTestQueue(),
      testObjectStore({ private: ['lead-photos'], public: [] }),
      options.mailbox ?? Mailbox.start(),
    ]);
    const variables = {
      DATABASE_URL: database,
      QUEUE_URL: queue.url,
      S3_URL: store.url,
      S3_ACCESS_KEY: store.accessKey,
      S3_SECRET_KEY: store.secretKey,
      SMTP_URL: mailbox.url,
      OFFICE_EMAIL: officeEmail,
      GENERAL_EMAIL: generalEmail,
      FALLBACK_EMAIL: fallbackEmail,
      PHOTO_LINK_SECRET: 'only-for-tests-only-for-tests-only',
      LOG_LEVEL: 'silent',
      // Tests must not depend on how full the disk is.
      DISK_ALARM_PERCENT: '100',
      PHOTOS_UNTIL_DISK_PERCENT: '100',
      ...options.environment,
    };
    const leads = new Leads(mailbox, store, variables, [
      ...(options.database ? [] : [database]),
      ...(options.queue ? [] : [queue.url]),
    ]);
    leads.app = await leads.startHttp();
    return leads;
  }

  get database(): DataSource {
    return this.app.get(DataSource);
  }

  get environment(): Record<string, string> {
    return { ...this.variables, IDENTITY_PUBLIC_KEY: this.keys.publicKey };
  }

  /** Starts another copy of the HTTP process. */
  async startHttp({ overrides = [], environment }: HttpOptions = {}): Promise<INestApplication> {
    const module = Test.createTestingModule({
      imports: [LeadsModule.forRoot(this.config(environment), 'http')],
    });
    for (const { provide, useValue } of overrides) module.overrideProvider(provide).useValue(useValue);
    const app = await this.listen(
      (await module.compile()).createNestApplication({ bodyParser: false }),
      leadsHttp,
    );
    this.url ??= await app.getUrl();
    return app;
  }

  /** Starts a worker. Live mode rejects the test servers' passwords, so `changes` sets the mode after validation. */
  async startWorker(
    environment: Record<string, string> = {},
    changes: Partial<LeadsConfig> = {},
  ): Promise<INestApplication> {
    const config = Object.assign(Object.create(LeadsConfig.prototype), this.config(environment), changes);
    const imports = [LeadsModule.forRoot(config as LeadsConfig, 'worker')];
    const module = await Test.createTestingModule({ imports }).compile();
    return this.listen(module.createNestApplication({ bodyParser: false }), {});
  }

  /** Starts a worker whose mails become due when it has moved `count` photos, so that the mails have thumbnails. */
  async startWorkerMovingPhotosFirst(count: number): Promise<INestApplication> {
    await this.database.query(`UPDATE deliveries SET next_attempt_at = now() + interval '1 hour'`);
    const worker = await this.startWorker();
    await waitUntil('the photos moved', async () => {
      const [row] = await this.database.query(
        `SELECT count(*)::integer AS moved FROM lead_photos WHERE state = 'stored'`,
      );
      return (row as { moved: number }).moved === count;
    });
    await this.database.query('UPDATE deliveries SET next_attempt_at = now()');
    return worker;
  }

  /**
   * Returns the identity header that the gateway attaches. The sign-in was just confirmed unless `changes` say
   * otherwise.
   */
  signedInAs(role: Role, audience = 'leads', changes: Partial<Identity> = {}): Record<string, string> {
    const confirmedAt = Math.floor(Date.now() / 1000);
    const identity = {
      userId: callerId,
      username: 'ruth',
      role,
      sessionId: 'session-1',
      confirmedAt,
      ...changes,
    };
    return { [identityHeader]: new IdentitySigner(this.keys.privateKey).forCaller(identity, audience) };
  }

  async addNote(leadId: string, text: string): Promise<void> {
    await fetch(`${this.url}/api/leads/${leadId}/notes`, {
      method: 'POST',
      headers: { ...this.signedInAs('user'), 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
  }

  /** Returns the photo bucket of a process. */
  objects(app: INestApplication): ObjectStore {
    return app.get<ObjectStore>(ObjectStore, { strict: false });
  }

  async stop(app: INestApplication): Promise<void> {
    this.apps = this.apps.filter((other) => other !== app);
    await app.close();
  }

  /** Stops every process but the first. */
  async stopOthers(): Promise<void> {
    await Promise.all(this.apps.filter((app) => app !== this.app).map((app) => this.stop(app)));
  }

  async stopAll(): Promise<void> {
    await Promise.all(this.apps.map((app) => app.close()));
    await this.mailbox.close();
    await Promise.all(this.ownDatabases.map(releaseTestDatabase));
  }

  private config(environment: Record<string, string> = {}): LeadsConfig {
    return loadConfig(LeadsConfig, { ...this.environment, ...environment });
  }

  private async listen(app: INestApplication, http: typeof leadsHttp): Promise<INestApplication> {
    configureHttpApp(app, http);
    await app.listen(0, '127.0.0.1');
    // On a busy machine, the server could close an idle connection at the moment when a test uses it again.
    (app.getHttpServer() as Server).keepAliveTimeout = 0;
    this.apps.push(app);
    return app;
  }
}
