import { buffer } from 'node:stream/consumers';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { DomainError } from '@sandhill/platform/errors/domain.error.js';
import { toFieldErrors } from './checks/content-problems.js';
import { ContentConfig } from './content.config.js';
import { FilesModule } from './files/files.module.js';
import { FileRefused, SiteFiles } from './files/site-files.js';

/**
 * Exports or imports the site's content: `site-file.js export >FILE`, `site-file.js import [--publish] [--force]
 * <FILE`. Messages go to standard error.
 */
const [command, ...options] = process.argv.slice(2);
const say = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * Decodes UTF-8.
 *
 * @throws FileRefused for another encoding, because its accented letters would be lost
 */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileRefused('This file is not UTF-8. Save it as UTF-8. Nothing was imported.');
  }
}

async function run(files: SiteFiles): Promise<void> {
  if (command === 'export') {
    const content = await files.export();
    await new Promise<void>((resolve, reject) =>
      process.stdout.write(content, (error) => (error ? reject(error) : resolve())),
    );
    return;
  }
  const isChanged = await files.import(decode(await buffer(process.stdin)), {
    replacesDraft: options.includes('--force'),
  });
  if (!isChanged) return say('The file matches what is already published.');
  if (!options.includes('--publish'))
    return say('The file is now the draft. Review and publish it on the Website tab.');
  const published = await files.publish();
  say(
    published ? `Version ${published.version} is published.` : 'The file matches what is already published.',
  );
}

async function tell(error: unknown): Promise<void> {
  if (!(error instanceof FileRefused || error instanceof DomainError)) throw error;
  const fields =
    error instanceof FileRefused ? await toFieldErrors(error.problems, Infinity) : (error.fields ?? {});
  for (const [path, { message }] of Object.entries(fields)) say(`${path}: ${message}`);
  say(error.message);
}

if (command !== 'export' && command !== 'import') {
  say('Choose a command: export, or import [--publish] [--force].');
  process.exit(2);
}
let app: INestApplicationContext | undefined;
try {
  const config = loadConfig(ContentConfig, process.env);
  app = await NestFactory.createApplicationContext(FilesModule.forRoot(config), {
    logger: false,
    abortOnError: false,
  });
  await run(app.get(SiteFiles));
} catch (error) {
  process.exitCode = 1;
  await tell(error);
} finally {
  await app?.close();
}
