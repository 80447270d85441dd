import { say } from '../../local/command-line/progress.ts';
import { backups } from './checks/backups.ts';
import { containers } from './checks/containers.ts';
import { copies } from './checks/copies.ts';
import { live } from './checks/live.ts';
import { memory } from './checks/memory.ts';
import { procedures } from './checks/procedures.ts';
import { publicationChecks } from './checks/publications.ts';
import { rates } from './checks/rates.ts';
import { rebuild } from './checks/rebuild.ts';
import { rolls } from './checks/rolls.ts';
import { tls } from './checks/tls.ts';
import { uploads } from './checks/uploads.ts';
import type { Check } from './support/check.ts';
import { ComposeStack } from './support/compose-stack.ts';

let passed = 0;
let failed = 0;

async function tell({ name, run }: Check): Promise<void> {
  try {
    const says = await run();
    passed += 1;
    say(`  ok      ${name}\n            ${says}`);
  } catch (error) {
    failed += 1;
    say(`  FAILED  ${name}\n            ${(error as Error).message.replaceAll('\n', '\n            ')}`);
  }
}

async function each(checks: Check[]): Promise<void> {
  for (const check of checks) await tell(check);
}

async function onDemoStack(make: (stack: ComposeStack) => Check[]): Promise<void> {
  const stack = await ComposeStack.prepared('test');
  await stack.down();
  try {
    await tell({ name: 'up: everything healthy', run: async () => `in ${(await stack.up()).toFixed(0)} s` });
    await each(make(stack));
  } finally {
    await stack.down();
  }
}

const groups: Record<string, () => Promise<void>> = {
  containers: () => onDemoStack(containers),
  copies: () => onDemoStack(copies),
  publications: () => onDemoStack(publicationChecks),
  uploads: () => onDemoStack(uploads),
  live: () => each(live),
  tls: () => each(tls),
  rolls: () => each(rolls),
  backups: () => onDemoStack(backups),
  procedures: () => onDemoStack(procedures),
  rebuild: () => each(rebuild),
  rates: () => onDemoStack(rates),
  memory: () => each(memory),
};

/** Groups that measure the limits of a machine. They run only if they are named. */
const byHand = ['rates', 'memory'];

const names = process.argv.slice(2);
const usual = Object.keys(groups).filter((name) => !byHand.includes(name));
for (const name of names.length > 0 ? names : usual) {
  const group = groups[name];
  if (!group) throw new Error(`There is no "${name}": ${Object.keys(groups).join(', ')}.`);
  say(name);
  await group();
}
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
