import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@sandhill/testing/servers/test-servers.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';

const program = `
  import { Module } from '@nestjs/common';
  import { DatabaseConfig } from '@sandhill/platform/database/database.config.js';
  import { DatabaseModule } from '@sandhill/platform/database/database.module.js';
  import { runProcess } from '@sandhill/platform/http/run-process.js';
  import { LoggingModule } from '@sandhill/platform/logging/logging.module.js';

  class Parts {}
  const config = Object.assign(new DatabaseConfig(), { DATABASE_URL: process.env.DATABASE_URL });
  Module({
    imports: [
      LoggingModule.forRoot('test', config),
      DatabaseModule.forRoot(config, { entities: [], migrations: [] }),
    ],
  })(Parts);
  await runProcess(() => ({ module: Parts, config }));
`;

it('a process that waits for its database logs why, once, and ends when it is told to', async () => {
  const url = `postgres://nobody@127.0.0.1:${await freePort()}/nothing`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: `${import.meta.dirname}/..`,
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));

  await waitUntil('the cause', async () => said.includes('\n'));
  child.kill('SIGTERM');

  expect(await ended).toEqual([0, null]);
  expect(JSON.parse(said)).toMatchObject({
    level: 'warn',
    msg: 'waiting for PostgreSQL: it refuses connections',
  });
});
