import { setTimeout as pause } from 'node:timers/promises';
import { Readers, SiteEditor } from '../../testing/site-editor.ts';
import type { BenchStack } from './bench-stack.ts';
import { median } from './median.ts';
import type { Line } from './report.ts';
import { fillStories } from './stories.ts';

const publications = 50;
const changes = 10;
const stories = 200;

/**
 * Measures 50 publications while visitors read: the time until the public server shows each of them, and the faults
 * that readers saw. Then measures changes to one page's words, without and with 200 stories.
 */
export async function measurePublications(stack: BenchStack, cookie: string): Promise<Line[]> {
  const url = stack.origin;
  const editor = new SiteEditor({ url, cookie });
  const readers = new Readers(url, ({ profile }) => profile.fullName);
  const answered: number[] = [];
  const shown: number[] = [];
  for (let index = 1; index <= publications; index += 1) {
    const fullName = `Sandhill Grounds, publication ${index}`;
    const begun = performance.now();
    await editor.publish(({ facts }) => (facts.fullName = fullName));
    answered.push(performance.now() - begun);
    while (!(await (await fetch(url)).text()).includes(fullName)) await pause(20);
    shown.push(performance.now() - begun);
  }
  await readers.stop();
  const onePage = await publishDescriptions(editor, url, 'alone');
  await fillStories(stack.product.databaseUrl('media'), stories);
  while (!(await fetch(`${url}/gallery/story-${stories}`)).ok) await pause(100);
  const beside = await publishDescriptions(editor, url, 'beside stories');
  for (const fault of readers.faults.slice(0, 10)) console.log(`  ${fault}`);
  return [
    line(`${publications} publications, slowest answer`, answered),
    line(`${publications} publications of a fact of all pages, slowest until it is shown`, shown),
    line(`${changes} publications of one page’s words, slowest until it is shown`, onePage),
    {
      measured: `the same beside ${stories} stories : without, medians`,
      product: `${Math.round(median(beside))} ms`,
      limit: `${Math.round(median(onePage))} ms`,
      result: median(beside) / median(onePage),
      target: 1.5,
      unit: '',
    },
    {
      measured: 'pages that failed or mixed versions',
      product: `${readers.reads} reads`,
      limit: '',
      result: readers.faults.length,
      target: 0,
      unit: '',
    },
  ];
}

/** Publishes changes to the description of one page. @returns the milliseconds until each change is shown */
async function publishDescriptions(editor: SiteEditor, url: string, name: string): Promise<number[]> {
  const shown: number[] = [];
  for (let index = 1; index <= changes; index += 1) {
    const description = `Who we are, ${name}, ${index}`;
    const begun = performance.now();
    await editor.publish(({ pages }) => (pages.about.description.en = description));
    while (!(await (await fetch(`${url}/about`)).text()).includes(`${description}"`)) await pause(20);
    shown.push(performance.now() - begun);
  }
  return shown;
}

function line(measured: string, times: number[]): Line {
  return {
    measured,
    product: `${Math.round(median(times))} ms in the median`,
    limit: '',
    result: Math.max(...times) / 1000,
    target: 5,
    unit: 's',
  };
}
