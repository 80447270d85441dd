import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '../../../local/wait-until.ts';
import { SiteEditor } from '../../../testing/site-editor.ts';
import { fillLeads } from '../../bench/fill.ts';
import { hold, type Check } from '../support/check.ts';
import { ComposeStack } from '../support/compose-stack.ts';
import { databaseUrl } from '../support/database-url.ts';
import { MemoryGroup } from '../support/memory-group.ts';
import { duringTraffic, inWords, lostLeads } from '../support/visitors.ts';
import { aLargePicture, upload } from './uploads.ts';

const leads = 10_000;
const uploads = 12;
const limitMib = 2048;
const maxAtRestMib = 1.3 * 1024;
const parts = 13;
const files = ['docker-compose.yml', 'infra/trials/compose/one-group.yml'];
const lists = [
  '/api/leads',
  '/api/leads?q=oak',
  '/api/leads/counts',
  '/api/projects?limit=50',
  '/api/leads/audit',
];

export const memory: Check[] = [
  {
    name: `${parts} containers in 2 GB with ${leads} leads: none killed under load, and at most 1.3 GiB at rest after it`,
    run: inOneGroup,
  },
];

async function inOneGroup(): Promise<string> {
  const stack = await ComposeStack.prepared('memory', { files });
  const group = await MemoryGroup.make(stack, limitMib * 1024 * 1024);
  stack.environment['MEMORY_GROUP'] = `/${group.name}`;
  try {
    await stack.down();
    await stack.up();
    return await loaded(stack, group);
  } finally {
    await stack.down();
    group.remove();
  }
}

async function loaded(stack: ComposeStack, group: MemoryGroup): Promise<string> {
  const begun = group.inUse();
  await fillLeads(await databaseUrl(stack, 'leads'), leads);
  let most = begun;
  const watch = setInterval(() => (most = Math.max(most, group.inUse())), 200);
  // Sends 20 leads a second. One lead in four is a quote with a photo.
  const visitors = { readers: 4, senders: 20, pace: { everyMs: 1000, photoEvery: 4 } };
  const traffic = await duringTraffic(stack, visitors, () => atTheOffice(stack));
  await allDone(stack);
  clearInterval(watch);
  const running = (await stack.must('docker', ['compose', 'ps', '--quiet'])).trim().split('\n');
  const format = '{{.RestartCount}} {{.State.OOMKilled}}';
  const states = await stack.must('docker', ['inspect', '--format', format, ...running]);
  const atRest = group.inUse();
  const said = `${mib(begun)} after the start, at most ${mib(most)}, ${mib(atRest)} at rest after it, ${group.kills()} killed; ${inWords(traffic)}`;
  hold(running.length === parts && /^(0 false\s*)+$/.test(states), `${said}; containers: ${states}`);
  hold((await lostLeads(stack, traffic.leads)).length === 0, `accepted leads are lost; ${said}`);
  hold(group.kills() === 0 && traffic.failedReads.length === 0 && atRest <= maxAtRestMib, said);
  return said;
}

const mib = (amount: number) => `${Math.round(amount)} MiB`;

/**
 * Does the work of staff: reads lists, uploads pictures of 12 megapixels, two at a time, publishes the site, and makes
 * a backup.
 */
async function atTheOffice(stack: ComposeStack): Promise<void> {
  const cookie = await stack.signIn();
  const picture = await aLargePicture({ width: 4000, height: 3000 });
  const uploading = async () => {
    for (let turn = 0; turn < uploads / 2; turn += 1) {
      const { status } = await upload(stack, cookie, picture);
      hold(status === 201 || status === 429 || status === 503, `an upload was answered with ${status}`);
    }
  };
  await Promise.all([uploading(), uploading(), reading(stack, cookie)]);
  await Promise.all([publishing(stack, cookie), stack.make('backup'), reading(stack, cookie)]);
}

async function reading(stack: ComposeStack, cookie: string): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1)
    for (const path of lists) {
      const answer = await fetch(stack.url + path, { headers: { Cookie: cookie } });
      await answer.arrayBuffer();
      hold(answer.ok, `${path} was answered with ${answer.status}`);
    }
}

async function publishing(stack: ComposeStack, cookie: string): Promise<void> {
  const editor = new SiteEditor({ url: stack.url, cookie });
  for (const name of ['one', 'two', 'three'])
    await editor.publish(
      ({ facts }) => (facts.socialMedia.pinterest = `https://social.example/pinterest/${name}`),
    );
}

/**
 * Waits until all mails have been sent and the large sizes of all pictures have been made, and then until processes
 * have released unused memory.
 */
async function allDone(stack: ComposeStack): Promise<void> {
  const none = async (database: string, what: string) =>
    (await stack.query(database, `SELECT 1 FROM ${what} LIMIT 1`)).length === 0;
  const isDone = async () =>
    (await none('leads', `deliveries WHERE channel = 'mail' AND state <> 'sent'`)) &&
    (await none('media', 'images WHERE renditions_owed'));
  await waitUntil('mails and large sizes', isDone, 600_000, 2_000);
  await pause(30_000);
}
