import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { Part } from './part.ts';
import { UserError } from './command-line/user-error.ts';
import { onPath } from './servers/on-path.ts';
import { isStoreUp, storeCommand } from './servers/store-command.ts';
import { answersOk, loopback, type Stack } from './stack.ts';
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
  const { settings, ports } = stack;
  const { store } = ports;
  const keys = storeKeys(stack);
  if (keys.kind === 'minio' && !onPath('minio'))
    throw new UserError(
      `The pictures in ${settings.dataFolder} are MinIO's: put the program minio on the PATH, and start again.`,
    );
  return {
    name: 'store',
    ...storeCommand(keys, join(settings.dataFolder, keys.kind), store),
    isReady: () => isStoreUp(keys, loopback(store)),
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
