import { setTimeout as pause } from 'node:timers/promises';
import { withDatabase } from '../../local/servers/with-database.ts';
import { FaultStack } from '../faults/fault-stack.ts';
import { waitUntil } from '../../local/wait-until.ts';
import { BenchStack } from './bench-stack.ts';
import { measureBodies } from './bodies.ts';
import { measureChats } from './chats.ts';
import { measureContact } from './contact.ts';
import { measureDeliveries } from './deliveries/deliveries.ts';
import { measureEvents } from './events.ts';
import { measureLists } from './lists.ts';
import { measureMemory } from './memory.ts';
import { measurePages } from './pages.ts';
import { measureProjects } from './projects.ts';
import { measurePublications } from './publications.ts';
import { measureQuotes } from './quotes.ts';
import { measureReceipts } from './receipts.ts';
import { report, type Line } from './report.ts';
import { measureStart } from './start-time.ts';
import { measureStories } from './stories.ts';
import { measureTexts } from './texts.ts';
import { measureUpload } from './upload.ts';
import { measureVisits } from './visits.ts';

/**
 * Measures the product and references, which are small servers that do the same work without the product's code, in the
 * same run, and prints both. Runs as `make bench [ONLY=projects,contact]`.
 * The ratios do not depend on the speed of the machine. Other work of the machine makes them uneven, so each is a
 * median.
 */
const missing = FaultStack.missing();
if (missing.length > 0) {
  console.error(`The benchmark needs ${missing.join(' and ')} on this machine.`);
  process.exit(1);
}
const only = process.env['ONLY'] ? process.env['ONLY'].split(',') : undefined;
const isWanted = (name: string) => !only || only.includes(name);
let missed = 0;

if (isWanted('start')) missed += report('Start', await measureStart());
if (isWanted('receipts')) missed += report('Quotes of a storm', await measureReceipts());
if (isWanted('deliveries')) missed += report('Deliveries', await measureDeliveries());

/** Measurements that start their own stack. */
const alone = ['start', 'receipts', 'deliveries'];
if (!only || only.some((name) => !alone.includes(name))) missed += await measureParts();

console.log(
  missed === 0 ? '\nEvery target is met.' : `\n${missed} targets are missed; see docs/performance.md.`,
);
process.exit(missed === 0 ? 0 : 1);

/** Runs the measurements that share a stack. @returns the number of missed targets */
async function measureParts(): Promise<number> {
  let missed = 0;
  console.log('\nStarting the stack, with a Redis, nginx and the references behind it …');
  const stack = await BenchStack.start();
  try {
    const cookie = await stack.signIn();
    await atRest(stack);
    const parts: [string, string, () => Line[] | Promise<Line[]>][] = [
      ['memory', 'Memory', () => measureMemory(stack)],
      ['projects', 'Projects', () => measureProjects(stack)],
      ['contact', 'Contact', () => measureContact(stack)],
      ['quotes', 'Quotes with photos', () => measureQuotes(stack)],
      ['texts', 'Longest texts', () => measureTexts(stack, cookie)],
      ['upload', 'Uploads', () => measureUpload(stack, cookie)],
      ['bodies', 'Bodies that are refused', () => measureBodies(stack)],
      ['events', 'Open lists', () => measureEvents(stack, cookie)],
      ['chats', 'Open help cards', () => measureChats(stack)],
      ['pages', 'Visitor’s pages beside help cards', () => measurePages(stack)],
      ['lists', 'Lists', () => measureLists(stack, cookie)],
      ['visits', 'Windows for visits', () => measureVisits(stack)],
      ['publications', 'Publications', () => measurePublications(stack, cookie)],
      ['stories', 'Stories', () => measureStories(stack, cookie)],
    ];
    for (const [name, title, measure] of parts) if (isWanted(name)) missed += report(title, await measure());
  } finally {
    await stack.stop();
  }
  return missed;
}

/**
 * Waits until the stack is idle. For a while after the first start, the worker makes the large sizes of the sample
 * pictures. It releases unused memory only after that.
 */
async function atRest(stack: BenchStack): Promise<void> {
  await withDatabase(stack.product.databaseUrl('media'), (database) => {
    const isDone = async () => {
      const { rowCount } = await database.query('SELECT 1 FROM images WHERE renditions_owed LIMIT 1');
      return rowCount === 0;
    };
    return waitUntil('the pictures of the first start', isDone, 300_000);
  });
  await pause(10_000);
}
