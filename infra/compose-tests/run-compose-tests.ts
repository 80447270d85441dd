import { say } from '../local/progress.ts';
import { copies } from './checks/copies.ts';
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

async function onDemoStack(make: (stack: ComposeStack) => Check[]): Promise<void> {
  const stack = await ComposeStack.prepared('test');
  await stack.down();
  try {
    await stack.up();
    for (const check of make(stack)) await tell(check);
  } finally {
    await stack.down();
  }
}

const groups: Record<string, () => Promise<void>> = {
  copies: () => onDemoStack(copies),
  uploads: () => onDemoStack(uploads),
};

const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(groups)) {
  const group = groups[name];
  if (!group) throw new Error(`There is no "${name}": ${Object.keys(groups).join(', ')}.`);
  say(name);
  await group();
}
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
