import { sendLeads } from '../../faults/lead-load.ts';
import { hold, type Check } from '../support/check.ts';
import type { ComposeStack } from '../support/compose-stack.ts';
import { duringTraffic, inWords, lostLeads } from '../support/visitors.ts';

const secrets = [
  'database-auth',
  'database-leads',
  'database-media',
  'database-content',
  'database-backup',
  'queue',
  'store-leads',
  'store-media',
  'store-content',
  'store-backup',
  'identity',
  'photo-links',
  'staff-list',
  'second-factor',
];

/** Follows the procedures of docs/operations.md word for word. */
export function procedures(stack: ComposeStack): Check[] {
  return [
    {
      name: 'make rotate: each secret has a new value, and the site works with it',
      run: async () => {
        for (const secret of secrets) {
          const before = await secretsOf(stack);
          await stack.make('rotate', `SECRET=${secret}`);
          hold((await secretsOf(stack)) !== before, `${secret} is what it was`);
          await worksAgain(stack, secret);
        }
        return secrets.join(', ');
      },
    },
    {
      name: 'make upgrade under load: every service replaced, no accepted lead lost',
      run: async () => {
        const traffic = await duringTraffic(stack, {}, () => stack.make('upgrade'));
        const lost = await lostLeads(stack, traffic.leads);
        hold(lost.length === 0, `${lost.length} accepted leads are lost`);
        return inWords(traffic);
      },
    },
  ];
}

/** Returns a hash of all secrets. No secret leaves the container. */
async function secretsOf(stack: ComposeStack): Promise<string> {
  const script = 'cat /run/secrets/*/* | sha256sum';
  const runs = [
    'compose',
    '--profile',
    'restore',
    'run',
    '--rm',
    '--no-deps',
    '-T',
    'restore',
    'sh',
    '-c',
    script,
  ];
  return /[0-9a-f]{64}/.exec(await stack.must('docker', runs))?.[0] ?? '';
}

/**
 * Checks after a rotation that a sign-in and a lead with a photo work, and that databases, queue and store are healthy.
 */
async function worksAgain(stack: ComposeStack, secret: string): Promise<void> {
  const cookie = await stack.signIn();
  const leads = await sendLeads({ url: stack.url, origin: stack.url, leads: 2, atOnce: 1, photoEvery: 1 });
  hold((await lostLeads(stack, leads)).length === 0, `${secret}: a lead is lost`);
  const list = await fetch(`${stack.url}/api/leads?limit=1`, { headers: { Cookie: cookie } });
  hold(list.status === 200, `${secret}: the list of leads was answered with ${list.status}`);
  const health = (await (await fetch(`${stack.url}/api/health`)).json()) as { status: string };
  hold(health.status === 'ok', `${secret}: the site's health is ${health.status}`);
}
