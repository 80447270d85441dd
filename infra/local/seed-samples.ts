import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mediaEnvironment } from './environments.ts';
import type { Stack } from './stack.ts';
import { root } from './settings.ts';

export async function seedSamples(stack: Stack): Promise<void> {
  const environment = { PATH: process.env['PATH'] ?? '', ...mediaEnvironment(stack), LOG_LEVEL: 'warn' };
  await promisify(execFile)(process.execPath, [join(root, 'services/media/dist/seed.js')], {
    env: environment,
  });
}
