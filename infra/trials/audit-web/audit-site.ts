import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStackFile } from '../../local/stack-file.ts';
import { stopChild } from '../../local/servers/child.ts';
import { freePort } from '../../local/servers/free-port.ts';
import { nginxCommand } from '../../testing/servers/nginx.ts';
import { waitUntil } from '../../local/wait-until.ts';
import { startTestStack, type TestStack } from '../../testing/servers/start-test-stack.ts';
import { handMadePage } from './hand-made-page.ts';
import { publishStory, storyRoutes } from './publish-story.ts';

/** URLs of the product behind its own nginx and, for comparison, of hand-made pages with the product's pictures. */
interface AuditSite {
  url: string;
  /** URL of the hand-made page with the picture of the home page. */
  handMade: string;
  /** URL of the hand-made page with the picture of a story's page. */
  handMadeStory: string;
  stop: () => Promise<void>;
}

/** Starts the product behind nginx. Without nginx on this machine, the site server of `make start` is in front. */
export async function startAuditSite(): Promise<AuditSite> {
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-audit-'));
  chmodSync(folder, 0o755);
  const stack = await startTestStack({ dataFolder: join(folder, 'data') });
  const site = join(folder, 'data/site');
  await publishStory(stack);
  const makeByHand = async (name: string, like: string) => {
    const page = await (await fetch(stack.url + like)).text();
    writeFileSync(join(site, 'current', `${name}.html`), handMadePage(page));
    return `/${name}`;
  };
  const handMade = await makeByHand('hand-made', '/');
  const handMadeStory = await makeByHand('hand-made-story', storyRoutes[0] ?? '');
  const nginx = await startInFront(folder, site, stack);
  const url = nginx?.url ?? stack.url;
  const stop = async () => {
    if (nginx) await stopChild(nginx.child);
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, handMade: url + handMade, handMadeStory: url + handMadeStory, stop };
}

async function startInFront(
  folder: string,
  site: string,
  stack: TestStack,
): Promise<{ url: string; child: ChildProcess } | undefined> {
  const ports = readStackFile(stack.dataFolder)?.ports;
  if (!ports) throw new Error('the stack does not run');
  const port = await freePort();
  const nginx = nginxCommand({
    folder: join(folder, 'nginx'),
    site,
    port,
    gatewayPort: ports.gateway,
    storePort: ports.store,
  });
  if (!nginx) return undefined;
  const child = spawn(nginx.command, nginx.args, { stdio: 'inherit' });
  const url = `http://localhost:${port}`;
  await waitUntil('nginx', async () => (await fetch(url)).ok);
  return { url, child };
}
