import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { Part } from './part.ts';
import { onPath } from './servers/on-path.ts';
import { answers, answersOk, loopback, type Stack } from './stack.ts';
import { storeKeys } from './store-keys.ts';

export function foundationParts(stack: Stack): Part[] {
  return [postgresPart(stack), storePart(stack), mailPart(stack)];
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
