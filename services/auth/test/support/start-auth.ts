import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { loadConfig, type Environment } from '@sandhill/platform/config/load-config.js';
import { configureHttpApp } from '@sandhill/platform/http/configure-http-app.js';
import {
  identityHeader,
  isAdministrator,
  type Identity,
  type Role,
} from '@sandhill/platform/identity/identity.js';
import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';
import { IdentitySigner } from '@sandhill/platform/identity/identity-signer.js';
import { sessionTokenHeader } from '@sandhill/platform/identity/session-cookie.js';
import request from 'supertest';
import { DataSource } from 'typeorm';
import {
  createTestDatabase,
  emptyTestDatabase,
  releaseTestDatabase,
} from '@sandhill/testing/servers/test-servers.ts';
import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import { FirstOwner } from '../../src/accounts/first-owner.js';
import { AuthConfig } from '../../src/auth.config.js';
import { AuthModule } from '../../src/auth.module.js';
import { HashCost } from '../../src/passwords/hash-cost.js';
import { PasswordHasher } from '../../src/passwords/password-hasher.js';
import { User } from '../../src/users/user.entity.js';
import { TestClock } from './test-clock.js';

const keys = makeIdentityKeys();

/** The secret that auth and leads share. */
export const staffListSecret = 'a secret that only these tests have';

/** Cheap hashes for tests: hashing takes most of the time of a sign-in, and only one test checks the real effort. */
const minCost: HashCost = { memoryCost: 64, timeCost: 1 };

/**
 * Apps that earlier tests of the file have stopped. They are reused, because starting an app takes longer than most
 * tests.
 */
const resting: TestAuth[] = [];

/** The newest app. Only this one can be reused, because Passport has only the strategies of the newest app. */
let newest: TestAuth | undefined;

afterAll(() => Promise.all(resting.splice(0).map((auth) => auth.end())));

/** The real app with its own database. Tests call it like the gateway, with signed tokens. */
export class TestAuth {
  readonly signer = new IdentitySigner(keys.privateKey);

  private constructor(
    readonly app: INestApplication,
    readonly clock: TestClock,
    readonly config: AuthConfig,
    private readonly folder: string,
    private readonly isUsual: boolean,
    private readonly ownsDatabase: boolean,
  ) {}

  /** Returns an app whose database contains only the first owner. */
  static async start(environment?: Environment, hashCost = minCost): Promise<TestAuth> {
    const rested = environment ? undefined : resting.pop();
    if (!rested) return TestAuth.startNew(environment, hashCost);
    await rested.begin();
    return rested;
  }

  private static async startNew(
    environment: Environment | undefined = {},
    hashCost: HashCost,
  ): Promise<TestAuth> {
    const folder = mkdtempSync(join(tmpdir(), 'sandhill-auth-'));
    const config = loadConfig(AuthConfig, {
      DATABASE_URL: environment['DATABASE_URL'] ?? (await createTestDatabase('auth')),
      IDENTITY_PUBLIC_KEY: keys.publicKey,
      LOG_LEVEL: 'silent',
      // No server listens on this port. Tests that read notices start their own mail server.
      SMTP_URL: 'smtp://127.0.0.1:9',
      FIRST_PASSWORD_FILE: join(folder, 'first-password'),
      SECOND_FACTOR_KEY: 'a key that only these tests have',
      STAFF_LIST_SECRET: staffListSecret,
      ...environment,
    });
    const clock = new TestClock();
    const module = await Test.createTestingModule({ imports: [AuthModule.forRoot(config)] })
      .overrideProvider(Clock)
      .useValue(clock)
      .overrideProvider(HashCost)
      .useValue(hashCost)
      .compile();
    const app = module.createNestApplication({ bodyParser: false, bufferLogs: true });
    configureHttpApp(app);
    await app.init();
    const isUsual = Object.keys(environment).length === 0 && hashCost === minCost;
    newest = new TestAuth(app, clock, config, folder, isUsual, !environment['DATABASE_URL']);
    return newest;
  }

  async stop(): Promise<void> {
    this.clock.release();
    if (this.isUsual && newest === this) resting.push(this);
    else await this.end();
  }

  /** Resets the app to the state after its first start. */
  async begin(): Promise<void> {
    await emptyTestDatabase(this.config.DATABASE_URL);
    rmSync(this.config.FIRST_PASSWORD_FILE ?? '', { force: true });
    this.clock.reset();
    await this.app.get(FirstOwner, { strict: false }).onApplicationBootstrap();
  }

  /** Closes the app permanently. */
  async end(): Promise<void> {
    await this.app.close();
    if (this.ownsDatabase) await releaseTestDatabase(this.config.DATABASE_URL);
    rmSync(this.folder, { recursive: true, force: true });
  }

  get http() {
    return request(this.app.getHttpServer() as Server);
  }

  get dataSource(): DataSource {
    return this.app.get(DataSource);
  }

  firstPassword(): string {
    const text = readFileSync(this.config.FIRST_PASSWORD_FILE ?? '', 'utf8');
    return /Temporary password: (\S+)/.exec(text)?.[1] ?? '';
  }

  /** Creates an account with a permanent password. */
  async anAccount(username: string, password: string, role: Role = 'administrator'): Promise<User> {
    const users = this.dataSource.getRepository(User);
    return users.save(
      users.create({
        username,
        email: `${username}@people.example`,
        password: await this.app.get(PasswordHasher).hash(password),
        role,
        isAdmin: isAdministrator(role),
      }),
    );
  }

  async login(username: string, password: string, address = '203.0.113.1') {
    return this.http.post('/api/user/login').set('X-Forwarded-For', address).send({ username, password });
  }

  /** Returns the identity that the gateway would look up for this answer's cookie. */
  async identityOf(
    login: { get: (header: 'Set-Cookie') => string[] | undefined },
    headers: Record<string, string> = {},
  ): Promise<Identity | null> {
    const answer = await this.http
      .get('/api/internal/session')
      .set(headers)
      .set(identityHeader, this.signer.forGateway('auth'))
      .set(sessionTokenHeader, tokenIn(login));
    return (answer.body as { identity: Identity | null }).identity;
  }

  /** Signs in and returns the gateway's identity header for that user. */
  async signedIn(username: string, password: string): Promise<Record<string, string>> {
    const identity = await this.identityOf(await this.login(username, password));
    if (!identity) throw new Error(`${username} could not sign in`);
    return this.as(identity);
  }

  as(identity: Identity): Record<string, string> {
    return { [identityHeader]: this.signer.forCaller(identity, 'auth') };
  }

  /** Returns the headers for an identity, or no headers for null. */
  asMaybe(identity: Identity | null): Record<string, string> {
    return identity ? this.as(identity) : {};
  }

  /** Returns the kinds of the notices to a user that are not sent yet, oldest first. */
  async owedNotices(username: string): Promise<string[]> {
    const rows = await this.dataSource.query<Array<{ kind: string }>>(
      `SELECT kind FROM deliveries JOIN users ON users.id = user_id WHERE username = $1 AND state <> 'sent' ORDER BY deliveries.id`,
      [username],
    );
    return rows.map(({ kind }) => kind);
  }

  async trail(): Promise<AuditEvent[]> {
    return this.dataSource.getRepository(AuditEvent).find({ order: { id: 'ASC' } });
  }
}

/** Returns the session's token, as the browser would send it back. */
export function tokenIn(login: { get: (header: 'Set-Cookie') => string[] | undefined }): string {
  const cookie = login.get('Set-Cookie')?.[0] ?? '';
  return /_session=([^;]*)/.exec(cookie)?.[1] ?? '';
}
