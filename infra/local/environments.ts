import { join } from 'node:path';
import { temporaryFolder } from './data-folder.ts';
import { root } from './settings.ts';
import { firstPasswordFile, loopback, publicUrl, type Stack } from './stack.ts';
import { storeKeys } from './store-keys.ts';

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

export function mediaEnvironment(stack: Stack): Record<string, string> {
  return {
    ...databaseEnvironment(stack, 'media'),
    ...queueEnvironment(stack),
    ...storeEnvironment(stack),
    DISK_PATHS: stack.settings.dataFolder,
  };
}

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

export function contentEnvironment(stack: Stack): Record<string, string> {
  return {
    ...databaseEnvironment(stack, 'content'),
    ...storeEnvironment(stack),
    PUBLIC_URL: publicUrl(stack.settings),
    MEDIA_URL: loopback(stack.ports.media),
    RENDERER_FOLDER: join(root, 'web/dist-renderer'),
    TMPDIR: temporaryFolder(stack.settings.dataFolder),
  };
}

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
  const { accessKey, secretKey } = storeKeys(stack);
  return { S3_URL: loopback(stack.ports.store), S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
}

function mailServer({ ports }: Stack): string {
  return `smtp://127.0.0.1:${ports.smtp}`;
}
