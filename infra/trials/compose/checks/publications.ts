import { waitUntil } from '../../../local/wait-until.ts';
import { Readers, SiteEditor } from '../../../testing/site-editor.ts';
import { hold, type Check } from '../support/check.ts';
import type { ComposeStack } from '../support/compose-stack.ts';

const publications = 5;

/** Longest time from pressing the button until the last public server shows the version, in milliseconds (rule C7). */
const maxMs = 5_000;

const markOf = (name: string) => `https://social.example/pinterest/${name}`;

export function publicationChecks(stack: ComposeStack): Check[] {
  let cookie: string | undefined;
  const publish = async (name: string) => {
    cookie ??= await stack.signIn();
    const editor = new SiteEditor({ url: stack.url, cookie });
    await editor.publish(({ facts }) => (facts.socialMedia.pinterest = markOf(name)));
  };
  return [
    {
      name: 'two copies of web show each publication within 5 s, and no page mixes versions',
      run: async () => {
        const copy = await startCopy(stack);
        const servers = [stack.url, copy.url];
        const readers = servers.map(
          (url) => new Readers(url, ({ profile }) => profile.socialMedia.pinterest ?? ''),
        );
        const durations: number[] = [];
        const answers: number[] = [];
        await publish('copies-0');
        for (let number = 1; number <= publications; number += 1) {
          const begun = performance.now();
          await publish(`copies-${number}`);
          answers.push(performance.now() - begun);
          await Promise.all(servers.map((url) => untilShown(url, `copies-${number}`)));
          durations.push(performance.now() - begun);
        }
        await Promise.all(readers.map((reader) => reader.stop()));
        await stack.must('docker', ['rm', '--force', copy.container]);
        const faults = readers.flatMap((reader) => reader.faults);
        const reads = readers.reduce((sum, reader) => sum + reader.reads, 0);
        hold(faults.length === 0, faults.slice(0, 5).join('\n'));
        const figures = `answered after ${inSeconds(answers)} s, shown after ${inSeconds(durations)} s`;
        hold(Math.max(...durations) < maxMs, figures);
        return `${figures}; ${reads} pages read meanwhile`;
      },
    },
    {
      name: 'a copy that starts while content is down shows what is published',
      run: async () => {
        await publish('before-content-stops');
        await untilShown(stack.url, 'before-content-stops');
        await untilStored(stack);
        await stack.must('docker', ['compose', 'stop', 'content']);
        const begun = performance.now();
        const copy = await startCopy(stack);
        await untilShown(copy.url, 'before-content-stops');
        const took = performance.now() - begun;
        await stack.must('docker', ['rm', '--force', copy.container]);
        await stack.must('docker', ['compose', 'up', '--detach', '--wait', '--no-deps', 'content']);
        return `${inSeconds([took])} s after its start`;
      },
    },
    {
      name: 'content killed while it publishes: the site is whole, and the next publication is shown',
      run: async () => {
        const [container = ''] = await stack.copies('content');
        const readers = new Readers(stack.url, ({ profile }) => profile.socialMedia.pinterest ?? '');
        const cutOff = publish('cut-off').then(
          () => 'answered',
          () => 'not answered',
        );
        await stack.must('docker', ['kill', container]);
        const answer = await cutOff;
        await stack.must('docker', ['compose', 'up', '--detach', '--wait', '--no-deps', 'content']);
        await publish('after-the-kill');
        await untilShown(stack.url, 'after-the-kill');
        await readers.stop();
        hold(readers.faults.length === 0, readers.faults.slice(0, 5).join('\n'));
        return `the publication was ${answer}; ${readers.reads} pages read meanwhile`;
      },
    },
    {
      name: 'without PostgreSQL, content and gateway a restarted web shows what is published',
      run: async () => {
        await untilStored(stack);
        await stack.must('docker', ['compose', 'stop', 'postgres', 'content', 'gateway']);
        await stack.must('docker', ['compose', 'restart', 'web']);
        await untilShown(stack.url, 'after-the-kill');
        await stack.must('docker', ['compose', 'up', '--detach', '--wait']);
        return 'from the object store';
      },
    },
  ];
}

const inSeconds = (durations: number[]) => durations.map((ms) => (ms / 1000).toFixed(1)).join(', ');

/** Starts another public server in addition to the one with the published port, and waits until it answers. */
async function startCopy(stack: ComposeStack): Promise<{ container: string; url: string }> {
  const said = await stack.must('docker', ['compose', 'run', '--detach', '--no-deps', 'web']);
  const container = /^[0-9a-f]{12,}$/m.exec(said)?.[0] ?? '';
  const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}';
  const [address = ''] = (await stack.must('docker', ['inspect', '--format', format, container])).split(' ');
  const url = `http://${address}:8080`;
  await waitUntil(`an answer of ${url}`, async () => (await fetch(url)).ok);
  return { container, url };
}

const untilShown = (url: string, name: string) =>
  waitUntil(`${name} at ${url}`, async () => {
    const page = await fetch(url).catch(() => undefined);
    return page !== undefined && (await page.text()).includes(markOf(name));
  });

/** Waits until the object store names the set that the content service has as the current one. */
const untilStored = (stack: ComposeStack) =>
  waitUntil('the set in the object store', async () => {
    const statement = 'SELECT build, sha256 FROM site_sets WHERE replaced_at IS NULL';
    const [build = '', sha256 = ''] = (await stack.query('content', statement))[0]?.split('|') ?? [];
    const pointer = ['curl', '--silent', `http://store:9000/site/current-${build}`];
    const named = await stack.must('docker', ['compose', 'exec', '-T', 'web', ...pointer]);
    return sha256 !== '' && named.includes(sha256);
  });
