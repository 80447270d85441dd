import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { freePort } from '../../local/servers/free-port.ts';
import { stopChild } from '../../local/servers/child.ts';
import { waitUntil } from '../../local/wait-until.ts';
import { nginxCommand } from '../servers/nginx.ts';
import { aFolder, aSite } from './support/site-servers.ts';

// jest.config.mjs skips this file if nginx is missing.
it('nginx may open a file for all its connections where a container may open 1,024', async () => {
  // Only Linux tells the limits of other processes.
  if (!existsSync('/proc/self/limits')) return;
  const folder = aFolder();
  const port = await freePort();
  const nginx = nginxCommand({ folder, site: await aSite(), port, gatewayPort: 1, storePort: 1 });
  const limited = ['-c', 'ulimit -Sn 1024 && exec "$0" "$@"', nginx?.command ?? '', ...(nginx?.args ?? [])];
  const master = spawn('sh', limited, { stdio: 'inherit' });
  await waitUntil('nginx', async () => (await fetch(`http://127.0.0.1:${port}/`)).status === 200);

  const [worker] = readFileSync(`/proc/${master.pid}/task/${master.pid}/children`, 'utf8').split(' ');
  const limits = readFileSync(`/proc/${worker}/limits`, 'utf8');

  const connections = /worker_connections (\d+)/.exec(readFileSync(`${folder}/nginx.conf`, 'utf8'))?.[1];
  expect(Number(/^Max open files +(\d+)/m.exec(limits)?.[1])).toBeGreaterThanOrEqual(3 * Number(connections));
  await stopChild(master);
  rmSync(folder, { recursive: true });
});
