import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@sandhill/testing/servers/test-servers.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';

/** Program of a process with a provider that hangs in the shutdown hook that the variable `PART` names. */
const program = `
  import { Module } from '@nestjs/common';
  import { ProcessConfig } from '@sandhill/platform/config/process.config.js';
  import { runProcess } from '@sandhill/platform/http/run-process.js';
  import { LoggingModule } from '@sandhill/platform/logging/logging.module.js';
  import { MetricsModule } from '@sandhill/platform/metrics/metrics.module.js';

  class Parts {}
  const config = Object.assign(new ProcessConfig(), { PORT: Number(process.env.PORT), HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
  const hang = () => new Promise(() => setInterval(() => undefined, 1_000));
  const hanging = { [process.env.PART]: hang };
  Module({
    imports: [LoggingModule.forRoot('test', config), MetricsModule],
    providers: [{ provide: 'hanging', useValue: hanging }],
  })(Parts);
  await runProcess(() => ({ module: Parts, config }));
`;

async function start(part: string) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: `${import.meta.dirname}/..`,
    env: { ...process.env, NODE_OPTIONS: '', PORT: String(port), PART: part },
    stdio: 'ignore',
  });
  await waitUntil('an answer', async () => (await fetch(`http://127.0.0.1:${port}/nothing`)).status === 404);
  return child;
}

describe('a process that is told to end', () => {
  it.each(['beforeApplicationShutdown', 'onApplicationShutdown'])(
    'exits with 0 within 10 s while a part hangs in %s',
    async (part) => {
      const child = await start(part);

      const begun = performance.now();
      child.kill('SIGTERM');
      const [code] = (await once(child, 'exit')) as [number];

      expect(code).toBe(0);
      expect(performance.now() - begun).toBeLessThan(20_000);
    },
  );
});
