import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { backupEnvironment, backupProgram } from './backup-environment.ts';
import { onPath } from './servers/on-path.ts';
import { storeKeys } from './store-keys.ts';
import { memoryVariables, nodeFlags, roomyNodeFlags, workerNodeFlags } from './node-flags.ts';
import type { Part } from './part.ts';
import type { Secrets } from './secrets.ts';
import { root, type Settings } from './settings.ts';

/** The ports of 127.0.0.1 on which the parts find each other. */
export interface Ports {
  postgres: number;
  store: number;
  smtp: number;
  auth: number;
  leads: number;
  leadsWorker: number;
  media: number;
  mediaWorker: number;
  content: number;
  gateway: number;
  /** Of the backups, where they are made. */
  backup: number;
  /** Of `make dev` alone. */
  vite: number;
}

export interface Stack {
  settings: Settings;
  secrets: Secrets;
  ports: Ports;
  /** As `make dev`: the web comes from its sources. */
  isDevelopment?: boolean;
}

/** Where auth leaves the first administrator's password for the one who started the stack. */
export const firstPasswordFile = (settings: Settings) => join(settings.dataFolder, 'first-password.txt');

const loopback = (port: number) => `http://127.0.0.1:${port}`;

const answersOk = (url: string) => async () => (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;

const answers = (url: string) => async () =>
  (await fetch(url, { signal: AbortSignal.timeout(2000) })).status < 500;

/** What the services stand on. */
export function foundationParts(stack: Stack): Part[] {
  return [postgresPart(stack), storePart(stack), mailPart(stack)];
}

/** The product itself. */
export function productParts(stack: Stack): Part[] {
  const { ports } = stack;
  return [
    servicePart(stack, {
      name: 'auth',
      script: 'auth/dist/main.js',
      port: ports.auth,
      environment: authEnvironment(stack),
    }),
    servicePart(stack, {
      name: 'leads',
      script: 'leads/dist/main.js',
      flags: roomyNodeFlags,
      port: ports.leads,
      environment: leadsEnvironment(stack),
    }),
    servicePart(stack, {
      name: 'leads-worker',
      script: 'leads/dist/worker.js',
      flags: workerNodeFlags,
      port: ports.leadsWorker,
      environment: leadsEnvironment(stack),
    }),
    servicePart(stack, {
      name: 'media',
      script: 'media/dist/main.js',
      port: ports.media,
      environment: mediaEnvironment(stack),
    }),
    servicePart(stack, {
      name: 'media-worker',
      script: 'media/dist/worker.js',
      flags: workerNodeFlags,
      port: ports.mediaWorker,
      environment: mediaEnvironment(stack),
    }),
    servicePart(stack, {
      name: 'content',
      script: 'content/dist/main.js',
      port: ports.content,
      environment: contentEnvironment(stack),
    }),
    servicePart(stack, {
      name: 'gateway',
      script: '../gateway/dist/main.js',
      port: ports.gateway,
      environment: gatewayEnvironment(stack),
    }),
    sitePart(stack),
    ...(stack.isDevelopment ? [vitePart(stack)] : []),
  ];
}

/** The environment of auth, for its command line too. */
export function authEnvironment(stack: Stack): Record<string, string> {
  return {
    ...databaseEnvironment(stack, 'auth'),
    PUBLIC_URL: publicUrl(stack.settings),
    FIRST_PASSWORD_FILE: firstPasswordFile(stack.settings),
    SECOND_FACTOR_KEY: stack.secrets.secondFactor,
    STAFF_LIST_SECRET: stack.secrets.staffList,
    SMTP_URL: mailServer(stack),
    CONTENT_URL: loopback(stack.ports.content),
  };
}

/** The environment of media, for the seed too. */
export function mediaEnvironment(stack: Stack): Record<string, string> {
  return {
    ...databaseEnvironment(stack, 'media'),
    ...queueEnvironment(stack),
    ...storeEnvironment(stack),
    DISK_PATHS: stack.settings.dataFolder,
  };
}

function mailServer({ ports }: Stack): string {
  return `smtp://127.0.0.1:${ports.smtp}`;
}

export function publicUrl({ port }: Settings): string {
  return `http://localhost:${port}`;
}

/** The environment of leads, for its command line too. */
export function leadsEnvironment(stack: Stack): Record<string, string> {
  return {
    ...databaseEnvironment(stack, 'leads'),
    ...queueEnvironment(stack),
    ...storeEnvironment(stack),
    PUBLIC_URL: publicUrl(stack.settings),
    SMTP_URL: mailServer(stack),
    DISK_PATHS: stack.settings.dataFolder,
    PHOTO_LINK_SECRET: stack.secrets.photoLinks,
    STAFF_LIST_SECRET: stack.secrets.staffList,
    AUTH_URL: loopback(stack.ports.auth),
    CONTENT_URL: loopback(stack.ports.content),
  };
}

/** The environment of content, for its command line too. */
export function contentEnvironment(stack: Stack): Record<string, string> {
  return {
    ...databaseEnvironment(stack, 'content'),
    ...storeEnvironment(stack),
    PUBLIC_URL: publicUrl(stack.settings),
    RENDERER_FOLDER: join(root, 'web/dist-renderer'),
  };
}

/** The environment of the gateway, for its command line too. */
export function gatewayEnvironment({ settings, secrets, ports }: Stack): Record<string, string> {
  const { queueUrl } = settings;
  return {
    PUBLIC_URL: publicUrl(settings),
    AUTH_URL: loopback(ports.auth),
    LEADS_URL: loopback(ports.leads),
    MEDIA_URL: loopback(ports.media),
    CONTENT_URL: loopback(ports.content),
    LEADS_WORKER_URL: loopback(ports.leadsWorker),
    MEDIA_WORKER_URL: loopback(ports.mediaWorker),
    IDENTITY_PRIVATE_KEY: secrets.identityPrivateKey,
    UPLOAD_FOLDER: join(settings.dataFolder, 'uploads'),
    ...(queueUrl?.startsWith('redis') && { REDIS_URL: queueUrl }),
  };
}

function databaseEnvironment(
  { secrets, ports }: Stack,
  name: 'auth' | 'leads' | 'media' | 'content',
): Record<string, string> {
  return {
    DATABASE_URL: `postgres://${name}@127.0.0.1:${ports.postgres}/${name}`,
    DATABASE_PASSWORD: secrets.databases[name],
    IDENTITY_PUBLIC_KEY: secrets.identityPublicKey,
  };
}

function queueEnvironment({ settings, secrets, ports }: Stack): Record<string, string> {
  if (settings.queueUrl) return { QUEUE_URL: settings.queueUrl };
  return {
    QUEUE_URL: `postgres://queue@127.0.0.1:${ports.postgres}/queue`,
    QUEUE_PASSWORD: secrets.databases.queue,
  };
}

function storeEnvironment(stack: Stack): Record<string, string> {
  const { accessKey, secretKey } = storeKeys(stack.secrets);
  return { S3_URL: loopback(stack.ports.store), S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
}

function postgresPart({ settings, secrets, ports }: Stack): Part {
  const databases = Object.entries(secrets.databases).map(([name, password]) => ({ name, password }));
  const isReady = async () => {
    const password = secrets.databases.queue;
    const client = new Client({
      host: '127.0.0.1',
      port: ports.postgres,
      user: 'queue',
      database: 'queue',
      password,
    });
    await client.connect();
    await client.end();
    return true;
  };
  return {
    name: 'postgres',
    command: process.execPath,
    args: [join(import.meta.dirname, 'postgres-part.ts')],
    environment: {
      FOLDER: join(settings.dataFolder, 'postgres'),
      PORT: String(ports.postgres),
      PASSWORD: secrets.postgres,
      DATABASES: JSON.stringify(databases),
    },
    isReady,
  };
}

function storePart(stack: Stack): Part {
  const { kind, accessKey, secretKey } = storeKeys(stack.secrets);
  const port = stack.ports.store;
  const folder = join(stack.settings.dataFolder, kind);
  if (kind === 'minio') {
    return {
      name: 'store',
      command: onPath('minio') ?? 'minio',
      args: [
        'server',
        folder,
        '--address',
        `127.0.0.1:${port}`,
        '--console-address',
        '127.0.0.1:0',
        '--quiet',
      ],
      environment: { MINIO_ROOT_USER: accessKey, MINIO_ROOT_PASSWORD: secretKey, MINIO_UPDATE: 'off' },
      isReady: answersOk(`${loopback(port)}/minio/health/live`),
    };
  }
  const script = fileURLToPath(import.meta.resolve('s3rver/bin/s3rver.js'));
  const address = ['--address', '127.0.0.1', '--port', String(port)];
  return {
    name: 'store',
    command: process.execPath,
    args: ['--no-deprecation', script, '--directory', folder, ...address, '--no-vhost-buckets', '--silent'],
    environment: {},
    isReady: answers(loopback(port)),
  };
}

function mailPart({ settings, ports }: Stack): Part {
  const script = fileURLToPath(import.meta.resolve('maildev/bin/maildev'));
  const smtp = ['--smtp', String(ports.smtp), '--ip', '127.0.0.1'];
  const page = ['--web', String(settings.mailPort), '--web-ip', '127.0.0.1'];
  const folder = join(settings.dataFolder, 'mail');
  return {
    name: 'mail',
    command: process.execPath,
    args: ['--no-deprecation', script, ...smtp, ...page, '--mail-directory', folder, '--silent'],
    environment: {},
    isReady: answersOk(`${loopback(settings.mailPort)}/healthz`),
  };
}

interface ServiceOptions {
  name: string;
  /** Relative to `services`. */
  script: string;
  flags?: readonly string[];
  port: number;
  environment: Record<string, string>;
}

function servicePart(
  { settings }: Stack,
  { name, script, flags = nodeFlags, port, environment }: ServiceOptions,
): Part {
  return {
    name,
    command: process.execPath,
    args: [...flags, join(root, 'services', script)],
    environment: {
      NODE_ENV: 'production',
      ...memoryVariables,
      SITE_MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: settings.logLevel,
      ...environment,
      ...settings.variables,
    },
    isReady: answersOk(`${loopback(port)}/health/ready`),
  };
}

/** What makes backups, where the settings say where to. It reads the tables that the services make. */
export function backupParts(stack: Stack): Part[] {
  const { backup } = stack.settings;
  return backup['BACKUP_FOLDER'] || backup['BACKUP_S3_URL'] ? [backupPart(stack)] : [];
}

function backupPart(stack: Stack): Part {
  const port = stack.ports.backup;
  return {
    name: 'backup',
    command: process.execPath,
    args: [...workerNodeFlags, backupProgram, 'serve'],
    environment: { ...memoryVariables, ...backupEnvironment(stack), HOST: '127.0.0.1', PORT: String(port) },
    // A target that cannot be reached does not keep the site from starting.
    isReady: answersOk(`${loopback(port)}/health/live`),
  };
}

function sitePart({ settings, ports, isDevelopment }: Stack): Part {
  return {
    name: 'web',
    command: process.execPath,
    args: [join(root, 'infra/local/site/site-server.ts')],
    environment: {
      PORT: String(settings.port),
      HOST: '::',
      PUBLIC_URL: publicUrl(settings),
      GATEWAY_URL: loopback(ports.gateway),
      STORE_URL: loopback(ports.store),
      CONTENT_URL: loopback(ports.content),
      SITE_WAIT_SECONDS: settings.variables['SITE_WAIT_SECONDS'] ?? '',
      SITE_FOLDER: join(root, 'web/dist'),
      WORK_FOLDER: join(settings.dataFolder, 'site'),
      TRUSTED_PROXY: settings.variables['TRUSTED_PROXY'] ?? '',
      ...(isDevelopment && { VITE_URL: loopback(ports.vite) }),
    },
    isReady: answersOk(`${loopback(settings.port)}/`),
  };
}

/** Serves the web's sources, and replaces what changed in the pages that are open. */
function vitePart({ ports }: Stack): Part {
  const script = join(root, 'node_modules/vite/bin/vite.js');
  const address = ['--host', '127.0.0.1', '--port', String(ports.vite), '--strictPort'];
  return {
    name: 'vite',
    command: process.execPath,
    args: [script, join(root, 'web'), '--config', join(root, 'web/vite.config.ts'), ...address],
    environment: {},
    isReady: answersOk(`${loopback(ports.vite)}/`),
  };
}
