import { join } from 'node:path';
import { backupEnvironment, backupProgram } from './backup-environment.ts';
import {
  authEnvironment,
  contentEnvironment,
  gatewayEnvironment,
  leadsEnvironment,
  mediaEnvironment,
} from './environments.ts';
import { mailWorkerNodeFlags, memoryVariables, nodeFlags, workerNodeFlags } from './node-flags.ts';
import type { Part } from './part.ts';
import { root } from './settings.ts';
import { answersOk, loopback, publicUrl, type Stack } from './stack.ts';

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
      port: ports.leads,
      environment: leadsEnvironment(stack),
    }),
    servicePart(stack, {
      name: 'leads-worker',
      script: 'leads/dist/worker.js',
      flags: mailWorkerNodeFlags,
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
      flags: workerNodeFlags,
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

interface ServiceOptions {
  name: string;
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

/**
 * Returns the backup process if the settings name a target for backups, otherwise nothing. The process reads tables
 * that the services make, so start it after them.
 */
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
    // Checks `live` instead of `ready`, so that the site starts even if a target for backups is unreachable.
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
