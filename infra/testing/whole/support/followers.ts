import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../local/servers/free-port.ts';
import { stopChild } from '../../../local/servers/child.ts';
import { onPath } from '../../../local/servers/on-path.ts';
import { root } from '../../../local/settings.ts';
import { waitUntil } from '../../../local/wait-until.ts';
import { build, filesOf } from './set-source.ts';
import { aFolder, startNginx } from './site-servers.ts';

/** A public server that fetches and shows published sets. It is started as in the product. */
export interface Follower {
  name: string;
  url: string;
  /** Folder with `base`, `sets`, `current` and `kept`, as the public server maintains it. */
  folder: string;
  /** Returns everything that the server logged. */
  log: () => string;
  /** Kills the process that fetches sets, if it is not the server itself. */
  killTaker?: () => void;
  stop: () => Promise<void>;
}

interface Sources {
  contentPort: number;
  storePort: number;
  /** Time that the server waits for a published set when it starts, in seconds. */
  waitSeconds: number;
}

/** Version number of the pages that are built into the image. */
export const imageVersion = 0;

/** Makes a folder with the files of the image: pages with the image's version, scripts, and the build's id. */
function builtSite(): string {
  const folder = aFolder();
  const files = filesOf(imageVersion).filter(({ name }) => !name.startsWith('set.'));
  for (const { name, body = '' } of [...files, { name: 'build-id', body: `${build}\n` }]) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), body);
  }
  return folder;
}

/** Functions that start the public servers that this machine can run. */
export const followers = [startFollowingServer, ...(onPath('nginx') ? [startFollowingNginx] : [])];

async function startFollowingServer(sources: Sources): Promise<Follower> {
  const [folder, built] = [aFolder(), builtSite()];
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(root, 'infra/local/site/site-server.ts')], {
    env: {
      ...environment(sources),
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://garden.test',
      GATEWAY_URL: 'http://127.0.0.1:1',
      SITE_FOLDER: built,
      WORK_FOLDER: folder,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log = logOf(child);
  await waitUntil('the static server', async () => (await fetch(url)).status > 0);
  const stop = async () => {
    await stopChild(child);
    remove(folder, built);
  };
  return { name: 'the static server', url, folder, log, stop };
}

/** Starts the scripts of the image's entry point and then nginx. */
async function startFollowingNginx(sources: Sources): Promise<Follower> {
  const [folder, built] = [aFolder(), builtSite()];
  const scripts = join(root, 'infra/deploy/docker');
  const env = { ...environment(sources), BUILT_FOLDER: built, SITE_FOLDER: folder };
  await once(spawn('sh', [join(scripts, 'prepare-site.sh')], { env, stdio: 'inherit' }), 'exit');
  // The script gets its own process group, so that all its children end with it, like the processes of a container.
  const taker = spawn('sh', [join(scripts, 'take-site.sh')], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log = logOf(taker);
  await once(taker, 'exit');
  const nginx = await startNginx({ site: folder, gatewayPort: 1, storePort: 1 });
  if (!nginx) throw new Error('nginx is missing');
  const killTaker = () => {
    const script = `pkill -KILL -g ${taker.pid} -f 'take-site.sh follow'`;
    spawn('sh', ['-c', script], { stdio: 'inherit' });
  };
  const stop = async () => {
    process.kill(-(taker.pid ?? 0), 'SIGKILL');
    await nginx.stop();
    remove(folder, built);
  };
  return { name: 'nginx', url: nginx.url, folder, log, killTaker, stop };
}

function remove(...folders: string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

function environment({ contentPort, storePort, waitSeconds }: Sources): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    CONTENT_URL: `http://127.0.0.1:${contentPort}`,
    STORE_URL: `http://127.0.0.1:${storePort}`,
    SITE_WAIT_SECONDS: String(waitSeconds),
    SITE_ASK_SECONDS: '0.1',
    SITE_FETCH_SECONDS: '1',
  };
}

function logOf(child: ChildProcess): () => string {
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return () => said;
}
